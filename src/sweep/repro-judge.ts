/** What a repeated point came to, beside the kept result. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectationsOf } from '../core/measure/infx-block.ts'
import { formatChange, formatCount, formatMeasure, notMeasured } from '../core/render/numbers.ts'
import type { ValidityReason } from '../core/results/aggregate.ts'
import { headlineOf } from '../core/results/headline.ts'
import type { Headline } from '../core/results/sweep.ts'
import { measureAgenticDir, measureFixedFile } from '../files/measure.ts'
import { productVersion } from '../version.ts'
import { clientFolder } from './load-spec.ts'
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
