/** What a reader needs of a plan, grouped as the configuration is: key, line of the search space, concurrencies. */
import { lineLabel } from '../point-label.ts'
import type { KeyDiff, Plan, PlannedPoint } from './plan.ts'

export interface PlanView {
  readonly keys: readonly KeyView[]
  /** Benchmark points against the base; 0 when there is none. */
  readonly added: number
  readonly changed: number
  readonly removed: number
}

export interface KeyView {
  readonly configKey: string
  /** What changed: `image v1 → v2`; with `(3 of 8)` when not on every changed point of the key. */
  readonly changes: readonly string[]
  readonly lines: readonly LineView[]
}

export interface LineView {
  readonly label: string
  readonly concs: readonly ConcView[]
  readonly removed: readonly number[]
  /** Concurrencies that are evaluated. */
  readonly evals: readonly ConcView[]
  /** Those that were, at the base. */
  readonly removedEvals: readonly number[]
}

export interface ConcView {
  readonly conc: number
  readonly mark: 'added' | 'changed' | 'unchanged' | 'planned'
}

export function viewPlan({ points, keys: keyDiffs }: Pick<Plan, 'points' | 'keys'>): PlanView {
  const diffs = new Map(keyDiffs.map((diff) => [diff.configKey, diff]))
  const keys = [...new Set([...points, ...keyDiffs].map(({ configKey }) => configKey))]
  const views = keys.map((key) => viewKey(key, points, diffs.get(key)))
  const lines = views.flatMap((view) => view.lines)
  const marked = (mark: ConcView['mark']): number =>
    lines.flatMap(({ concs }) => concs).filter((conc) => conc.mark === mark).length
  return {
    keys: views,
    added: marked('added'),
    changed: marked('changed'),
    removed: lines.flatMap(({ removed }) => removed).length,
  }
}

function viewKey(configKey: string, points: readonly PlannedPoint[], diff: KeyDiff | undefined): KeyView {
  const own = points.filter((point) => point.configKey === configKey)
  const gone = diff?.removedPoints ?? []
  const labels = [...new Set([...own.map((point) => lineLabel(point)), ...gone.map(({ line }) => line)])]
  const marks = marksOf(diff)
  const lines = labels.map((label): LineView => {
    const onLine = own.filter((point) => lineLabel(point) === label)
    return {
      label,
      concs: onLine
        .filter(({ kind }) => kind === 'benchmark')
        .map(({ conc, id }) => ({ conc, mark: marks(id) })),
      removed: gone
        .filter(({ line, kind }) => line === label && kind === 'benchmark')
        .map(({ conc }) => conc),
      evals: onLine
        .filter(({ kind }) => kind === 'eval')
        .flatMap(({ evalConcs, conc, id }) =>
          (evalConcs ?? [conc]).map((one) => ({ conc: one, mark: marks(id) })),
        ),
      removedEvals: gone
        .filter(({ line, kind }) => line === label && kind === 'eval')
        .map(({ conc }) => conc),
    }
  })
  return { configKey, changes: diff ? fieldChanges(diff) : [], lines }
}

function marksOf(diff: KeyDiff | undefined): (id: string) => ConcView['mark'] {
  if (!diff) return () => 'planned'
  const added = new Set(diff.added)
  const changed = new Set(diff.changed.map(({ to }) => to))
  return (id) => (added.has(id) ? 'added' : changed.has(id) ? 'changed' : 'unchanged')
}

/** Every field that changed, the one of most points first, with its values when those are the same everywhere. */
function fieldChanges({ changed }: KeyDiff): readonly string[] {
  const count = new Map<string, number>()
  for (const field of changed.flatMap(({ fields }) => fields)) count.set(field, (count.get(field) ?? 0) + 1)
  return [...count]
    .sort(([, a], [, b]) => b - a)
    .map(([field, points]) => {
      const texts = new Set(
        changed
          .filter(({ fields }) => fields.includes(field))
          .map(({ values }) => describe(values?.find((value) => value.field === field))),
      )
      const [text] = texts
      const name = texts.size === 1 && text !== undefined ? `${wording(field)} ${text}` : wording(field)
      return points === changed.length ? name : `${name} (${points} of ${changed.length})`
    })
}

/** What a reader calls a field of a point. */
function wording(field: string): string {
  if (field.startsWith('acceptance.')) return `golden curve: ${field.slice('acceptance.'.length)}`
  if (field === 'totalCpuDramGb') return 'runner hardware: CPU DRAM in GB'
  return field
}

const describe = (value: { readonly from: unknown; readonly to: unknown } | undefined): string | undefined =>
  value ? `${plainText(value.from)} → ${plainText(value.to)}` : undefined

const plainText = (value: unknown): string => {
  if (value === undefined || value === null) return 'none'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}
