/** Environment of the processes of a recipe, in srt-slurm's order; later ones win. */
import { concat, jobId, nodeName, text } from './text.ts'
import type { Text } from './text.ts'

export type Environment = Readonly<Record<string, Text>>

/** Merges from weak to strong; an entry keeps the place of its first mention. */
export const mergeEnvironments = (...layers: readonly Environment[]): Environment =>
  Object.assign({}, ...layers) as Environment

const holes = /\{(node|node_id|job_id)\}/

/** `{node}`, `{node_id}` and `{job_id}` of recipe values become placeholders of the process's node; other braces stay. */
export function filled(env: Readonly<Record<string, string>>, node: number): Environment {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value, node)]))
}

function fill(value: string, node: number): Text {
  const match = holes.exec(value)
  if (!match) return value
  const rest = fill(value.slice(match.index + match[0].length), node)
  const hole =
    match[1] === 'node' ? text`${nodeName(node)}` : match[1] === 'job_id' ? text`${jobId}` : String(node)
  return concat(value.slice(0, match.index), hole, rest)
}
