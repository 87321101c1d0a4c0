/** Append-only entries: only points that are new on existing curves run, and nothing else may have changed. */
import '../problems/plan.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { ConfigEntry, MasterConfig } from '../config/master.ts'
import { isAgenticRow, isMultiRow, rowConcs, rowKey, type Row } from './rows.ts'

/** Fields that do not tell curves apart. */
const notCurve = ['conc', 'exp-name', 'recipe-fingerprint']

/** Index of a head row and its concurrencies that base does not have. */
export interface AddedPoints {
  readonly index: number
  readonly concs: readonly number[]
}

export type AppendOnlyDelta = { readonly added: readonly AddedPoints[] } | { readonly error: string }

/**
 * What head adds to base. Refuses when a curve of base is gone or changed, when one of its concurrencies is gone, when
 * an added row does not belong to an existing visual series with one unchanged image, and when nothing is added.
 */
export function appendOnlyDelta(base: readonly Row[], head: readonly Row[]): AppendOnlyDelta {
  const before = concsByCurve(base)
  const after = concsByCurve(head)
  if (before.size === 0) return { error: 'append-only requires an existing curve in the base revision' }
  for (const curve of before.keys()) {
    if (!after.has(curve)) return { error: 'append-only may not remove or modify existing generated recipes' }
  }
  for (const [curve, concs] of before) {
    const missing = [...concs].filter((conc) => !after.get(curve)?.has(conc)).sort((a, b) => a - b)
    if (missing.length > 0) {
      return { error: `append-only may not remove existing concurrency points: [${missing.join(', ')}]` }
    }
  }
  const added = addedPoints(head, before)
  const images = imagesBySeries(base)
  for (const { index } of added) {
    const row = head[index]
    const known = row && images.get(visualSeries(row))
    if (row && known?.size === 1 && hasImage(row) && known.has(row.image)) continue
    return {
      error:
        'append-only additions must belong to an existing visual curve with one unchanged non-null image',
    }
  }
  return added.length > 0 ? { added } : { error: 'append-only did not add any generated points' }
}

function concsByCurve(rows: readonly Row[]): Map<string, Set<number>> {
  const curves = new Map<string, Set<number>>()
  for (const row of rows) {
    const curve = rowKey(row, notCurve)
    const concs = curves.get(curve) ?? new Set<number>()
    for (const conc of rowConcs(row)) concs.add(conc)
    curves.set(curve, concs)
  }
  return curves
}

function addedPoints(head: readonly Row[], before: ReadonlyMap<string, ReadonlySet<number>>): AddedPoints[] {
  const emitted = new Map<string, Set<number>>()
  return head.flatMap((row, index) => {
    const curve = rowKey(row, notCurve)
    const known = before.get(curve)
    const seen = emitted.get(curve) ?? new Set<number>()
    emitted.set(curve, seen)
    const concs = rowConcs(row).filter((conc) => {
      if (known?.has(conc) || seen.has(conc)) return false
      seen.add(conc)
      return true
    })
    return concs.length > 0 ? [{ index, concs }] : []
  })
}

/** What the ecosystem draws as one line. */
function visualSeries(row: Row): string {
  const isAgentic = isAgenticRow(row)
  const { prefill, decode } = isMultiRow(row) ? row : { prefill: undefined, decode: undefined }
  return canonicalJson([
    row.model,
    row['model-prefix'],
    row.precision,
    row.framework,
    row.runner,
    'disagg' in row && row.disagg,
    isAgentic ? ['agentic_traces', row['kv-offloading'] !== 'none'] : ['single_turn', row.isl, row.osl],
    isAgentic ? '' : row['spec-decoding'],
    prefill?.hardware ?? null,
    decode?.hardware ?? null,
  ])
}

function imagesBySeries(rows: readonly Row[]): ReadonlyMap<string, ReadonlySet<string>> {
  const images = new Map<string, Set<string>>()
  for (const row of rows) {
    const series = visualSeries(row)
    images.set(series, (images.get(series) ?? new Set()).add(row.image))
  }
  return images
}

const scenarioNames = ['fixed-seq-len', 'agentic-coding'] as const

/** Why the configurations differ beyond what an append-only entry covers; empty when they do not. */
export function appendOnlyScope(
  base: MasterConfig,
  head: MasterConfig,
  selected: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const errors: string[] = []
  const keys = [...new Set([...base.entries.keys(), ...head.entries.keys()])].sort()
  const changed = keys.filter(
    (key) => !selected.has(key) && content(base.entries.get(key)) !== content(head.entries.get(key)),
  )
  if (changed.length > 0) {
    errors.push(`append-only PR changed configs not selected by its changelog entry: [${changed.join(', ')}]`)
  }
  const missing = [...selected.keys()].filter((key) => !base.entries.has(key)).sort()
  if (missing.length > 0) {
    const list = missing.join(', ')
    errors.push(
      `append-only requires every selected config to exist in the base revision; missing: [${list}]`,
    )
  }
  for (const [key, scenarios] of selected) {
    const before = base.entries.get(key)
    const after = head.entries.get(key)
    if (before && after) errors.push(...entryScope(before, after, scenarios))
  }
  return errors
}

const content = (entry: ConfigEntry | undefined): string => (entry ? canonicalJson(entry.value) : '')

function entryScope(
  before: ConfigEntry,
  after: ConfigEntry,
  scenarios: readonly string[],
): readonly string[] {
  const present = (entry: ConfigEntry): readonly string[] =>
    scenarioNames.filter((name) => entry.value.scenarios[name] !== undefined)
  if (present(before).join() !== present(after).join()) {
    return [`append-only added or removed a scenario in config '${after.key}'`]
  }
  const others = scenarioNames.filter((name) => present(after).includes(name) && !scenarios.includes(name))
  if (others.length === 0) return []
  const errors: string[] = []
  const wide = ({ value: { scenarios: _scenarios, ...rest } }: ConfigEntry): string => canonicalJson(rest)
  if (wide(before) !== wide(after)) {
    errors.push(
      'append-only changed config-wide fields that can affect scenarios outside its changelog scope',
    )
  }
  const isChanged = others.some(
    (name) => canonicalJson(before.value.scenarios[name]) !== canonicalJson(after.value.scenarios[name]),
  )
  if (isChanged) errors.push('append-only changed a scenario outside its changelog scope')
  return errors
}

/** Rows recorded by other producers may have no image, whatever our own type says. */
const hasImage = ({ image }: { readonly image: string | null }): boolean => image !== null
