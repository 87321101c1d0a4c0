/** Evaluation points: questions to the served engine, then verdicts against the thresholds. */
import { join } from 'node:path'
import {
  assumedContextTokens,
  type EvalRunOptions,
  type EvalRunOutcome,
  usualPatience,
} from '../clients/evals/settings.ts'
import { runLmEval } from '../clients/lm-eval/client.ts'
import { evidenceOfFile } from '../core/evals/evidence.ts'
import { type EvalEvidence, judgeEval } from '../core/evals/judge.ts'
import { readLmEvalResults } from '../core/evals/lm-eval-results.ts'
import { loadEvalTask } from '../core/evals/load-task.ts'
import type { EvalTaskDefinition } from '../core/evals/task.ts'
import { loadThresholds } from '../core/evals/thresholds.ts'
import type { EvalVerdict } from '../core/evals/verdict.ts'
import type { Point } from '../core/point.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import type { ValidityReason } from '../core/results/aggregate.ts'
import { readBoundedText } from '../files/json-file.ts'
import { readFileBelow } from '../files/repository-file.ts'
import { productVersion } from '../version.ts'
import type { PointClients } from './point-clients.ts'
import type { Drive, DriveContext } from './run-point.ts'

const maxResultBytes = 64 * 1024 * 1024

export interface EvalDriveSettings {
  readonly repoDir: string
  readonly thresholdsFile: string
  readonly planDigest: string
  readonly clients: PointClients
  readonly env: NodeJS.ProcessEnv
}

export function evalDrive(settings: EvalDriveSettings): Drive {
  return async (context) => {
    const task = evalTaskOfPoint(context.point, settings.repoDir)
    context.onPhase('profiling')
    const options: EvalRunOptions = {
      signal: context.signal,
      onProgress: ({ answered, failed, expected, correct }) =>
        context.onProgress({ kind: 'eval', asked: answered + failed, of: expected, correct }),
    }
    const outcome = await ask(context, task, settings, options)
    return async () => {
      const verdicts = await judgeOutcome(context.point, task, outcome, settings)
      return { verdicts, invalidReasons: verdicts.flatMap(reasonsAgainst), problems: outcome.problems }
    }
  }
}

async function ask(
  { point, attempt, spec, workDir, signal, say }: DriveContext,
  task: EvalTaskDefinition,
  { repoDir, planDigest, clients, env }: EvalDriveSettings,
  options: EvalRunOptions,
): Promise<EvalRunOutcome> {
  const run = {
    task,
    point,
    identity: { planDigest, attempt, simulated: spec.simulated },
    endpointUrl: spec.endpointUrl,
    servedModel: spec.servedModel,
    outputDir: join(workDir, 'eval'),
    concs: point.evalConcs ?? [point.conc],
    contextTokens: point.maxModelLen === 0 ? assumedContextTokens : point.maxModelLen,
    ...(point.evalTask?.limit === undefined ? {} : { limit: point.evalTask.limit }),
    engine: { name: spec.engine, version: spec.version },
  }
  if (clients.evalNameFor(point) === 'built-in') {
    // With it comes an HTTP client of a megabyte, which no other point needs.
    const { runBuiltInEval } = await import('../clients/evals/builtin.ts')
    return runBuiltInEval({ ...run, patience: usualPatience, runnerVersion: productVersion }, options)
  }
  return runLmEval(
    {
      ...run,
      env: await clients.lmEval({ signal, say }),
      taskFile: join(repoDir, point.evalTask?.path ?? ''),
      cacheDir: clients.cacheDir,
      hostEnv: env,
    },
    options,
  )
}

/** Throws ProblemError: the point's task file is missing or damaged, or the point names none. */
export function evalTaskOfPoint(point: Point, repoDir: string): EvalTaskDefinition {
  const path = point.evalTask?.path
  if (path === undefined) {
    throw new ProblemError([
      problem(
        'INFX306',
        `${point.configKey}: the evaluation "${point.evalTask?.task ?? '?'}" has no task file here`,
        {
          hint: 'name one with --eval-task, eval-task in infx.config.yaml, or eval: {path: …} in the configuration',
        },
      ),
    ])
  }
  const { task, problems } = loadEvalTask(path, (file) => textBelow(repoDir, file))
  if (!task || hasErrors(problems)) throw new ProblemError(problems)
  return task
}

async function judgeOutcome(
  point: Point,
  task: EvalTaskDefinition,
  outcome: EvalRunOutcome,
  settings: EvalDriveSettings,
): Promise<readonly EvalVerdict[]> {
  const { thresholds } = loadThresholds({
    path: settings.thresholdsFile,
    text: textBelow(settings.repoDir, settings.thresholdsFile),
  })
  return Promise.all(
    outcome.concs.map(async ({ conc, state, resultsPath, problems }) => {
      const evidence: EvalEvidence =
        state === 'complete' && resultsPath !== undefined
          ? await evidenceAt(resultsPath, task.task)
          : { state: 'infra', because: problems.map(({ message }) => message) }
      return judgeEval({ point, task: task.task, conc, evidence, thresholds, minScore: undefined })
    }),
  )
}

/** Missing where the file is no result. */
export async function evidenceAt(path: string, task: string): Promise<EvalEvidence> {
  const read = readLmEvalResults(await readBoundedText(path, maxResultBytes))
  return 'fault' in read
    ? { state: 'missing', because: [`${path}: ${read.fault}`] }
    : evidenceOfFile(read, task)
}

function reasonsAgainst(verdict: EvalVerdict): readonly ValidityReason[] {
  if (verdict.state === 'pass') return []
  return [
    {
      code: `eval_${verdict.state}`,
      message: `${verdict.task} at conc ${verdict.conc}: ${verdict.because.join('; ')}`,
      blame: verdict.state === 'infra' ? 'infra' : 'user',
    },
  ]
}

/** Text of a file of the repository; undefined when it is missing. Throws ProblemError when it is refused. */
export function textBelow(root: string, path: string): string | undefined {
  const read = readFileBelow(root, path)
  if (read.kind === 'refused') throw new ProblemError([read.problem])
  return read.kind === 'missing' ? undefined : read.file.text
}
