/** The frontier as it is drawn: the non-dominated points over whichever two axes the reader chose. */

export interface Drawn {
  readonly x: number
  readonly y: number
}

/**
 * Points that no other point beats on both axes, in ascending x. `xBetter` says which way x is good (interactivity:
 * higher; latency: lower); y (throughput) is always better when higher. Ties follow engines' strict rule: of equal
 * points the first one stays, of equal y the one with the better x.
 */
export function drawnFrontier<Point extends Drawn>(
  points: readonly Point[],
  xBetter: 'higher' | 'lower',
): readonly Point[] {
  const sign = xBetter === 'higher' ? -1 : 1
  const bestFirst = [...points].sort((a, b) => sign * (a.x - b.x) || b.y - a.y)
  let best = -Infinity
  const kept = bestFirst.filter((point) => {
    if (point.y <= best) return false
    best = point.y
    return true
  })
  return xBetter === 'higher' ? kept.reverse() : kept
}

/** Straight line between the two frontier points around `x`; `frontier` ascends in x and is not empty. */
export function frontierAt(frontier: readonly Drawn[], x: number): number {
  const after = frontier.findIndex((point) => point.x >= x)
  const right = frontier[after] ?? frontier.at(-1)
  const left = frontier[after - 1] ?? right
  if (!left || !right) throw new RangeError('a frontier without points has no value')
  return right.x === left.x ? right.y : left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
}
