/** Wires one action to GitHub: inputs in; outputs, annotations, summary and exit code out. Owns every catch. */
import * as core from '@actions/core'
import { posix } from 'node:path'
import '../core/problems/actions.ts'
import { problem } from '../core/problems/catalogue.ts'
import { type Problem, ProblemError, formatProblem, hasErrors } from '../core/problem.ts'
import { renderProblems } from '../core/render/problems.ts'
import { type EventDefaults, readEventDefaults } from './event-defaults.ts'
import { type ActionContract, type InputValues, readInputs } from './contract.ts'

export interface ActionResult {
  readonly outputs: Readonly<Record<string, string | number | boolean>>
  /** Markdown for the step summary. */
  readonly summary?: string
  /** Warnings and notices are shown; an error among them fails the step after the outputs are set. */
  readonly problems: readonly Problem[]
}

export interface ActionHost {
  /** Folder that relative inputs are relative to. */
  readonly workspace: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted by SIGINT or SIGTERM: GitHub leaves 7.5 s between the two. */
  readonly signal: AbortSignal
  /** What people call this run: its number. */
  readonly runName: string
  /** From 1. */
  readonly runAttempt: number
  /** Values for inputs that were not given. */
  eventDefaults(): Promise<EventDefaults>
  info(line: string): void
}

/** GitHub shows ten annotations of a kind per step and drops the rest without a word. */
const annotationsPerSeverity = 10
/** A step summary over 1 MiB is dropped whole. */
const summaryByteLimit = 1024 * 1024

export async function runAction<Contract extends ActionContract>(
  contract: Contract,
  run: (inputs: InputValues<Contract>, host: ActionHost) => Promise<ActionResult>,
): Promise<void> {
  const interrupted = new AbortController()
  const interrupt = (signal: NodeJS.Signals): void => interrupted.abort(new Error(`interrupted by ${signal}`))
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  // Findings stand in files relative to this folder, annotations relative to the workspace.
  const repo = core.getInput('repo')
  try {
    const { values, problems } = readInputs(contract, (name) => core.getInput(name))
    if (problems.length > 0) throw new ProblemError(problems)
    const result = await run(values, hostOf(process.env, interrupted.signal))
    for (const [name, value] of Object.entries(result.outputs)) core.setOutput(name, value)
    if (result.summary !== undefined) await writeSummary(result.summary)
    report(result.problems, repo)
  } catch (error) {
    if (error instanceof ProblemError) {
      report(error.problems, repo)
      await writeSummary(renderProblems(contract.title, error.problems, []))
    } else if (interrupted.signal.aborted) {
      report([problem('INFX311', `${contract.name} was ${messageOf(interrupted.signal.reason)}`)], repo)
    } else {
      // Not a finding about the user's files: the whole stack helps whoever mends it.
      report(
        [problem('INFX310', `something unexpected happened inside ${contract.name}; please report this`)],
        repo,
      )
      core.info(withoutCommands(error instanceof Error ? (error.stack ?? error.message) : String(error)))
    }
  } finally {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}

function hostOf(env: ActionHost['env'], signal: AbortSignal): ActionHost {
  const attempt = Number(env['GITHUB_RUN_ATTEMPT'])
  return {
    workspace: env['GITHUB_WORKSPACE'] ?? process.cwd(),
    env,
    signal,
    runName: env['GITHUB_RUN_NUMBER'] ?? 'local',
    runAttempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    eventDefaults: () => readEventDefaults(env),
    info: (line) => core.info(withoutCommands(line)),
  }
}

/** Annotations for all, as far as GitHub shows them, the rest in the log; an error among them fails the step. */
function report(problems: readonly Problem[], repo: string): void {
  const annotate = { error: core.error, warning: core.warning, notice: core.notice }
  const shown = { error: 0, warning: 0, notice: 0 }
  for (const found of problems) {
    const text = found.hint === undefined ? found.message : `${found.message}\n${found.hint}`
    if (shown[found.severity]++ < annotationsPerSeverity) {
      annotate[found.severity](text, {
        title: `${found.code} (${found.blame})`,
        ...(found.at
          ? { file: inWorkspace(repo, found.at.file), startLine: found.at.line, startColumn: found.at.col }
          : {}),
        ...(found.at?.endCol === undefined ? {} : { endColumn: found.at.endCol }),
      })
    } else core.info(withoutCommands(formatProblem(found)))
  }
  if (hasErrors(problems)) process.exitCode = core.ExitCode.Failure
}

const inWorkspace = (repo: string, file: string): string =>
  posix.isAbsolute(file) ? file : posix.join(repo, file)

async function writeSummary(markdown: string): Promise<void> {
  // Locally, without the file, there is nowhere to write to.
  if (process.env['GITHUB_STEP_SUMMARY'] === undefined) return
  const fits = Buffer.byteLength(markdown) <= summaryByteLimit
  if (!fits) throw new Error('a step summary over 1 MiB was rendered; renderers must cut by rows')
  await core.summary.addRaw(markdown, true).write()
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Text of engines, models and pull requests must not become workflow commands. */
const withoutCommands = (text: string): string => text.replace(/^(\s*)(::|##\[)/gm, '$1\u200b$2')
