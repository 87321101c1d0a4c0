/**
 * A curve's frontier as a Mermaid xychart: GitHub renders it in summaries and comments, where neither SVG nor an
 * artifact's picture can be embedded.
 */
import { frontierAt } from './drawn-frontier.ts'
import type { Drawn } from './drawn-frontier.ts'

// xychart has no scatter: a line's values lie at even steps over the x axis. So the frontier, which is straight between
// measured points, is sampled. 32 steps over whole-number ends keep every step exact in binary, because Mermaid adds
// the step up and would drop the last value after a rounding error.
const steps = 32

/** The chart, or undefined when fewer than two frontier points make no line. `frontier` ascends in x. */
export function mermaidFrontier(
  title: string,
  axes: { readonly x: string; readonly y: string },
  frontier: readonly Drawn[],
): string | undefined {
  const first = frontier[0]
  const last = frontier.at(-1)
  if (!first || !last || frontier.length < 2) return undefined
  const low = Math.floor(first.x)
  const high = Math.max(low + 1, Math.ceil(last.x))
  const values = Array.from({ length: steps + 1 }, (_, step) => {
    const x = low + ((high - low) * step) / steps
    return Math.round(frontierAt(frontier, Math.min(last.x, Math.max(first.x, x))))
  })
  return [
    '```mermaid',
    'xychart-beta',
    `    title "${quoted(title)}"`,
    `    x-axis "${quoted(axes.x)}" ${low} --> ${high}`,
    `    y-axis "${quoted(axes.y)}" 0 --> ${Math.ceil(Math.max(...values) * 1.05)}`,
    `    line [${values.join(', ')}]`,
    '```',
  ].join('\n')
}

/** Mermaid strings end at a quote and have no escape; whatever could end the string, the line or the fence becomes a blank. */
const quoted = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} .,:;·()/%+_-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
