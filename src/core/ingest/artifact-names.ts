/** Which artifact folder is what, by the ecosystem's naming (reference ingest §2.1). Identity is inside the files. */

export type ArtifactKind =
  | 'benchmark'
  | 'benchmark-aggregate'
  | 'eval'
  | 'eval-aggregate'
  | 'trace'
  | 'server-logs'
  | 'gpu-metrics'
  | 'power-audit'
  | 'run-stats'
  | 'changelog'
  | 'rejected-rows'
  | 'failed'
  | 'debug'
  | 'other'

export interface ArtifactName {
  readonly kind: ArtifactKind
  readonly name: string
  /** What pairs the artifacts of one point: the name without its kind's prefix. */
  readonly key: string
}

/** Longest prefix first: `eval_server_logs_` begins with `eval_` and is no evaluation. */
const prefixes: readonly (readonly [prefix: string, kind: ArtifactKind])[] = [
  ['failed_', 'failed'],
  ['bmk_agentic_', 'benchmark'],
  ['bmk_', 'benchmark'],
  ['results_', 'benchmark-aggregate'],
  ['eval_results_all', 'eval-aggregate'],
  ['eval_server_logs_', 'debug'],
  ['eval_gpu_metrics_', 'debug'],
  ['eval_', 'eval'],
  ['agentic_', 'trace'],
  ['multinode_server_logs_', 'debug'],
  ['server_logs_', 'server-logs'],
  ['gpu_metrics_', 'gpu-metrics'],
  ['power_audit_', 'power-audit'],
  ['rejected_rows_run_stats', 'debug'],
  ['rejected_rows_', 'rejected-rows'],
  ['run_stats_', 'run-stats'],
]

const exact: Readonly<Record<string, ArtifactKind>> = {
  'run-stats': 'run-stats',
  'changelog-metadata': 'changelog',
}

export function classifyArtifact(name: string): ArtifactName {
  const whole = exact[name]
  if (whole) return { kind: whole, name, key: name }
  const match = prefixes.find(([prefix]) => name.startsWith(prefix))
  return match
    ? { kind: match[1], name, key: name.slice(match[0].length) }
    : { kind: 'other', name, key: name }
}
