/** What a repeated point came to, beside the kept result. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectationsOf } from '../core/measure/infx-block.ts'
import { formatChange, formatCount, formatMeasure, notMeasured } from '../core/render/numbers.ts'
import type { ValidityReason } from '../core/results/aggregate.ts'
import { headlineOf } from '../core/results/headline.ts'
import type { Headline } from '../core/results/sweep.ts'
import { measureAgenticDir, measureFixedFile } from '../files/measure.ts'
import { resultFiles } from '../clients/lm-eval/result.ts'
import { judgeEval } from '../core/evals/judge.ts'
import type { EvalEvidence } from '../core/evals/judge.ts'
import { loadThresholds } from '../core/evals/thresholds.ts'
import type { EvalVerdict } from '../core/evals/verdict.ts'
import { productVersion } from '../version.ts'
import { evalTaskOfPoint, evidenceAt, textBelow } from './drive-eval.ts'
import { clientFolder } from './load-spec.ts'
import { evalFolder } from './repro-client.ts'
import type { KeptPoint } from './repro.ts'

export interface ReproVerdict {
  readonly headline: Headline | null
  /** Of the kept result; null when it had none. */
  readonly kept: Headline | null
  readonly invalidReasons: readonly ValidityReason[]
}

/** Measures what the client left below `workDir` as the sweep would. Throws ProblemError (INFX222) when there is nothing. */
export async function judgeRepro(
  { plan, point, outcome }: KeptPoint,
  workDir: string,
): Promise<ReproVerdict> {
  const logs = join(workDir, 'logs')
  const power = join(workDir, 'gpu_metrics.csv')
  const outputDir = join(workDir, clientFolder)
  const options = {
    point,
    provenance: {
      plan_digest: plan.digest,
      attempt: (outcome?.result.attempt ?? 0) + 1,
      simulated: point.simulated === true,
      engine: { name: point.framework, version: point.image },
      client: { name: 'by hand', version: productVersion },
      timeline: [],
      commands: [],
      trace_scale: point.traceScale ?? 1,
    },
    expectations: expectationsOf(point, { requirePower: false, requireServerMetrics: false }),
    knownReasons: [],
    serverLogPaths: existsSync(logs) ? readdirSync(logs).map((file) => join(logs, file)) : [],
    ...(existsSync(power) ? { power: { csvPath: power, utcOffsetMinutes: 0 } } : {}),
  }
  const judged =
    point.scenario === 'agentic-coding'
      ? await measureAgenticDir(outputDir, options)
      : await measureFixedFile(join(outputDir, 'bench.json'), options)
  return {
    headline: headlineOf(judged.aggregate),
    kept: outcome?.result.headline ?? null,
    invalidReasons: judged.reasons,
  }
}

const rows = [
  ['tok/s/GPU', 'tputPerGpuTps'],
  ['mean tok/s/user', 'meanIntvtyTps'],
  ['P90 E2E latency s', 'p90E2elSeconds'],
  ['P90 TTFT s', 'p90TtftSeconds'],
] as const satisfies readonly (readonly [string, keyof Headline])[]

const count = (value: number | undefined): string => (value === undefined ? notMeasured : formatCount(value))

export function renderReproVerdict({ headline, kept, invalidReasons }: ReproVerdict): string {
  const cells = rows.map(([title, field]) => [
    title,
    formatMeasure(headline?.[field]),
    formatMeasure(kept?.[field]),
    formatChange(headline?.[field], kept?.[field]),
  ])
  const counts = [
    ['requests', count(headline?.requestsSuccessful), count(kept?.requestsSuccessful), ''],
    ['failed requests', count(headline?.requestsFailed), count(kept?.requestsFailed), ''],
  ]
  const lines = [['', 'now', 'kept', 'change'], ...cells, ...counts].map(([title = '', ...numbers]) =>
    [title.padEnd(18), ...numbers.map((cell) => cell.padStart(10))].join(' ').trimEnd(),
  )
  const reasons = invalidReasons.map(({ code, message }) => `not valid: ${code}: ${message}`)
  return `${[...lines, ...reasons].join('\n')}\n`
}

/** Judges what lm-eval left below `workDir`, one verdict per concurrency; nothing there is never a pass. Throws ProblemError. */
export async function judgeReproEval(
  { point }: KeptPoint,
  workDir: string,
  { repoDir, thresholdsFile }: { readonly repoDir: string; readonly thresholdsFile: string },
): Promise<readonly EvalVerdict[]> {
  const task = evalTaskOfPoint(point, repoDir)
  const text = textBelow(repoDir, thresholdsFile)
  const { thresholds } = loadThresholds({ path: thresholdsFile, text })
  return Promise.all(
    (point.evalConcs ?? [point.conc]).map(async (conc) => {
      const found = await evidenceIn(join(workDir, evalFolder(conc)), task.task)
      const evidence = found.state === 'result' ? { ...found, smoke: found.smoke || !task.fullSet } : found
      return judgeEval({ point, task: task.task, conc, evidence, thresholds, minScore: undefined })
    }),
  )
}

async function evidenceIn(folder: string, task: string): Promise<EvalEvidence> {
  const files = existsSync(folder) ? await resultFiles(folder) : undefined
  return files
    ? evidenceAt(files.results, task)
    : { state: 'missing', because: [`${folder} holds no result of lm-eval`] }
}

const scoresOf = (verdict: EvalVerdict | undefined): string =>
  Object.entries(verdict?.scores ?? {})
    .map(([metric, score]) => `${metric} ${score.toFixed(4)}`)
    .join(', ') || notMeasured

export function renderReproEval(verdicts: readonly EvalVerdict[], kept: readonly EvalVerdict[]): string {
  const lines = verdicts.map((verdict) => {
    const before = kept.find(({ conc }) => conc === verdict.conc)
    const now = `${verdict.task} at conc ${verdict.conc}: ${verdict.state}, ${scoresOf(verdict)}`
    return `${now} (kept: ${before?.state ?? 'no verdict'}, ${scoresOf(before)}): ${verdict.because.join('; ')}`
  })
  return `${lines.join('\n')}\n`
}
