/**
 * The part of an aggregate that the page shows. The parts of all points are held at once; histograms, exports and the
 * breakdowns that others put into their results stay in the files.
 */
import type { Aggregate, Json } from '../core/results/aggregate.ts'

/** Blocks that the page reads from, as far as they are numbers and words. */
const shownBlocks = ['request_accounting', 'request_metrics', 'server_metrics']
/** `request_metrics.latency.ttft.p90` is the deepest. */
const blockLevels = 3
/** What the page shows of texts at the top and in blocks are words. */
const longestWord = 200

/** `infx` whole, the blocks without their lists, and every number and word at the top. */
export function shownPart(aggregate: Aggregate): Aggregate {
  const members = Object.entries(aggregate).flatMap(([name, value]): readonly [string, Json][] => {
    if (name === 'infx' || isWord(value)) return [[name, value]]
    return shownBlocks.includes(name) ? [[name, wordsOf(value, blockLevels)]] : []
  })
  return Object.fromEntries(members)
}

const isWord = (value: Json): boolean =>
  typeof value === 'string' ? value.length <= longestWord : typeof value !== 'object' || value === null

function wordsOf(value: Json, levels: number): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const members = Object.entries(value).flatMap(([name, inner]): readonly [string, Json][] => {
    if (isWord(inner)) return [[name, inner]]
    return levels > 1 && !Array.isArray(inner) ? [[name, wordsOf(inner, levels - 1)]] : []
  })
  return Object.fromEntries(members)
}
