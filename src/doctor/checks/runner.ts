/** The GitHub runner and what runs this product. */
import { join } from 'node:path'
import { toolComplaint } from '../../launch/tool.ts'
import { absent, fault, ok, warning } from '../check.ts'
import type { Check, CheckContext, Machine } from '../check.ts'

const answerMs = 20_000
/** Self references of workflows (`$/…`) need it (docs/runners.md). */
const leastRunner = '2.336.0'
const leastNode = '20.19.0'

export async function runnerChecks({ machine }: CheckContext): Promise<readonly Check[]> {
  return [await runnerCheck(machine), nodeCheck(machine)]
}

async function runnerCheck(machine: Machine): Promise<Check> {
  const root = await runnerFolder(machine)
  if (root === undefined)
    return absent('runner', 'there is no GitHub runner in the usual places (RUNNER_ROOT names it)')
  const result = await machine.call([join(root, 'bin/Runner.Listener'), '--version'], answerMs)
  const version = result.kind === 'ended' && result.code === 0 ? result.stdout.trim() : undefined
  if (version === undefined) {
    return warning(
      'runner',
      `${root} does not tell its version: ${toolComplaint(result)}`,
      'install the runner again',
    )
  }
  return isAtLeast(version, leastRunner)
    ? ok('runner', `${version} at ${root}`)
    : fault('runner', `${version} at ${root}`, `update it: workflows need ${leastRunner} or newer`)
}

/** Inside a job the temporary folder lies two levels below the runner. */
async function runnerFolder({ env, fileSize }: Machine): Promise<string | undefined> {
  const candidates = [
    env['RUNNER_ROOT'],
    ...(env['RUNNER_TEMP'] === undefined ? [] : [join(env['RUNNER_TEMP'], '../..')]),
    ...(env['HOME'] === undefined ? [] : [join(env['HOME'], 'actions-runner')]),
  ]
  for (const root of candidates) {
    if (root !== undefined && (await fileSize(join(root, 'bin/Runner.Listener'))) !== undefined) return root
  }
  return undefined
}

const nodeCheck = ({ nodeVersion }: Machine): Check =>
  isAtLeast(nodeVersion, leastNode)
    ? ok('node.js', nodeVersion)
    : fault('node.js', nodeVersion, `this product needs ${leastNode} or newer`)

function isAtLeast(version: string, least: string): boolean {
  const parts = (text: string): readonly number[] =>
    text.split('.').map((part) => Number.parseInt(part, 10) || 0)
  const [have, want] = [parts(version), parts(least)]
  for (const [index, wanted] of want.entries()) {
    const found = have[index] ?? 0
    if (found !== wanted) return found > wanted
  }
  return true
}
