/** Which points a person means: by id, the end of an id, a title, or a glob on either. */
import type { PlannedPoint } from './plan.ts'
import { matchesWildcard } from './wildcard.ts'

/** Exact names first: a title that holds a `*` still means itself. `wanted` may be the twelve digits that end an id. */
export function namedPoints<Named extends Pick<PlannedPoint, 'id' | 'title'>>(
  points: readonly Named[],
  wanted: string,
): readonly Named[] {
  const exact = points.filter(({ id, title }) => id === wanted || title === wanted || endsWith(id, wanted))
  if (exact.length > 0) return exact
  return points.filter(({ id, title }) => matchesWildcard(wanted, id) || matchesWildcard(wanted, title))
}

const endsWith = (id: string, digits: string): boolean =>
  /^[0-9a-f]{12}$/.test(digits) && id.endsWith(`-${digits}`)

/** One line each, to choose from. */
export const pointLines = (
  points: readonly Pick<PlannedPoint, 'id' | 'title'>[],
  count: number,
): readonly string[] => [
  ...points.slice(0, count).map(({ id, title }) => `${id}  (${title})`),
  ...(points.length > count ? [`and ${points.length - count} more`] : []),
]

/** Ids that are alike but for their digits: the same point with another image, recipe, duration or engine. */
export const idsLike = (points: readonly Pick<PlannedPoint, 'id'>[], wanted: string): readonly string[] =>
  points.flatMap(({ id }) => (id !== wanted && nameIn(id) === nameIn(wanted) ? [id] : []))

const nameIn = (id: string): string => id.replace(/-[0-9a-f]{12}$/, '')
