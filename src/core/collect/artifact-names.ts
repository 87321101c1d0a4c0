/**
 * Artifact names of one attempt at a point: the ecosystem's prefixes, a readable part, the point's id, the attempt.
 * GitHub's artifacts know no attempt and their ids do not grow with it, so the name has to carry it.
 */
import type { Point } from '../point.ts'

export interface ArtifactNames {
  /**
   * The result itself: `bmk_agentic_…` or `bmk_…` when valid, `failed_…` otherwise. Of an evaluation always `eval_…`:
   * a score below its threshold is a result, and nothing but result files is taken for a score.
   */
  readonly result: string
  /** Report of an attempt that has no result at all (failureDocument), of either kind of point. */
  readonly failed: string
  readonly trace: string
  readonly serverLogs: string
  readonly gpuMetrics: string
  readonly powerAudit: string
  /** File name of the aggregate inside `result`. */
  readonly resultFile: string
}

/** Longest readable part; names of whole artifacts stay far below what file systems take. */
const maxReadable = 60

/** Names of one attempt (from 1). Unique per point and attempt; only letters, digits, `.`, `_` and `-`. */
export function artifactNames(
  point: Pick<Point, 'id' | 'expName' | 'scenario' | 'kind'>,
  run: { readonly attempt: number; readonly valid: boolean },
): ArtifactNames {
  const label = `${readable(point.expName)}${safe(point.id)}_a${run.attempt}`
  const isAgentic = point.scenario === 'agentic-coding'
  const prefix =
    point.kind === 'eval' ? 'eval_' : !run.valid ? 'failed_' : isAgentic ? 'bmk_agentic_' : 'bmk_'
  return {
    result: `${prefix}${label}`,
    failed: `failed_${label}`,
    trace: `agentic_${label}`,
    serverLogs: `server_logs_${label}`,
    gpuMetrics: `gpu_metrics_${label}`,
    powerAudit: `power_audit_${label}`,
    resultFile: `${isAgentic ? '' : 'agg_'}${label}.json`,
  }
}

/** The attempt at the end of an artifact's name; undefined in names of other producers. */
export function attemptInName(artifact: string): number | undefined {
  const digits = /_a([1-9]\d{0,5})$/.exec(artifact)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * A readable part in front of the id. Names are recognised by their prefixes, so a part that would lengthen one of
 * them into another (`bmk_` + `agentic_…`, `eval_` + `server_logs_…`) is kept from doing so.
 */
function readable(expName: string): string {
  const text = safe(expName)
    .slice(0, maxReadable)
    .replace(/[-_.]+$/, '')
  if (text === '') return ''
  return `${/^(agentic|results|server_logs|gpu_metrics)_/.test(text) ? 'x-' : ''}${text}_`
}

const safe = (text: string): string => text.replace(/[^A-Za-z0-9._-]+/g, '-')
