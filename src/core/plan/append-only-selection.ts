/** Selection for append-only entries: the added points of their keys, if the whole change is append-only. */
import '../problems/plan.ts'
import type { MasterConfig } from '../config/master.ts'
import type { Runners } from '../config/runners.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { formatPlural } from '../render/numbers.ts'
import { appendOnlyDelta, appendOnlyScope } from './append-only.ts'
import type { KeyDiff } from './plan.ts'
import type { LabelEffects, PlanPolicy } from './policy.ts'
import {
  narrowed,
  resolveKeys,
  selectRows,
  trimmed,
  type SelectedRow,
  type SweepRequest,
} from './select-rows.ts'
import type { TrimOptions } from './trim.ts'

interface ConfigSide {
  readonly config: MasterConfig
  readonly runners: Runners | undefined
}

export interface AppendOnlyInput {
  readonly requests: readonly SweepRequest[]
  readonly effects: LabelEffects
  readonly policy: PlanPolicy
  readonly trim: TrimOptions
  readonly head: ConfigSide
  readonly base: ConfigSide | undefined
}

/** The rows to run, or why the change is not append-only. No evaluations. */
export function appendOnlySelection(input: AppendOnlyInput): {
  readonly rows: readonly SelectedRow[]
  readonly problems: readonly Problem[]
} {
  const refuse = (code: 'INFX084' | 'INFX085' | 'INFX087', ...messages: readonly string[]) => {
    const at = input.requests.find(({ appendOnly }) => appendOnly)?.at
    return { rows: [], problems: messages.map((message) => problem(code, message, at ? { at } : {})) }
  }
  const { requests, effects, base, head, policy, trim } = input
  if (!requests.every(({ appendOnly }) => appendOnly)) {
    return refuse('INFX085', 'append-only entries cannot share a sweep with regular changelog entries')
  }
  if (effects.allEvals || effects.evalsOnly) {
    return refuse('INFX085', 'append-only sweeps cannot use all-evals or evals-only modifiers')
  }
  if (!base)
    return refuse(
      'INFX087',
      'append-only needs a base revision, readable and without errors, to compare with',
    )
  const errors = appendOnlyScope(base.config, head.config, selectedScenarios(requests, head.config))
  if (errors.length > 0) return refuse('INFX084', ...errors)
  const untrimmed = { ...effects, trim: false }
  const select = ({ config, runners }: ConfigSide): readonly SelectedRow[] =>
    selectRows({
      config,
      hardware: runners?.hardware ?? new Map(),
      requests,
      effects: untrimmed,
      policy,
      trim,
    }).benchmarks
  const after = select(head)
  const delta = appendOnlyDelta(
    select(base).map(({ expanded }) => expanded.row),
    after.map(({ expanded }) => expanded.row),
  )
  if ('error' in delta) return refuse('INFX084', delta.error)
  const rows = delta.added.flatMap(({ index, concs }) => {
    const selected = after[index]
    if (!selected) return []
    const because = [...selected.because, 'append-only: new on its curve']
    return [{ ...selected, expanded: narrowed(selected.expanded, concs), concs, because }]
  })
  return { rows: effects.trim ? trimmed(rows, trim) : rows, problems: [] }
}

/** Scenario names that the requests select of each key. */
function selectedScenarios(
  requests: readonly SweepRequest[],
  config: MasterConfig,
): ReadonlyMap<string, readonly string[]> {
  const selected = new Map<string, readonly string[]>()
  for (const { configKeys, scenarioType = ['fixed-seq-len', 'agentic-coding'] } of requests) {
    for (const key of resolveKeys(configKeys, config).keys) {
      selected.set(key, [...new Set([...(selected.get(key) ?? []), ...scenarioType])])
    }
  }
  return selected
}

/**
 * INFX084 per key whose old points are not what they were: rows hold neither the content of a recipe nor a dataset, a
 * number of prompts or a golden curve, so that `appendOnlySelection` alone would let a change of them pass.
 */
export function changedByAppending(
  keys: readonly KeyDiff[],
  requests: readonly SweepRequest[],
): readonly Problem[] {
  const at = requests.find(({ appendOnly }) => appendOnly)?.at
  return keys.flatMap(({ configKey, changed, removed }) => {
    const count = changed.length + removed.length
    if (count === 0) return []
    const fields = [...new Set(changed.flatMap((change) => change.fields))]
    const named = fields.length === 0 ? '' : ` (${fields.join(', ')})`
    const message = `append-only may not change existing points, and ${formatPlural(count, 'point')} of ${configKey} changed${named}`
    const hint = 'leave append-only out, so that they are measured again'
    return [problem('INFX084', message, { hint, ...(at ? { at } : {}) })]
  })
}
