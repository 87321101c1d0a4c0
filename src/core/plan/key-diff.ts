/** What a change does to the points of a config key: compares the points of base and head by id. */
import { canonicalJson } from '../canonical-json.ts'
import type { Point, PointSpec } from '../point.ts'
import { lineLabel } from '../point-label.ts'
import type { KeyDiff, PlannedPoint, RemovedPoint } from './plan.ts'

type Compared = Pick<Point, 'id'> & PointSpec

/** One entry per config key of either side, in the order of head, then of base. */
export function diffKeys(base: readonly Compared[], head: readonly Compared[]): readonly KeyDiff[] {
  const keys = new Set([...head, ...base].map(({ configKey }) => configKey))
  const baseByKey = groupByKey(base)
  const headByKey = groupByKey(head)
  return [...keys].map((key) => diffKey(key, baseByKey.get(key) ?? [], headByKey.get(key) ?? []))
}

function groupByKey(points: readonly Compared[]): ReadonlyMap<string, readonly Compared[]> {
  const groups = new Map<string, Compared[]>()
  for (const point of points) {
    const group = groups.get(point.configKey)
    if (group) group.push(point)
    else groups.set(point.configKey, [point])
  }
  return groups
}

function diffKey(configKey: string, base: readonly Compared[], head: readonly Compared[]): KeyDiff {
  const baseIds = new Set(base.map(({ id }) => id))
  const headIds = new Set(head.map(({ id }) => id))
  const gone = base.filter(({ id }) => !headIds.has(id))
  const added: Compared[] = []
  const changed: KeyDiff['changed'][number][] = []
  const places = new Map<string, Compared[]>()
  for (const point of gone) {
    const place = placeOf(point)
    places.set(place, [...(places.get(place) ?? []), point])
  }
  const replaced = new Set<string>()
  for (const point of head) {
    if (baseIds.has(point.id)) continue
    const before = places.get(placeOf(point))?.shift()
    if (!before) added.push(point)
    else {
      replaced.add(before.id)
      changed.push({ from: before.id, to: point.id, ...changes(before, point) })
    }
  }
  const removed = gone.filter(({ id }) => !replaced.has(id))
  return {
    configKey,
    added: added.map(({ id }) => id),
    removed: removed.map(({ id }) => id),
    changed,
    unchanged: head.filter(({ id }) => baseIds.has(id)).map(({ id }) => id),
    ...(removed.length === 0 ? {} : { removedPoints: removed.map(removedPoint) }),
  }
}

const removedPoint = (point: Compared): RemovedPoint => ({
  id: point.id,
  kind: point.kind,
  line: lineLabel(point),
  conc: point.conc,
})

/** Where a point stands in the search space: what a reader would call "the same point" after an image bump. */
function placeOf(point: Compared): string {
  const { topology } = point
  const shape =
    topology.shape === 'single-node'
      ? topology
      : [topology.prefill, topology.decode].map(({ additionalSettings: _settings, ...pool }) => pool)
  const { kind, scenario, isl, osl, conc, evalConcs, specDecoding, kvOffloading, kvOffloadBackend } = point
  const offload = kvOffloadBackend?.name
  return canonicalJson([
    kind,
    scenario,
    isl ?? 0,
    osl ?? 0,
    conc,
    evalConcs ?? [],
    specDecoding,
    kvOffloading,
    offload ?? '',
    shape,
  ])
}

type Scalar = string | number | boolean | null

/** Fields of the spec that differ, one level deep, and the values of the scalar ones. */
function changes(before: PointSpec, after: PointSpec): Omit<KeyDiff['changed'][number], 'from' | 'to'> {
  const left = specFields(before)
  const right = specFields(after)
  const fields = [...new Set([...left.keys(), ...right.keys()])]
    .filter((field) => canonicalJson(left.get(field) ?? null) !== canonicalJson(right.get(field) ?? null))
    .sort()
  const values = fields.flatMap((field) => {
    const from = left.get(field) ?? null
    const to = right.get(field) ?? null
    return isScalar(from) && isScalar(to) ? [{ field, from, to }] : []
  })
  return { fields, ...(values.length === 0 ? {} : { values }) }
}

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object'

/** Computed from the spec, or only about how the point is run. */
const derived: ReadonlySet<string> = new Set<keyof PlannedPoint>([
  'id',
  'seriesKey',
  'curveKey',
  'gpus',
  'nodes',
  'expName',
  'recipeFingerprint',
  'runsOn',
  'timeoutMinutes',
  'queueMinutes',
  'title',
  'estimatedGpuHours',
  'because',
])

function specFields(spec: PointSpec): ReadonlyMap<string, unknown> {
  const { recipe, ...rest } = spec
  const own = Object.entries(rest).filter(([field]) => !derived.has(field))
  return new Map(
    [...own, ['recipe', recipe?.resolved] as const].flatMap(([field, value]) => members(field, value)),
  )
}

const members = (field: string, value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([name, member]) => [`${field}.${name}`, member])
    : [[field, value]]
