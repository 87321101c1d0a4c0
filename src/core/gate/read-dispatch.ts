/** Inputs of a sweep that was started by hand. GitHub hands them over as text, absent ones as ''. */
import '../problems/gate.ts'
import { readRunId } from '../commands/run-reference.ts'
import { optional } from '../optional-field.ts'
import { problem } from '../problems/catalogue.ts'
import type { PayloadReader } from './payload-reader.ts'
import type { DispatchInputs, DispatchTrigger } from './trigger.ts'

export function readDispatch(read: PayloadReader, ref: string): DispatchTrigger {
  const inputs: DispatchInputs = {
    keys: listOf(read.input('keys')),
    labels: labelsOf(read.input('labels')),
    ...optional('points', read.input('points')),
    ...optional('pullRequest', pullRequestOf(read)),
    ...optional('approveHead', commitOf(read)),
    ...optional('base', read.input('base')),
    ...optional('resumeRun', runOf(read, 'resume-run')),
    ...optional('failedOfRun', runOf(read, 'failed-of-run')),
    ...optional('requestedBy', loginOf(read)),
  }
  if (inputs.resumeRun !== undefined && inputs.failedOfRun !== undefined) {
    read.report(
      problem('INFX134', 'resume-run and failed-of-run exclude one another', { hint: 'give one run' }),
    )
  }
  if (read.has('inputs.approve-head') && read.input('approve-head') && !read.input('pull-request')) {
    read.report(
      problem('INFX134', 'approve-head needs pull-request, the number of the pull request it belongs to'),
    )
  }
  return { kind: 'workflow_dispatch', ref, sender: read.text('sender.login'), inputs }
}

/** Values separated by commas or white space. */
const listOf = (text: string | undefined): readonly string[] =>
  text?.split(/[\s,]+/).filter((value) => value !== '') ?? []

/** Label names may hold blanks, so only commas and line ends separate them. */
const labelsOf = (text: string | undefined): readonly string[] =>
  text?.split(/[,\r\n]+/).flatMap((value) => (value.trim() === '' ? [] : [value.trim()])) ?? []

function pullRequestOf(read: PayloadReader): number | undefined {
  const text = read.input('pull-request')
  if (text === undefined) return undefined
  if (/^#?[1-9][0-9]{0,9}$/.test(text)) return Number(text.replace('#', ''))
  read.report(problem('INFX134', `pull-request: expected a number, got "${text.slice(0, 80)}"`))
  return undefined
}

function commitOf(read: PayloadReader): string | undefined {
  const text = read.input('approve-head')?.toLowerCase()
  if (text === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return text
  read.report(
    problem(
      'INFX134',
      `approve-head: expected the full commit SHA that was read, got "${text.slice(0, 80)}"`,
      {
        hint: 'a short SHA can be made to collide: copy all 40 digits',
      },
    ),
  )
  return undefined
}

/** A login is all that stands there; anything else cannot be asked for its role. */
function loginOf(read: PayloadReader): string | undefined {
  const text = read.input('requested-by')
  if (text === undefined || /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:\[bot\])?$/.test(text)) return text
  read.report(problem('INFX134', `requested-by: expected a login, got "${text.slice(0, 80)}"`))
  return undefined
}

function runOf(read: PayloadReader, name: string): string | undefined {
  const text = read.input(name)
  if (text === undefined) return undefined
  const id = readRunId(text)
  if ('runId' in id) return id.runId
  read.report(problem('INFX134', `${name}: ${id.refused}`))
  return undefined
}
