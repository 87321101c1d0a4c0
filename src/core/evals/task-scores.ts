/** The scores of one task in a result file, by the names that rows and tables use. */
import { isRecord } from '../measure/lenient-json.ts'
import type { EvalRow } from './eval-row.ts'
import type { LmEvalResults } from './lm-eval-results.ts'

type Fields = Readonly<Record<string, unknown>>

export interface TaskScores {
  readonly fields: Pick<
    EvalRow,
    | 'task'
    | 'em_strict'
    | 'em_strict_se'
    | 'em_flexible'
    | 'em_flexible_se'
    | 'n_eff'
    | 'score'
    | 'score_name'
    | 'score_se'
  >
  /** Model named in the task's own configuration. */
  readonly modelInConfig?: string
}

interface Score {
  readonly value: number | null
  readonly se: number | null
}

const none: Score = { value: null, se: null }

/**
 * Strict (or `resolved`) and flexible scores by the task's filter names; a task without filters has an accuracy or
 * the bare metric. The score of the row is the strict one, else the accuracy. Values that are not finite numbers are null.
 */
export function taskScores(file: LmEvalResults, task: string): TaskScores {
  const results = file.results[task] ?? {}
  const config = file.configs[task] ?? {}
  const metric = firstMetric(config)
  const filters = filterNames(config)
  const ofFilter = (isMatch: (name: string) => boolean): Score => {
    const name = filters.findLast(isMatch)
    return name === undefined ? none : scoreAt(results, `${metric},${name}`, `${metric}_stderr,${name}`)
  }
  const isAccuracy = filters.length === 0 && 'acc' in results
  const accuracy = isAccuracy ? scoreAt(results, 'acc', 'acc_stderr') : none
  const bare = filters.length === 0 && !isAccuracy ? scoreAt(results, metric, `${metric}_stderr`) : none
  const strict = filters.length === 0 ? bare : ofFilter(isStrict)
  const flexible = ofFilter((name) => !isStrict(name) && (name.includes('flex') || name.includes('extract')))
  const scoreName = strict.value !== null ? 'em_strict' : accuracy.value !== null ? 'accuracy' : null
  const score = scoreName === 'em_strict' ? strict : scoreName === 'accuracy' ? accuracy : none
  const model = isRecord(config['metadata']) ? config['metadata']['model'] : undefined
  return {
    fields: {
      task,
      em_strict: strict.value,
      em_strict_se: strict.se,
      em_flexible: flexible.value,
      em_flexible_se: flexible.se,
      n_eff: file.nSamples[task]?.effective ?? null,
      score: score.value,
      score_name: scoreName,
      score_se: score.se,
    },
    ...(typeof model === 'string' ? { modelInConfig: model } : {}),
  }
}

const isStrict = (name: string): boolean => name.includes('strict') || name.includes('resolved')

function scoreAt(results: Fields, key: string, errorKey: string): Score {
  return { value: finite(results[key]), se: finite(results[errorKey]) }
}

const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

function firstMetric(config: Fields): string {
  const [first] = listOf(config['metric_list'])
  return typeof first?.['metric'] === 'string' ? first['metric'] : 'exact_match'
}

const filterNames = (config: Fields): readonly string[] =>
  listOf(config['filter_list']).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])
