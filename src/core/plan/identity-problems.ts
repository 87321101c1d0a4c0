/** One measurement, one identity: drops points listed twice, reports different points under one identity. */
import '../problems/plan.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Place, Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { PlannedPoint } from './plan.ts'
import { skuOf } from '../point-label.ts'

export type PlaceOfPoint = (point: PlannedPoint) => Place | undefined

/** Unique points in order, with a notice per point that was listed again. */
export function uniquePoints(
  points: readonly PlannedPoint[],
  placeOf: PlaceOfPoint,
): {
  readonly points: readonly PlannedPoint[]
  readonly problems: readonly Problem[]
} {
  const byId = new Map<string, PlannedPoint>()
  const repeated = new Map<string, PlannedPoint[]>()
  const problems: Problem[] = []
  for (const point of points) {
    const first = byId.get(point.id)
    if (!first) byId.set(point.id, point)
    else if (measurement(first) !== measurement(point)) {
      const message = `two different points have the id "${point.id}"`
      problems.push(problem('INFX082', message, { ...placed([first, point], placeOf), blame: 'product' }))
    } else repeated.set(point.id, [...(repeated.get(point.id) ?? [first]), point])
  }
  for (const listed of repeated.values()) {
    const [{ configKey, title } = { configKey: '', title: '' }] = listed
    const message = `${configKey}: "${title}" is listed ${listed.length} times and runs once`
    problems.push(problem('INFX083', message, placed(listed, placeOf)))
  }
  return {
    points: distinctTitles([...byId.values()]),
    problems: [...problems, ...sharedResults([...byId.values()], placeOf)],
  }
}

/** The last of the points is the one to look at; the hint tells where the others are. */
function placed(
  points: readonly PlannedPoint[],
  placeOf: PlaceOfPoint,
): { readonly at?: Place; readonly hint?: string } {
  const lines = new Map(
    points.flatMap((point) => {
      const place = placeOf(point)
      return place ? [[`${place.file}:${place.line}`, place] as const] : []
    }),
  )
  const at = [...lines.values()].at(-1)
  if (!at) return {}
  const others = [...lines.keys()].slice(0, -1)
  return { at, ...(others.length === 0 ? {} : { hint: `the other is at ${others.join(', ')}` }) }
}

/** The spec without what is derived from it or only explains it. */
function measurement(point: PlannedPoint): string {
  const {
    id: _id,
    seriesKey: _series,
    because: _because,
    title: _title,
    expName: _expName,
    recipeFingerprint: _fingerprint,
    recipe,
    ...rest
  } = point
  return canonicalJson({ ...rest, recipe: recipe?.digest })
}

/** Job names must be told apart: points that read the same get the end of their id. */
function distinctTitles(points: readonly PlannedPoint[]): readonly PlannedPoint[] {
  const count = new Map<string, number>()
  for (const { title } of points) count.set(title, (count.get(title) ?? 0) + 1)
  return points.map((point) =>
    (count.get(point.title) ?? 0) > 1 ? { ...point, title: `${point.title} · ${point.id.slice(-6)}` } : point,
  )
}

/**
 * Benchmark results are stored under dimensions and the ecosystem's fingerprint of the row. Points that differ only in
 * what a row cannot express (our extensions) would overwrite each other there.
 */
function sharedResults(points: readonly PlannedPoint[], placeOf: PlaceOfPoint): readonly Problem[] {
  const byResult = new Map<string, PlannedPoint>()
  return points.flatMap((point) => {
    if (point.kind === 'eval') return []
    const {
      modelPrefix,
      precision,
      framework,
      scenario,
      isl = 0,
      osl = 0,
      conc,
      recipeFingerprint = '',
    } = point
    const identity = JSON.stringify([
      modelPrefix,
      skuOf(point.runner),
      precision,
      framework,
      scenario,
      isl,
      osl,
      conc,
      point.kvOffloading,
      recipeFingerprint,
    ])
    const first = byResult.get(identity)
    if (!first) {
      byResult.set(identity, point)
      return []
    }
    const keys =
      first.configKey === point.configKey ? point.configKey : `${first.configKey} and ${point.configKey}`
    const stored = `would be stored as one result: "${point.title}"`
    const where = placed([first, point], placeOf)
    if (measurement({ ...first, configKey: point.configKey }) === measurement(point)) {
      const message = `${keys} list the same point, which is measured twice and ${stored}`
      return [problem('INFX082', message, { ...where, severity: 'warning' })]
    }
    const remedy =
      'make the difference visible in the row, for instance with additional-settings, the image or the topology'
    return [
      problem('INFX082', `${keys}: two different points ${stored}`, {
        ...where,
        hint: where.hint === undefined ? remedy : `${where.hint}; ${remedy}`,
      }),
    ]
  })
}
