/** The same point in an earlier sweep, to compare against. */
import type { Sweep, SweepPoint } from '../results/sweep.ts'

export type FindPrevious = (point: SweepPoint) => SweepPoint | undefined

/**
 * Finds a point's predecessor: the same id, else the only point of the same config key, kind and title (an image or
 * recipe change makes a new id, but it is the change one wants to compare over).
 */
export function previousFinder(previous: Sweep | undefined): FindPrevious {
  const byId = new Map<string, SweepPoint>()
  const byName = new Map<string, SweepPoint | 'several'>()
  for (const point of previous?.points ?? []) {
    byId.set(point.id, point)
    const name = nameOf(point)
    byName.set(name, byName.has(name) ? 'several' : point)
  }
  return (point) => {
    const named = byName.get(nameOf(point))
    return byId.get(point.id) ?? (named === 'several' ? undefined : named)
  }
}

const nameOf = (point: SweepPoint): string => JSON.stringify([point.kind, point.configKey, point.title])
