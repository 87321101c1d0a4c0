/** Where legs run: the runner label of a point → what GitHub is asked for in `runs-on`. */
import '../problems/artifacts.ts'
import { problem } from '../problems/catalogue.ts'
import { isRecord } from '../measure/lenient-json.ts'
import type { Problem } from '../problem.ts'

/** Labels that must all match, or a runner group with labels. */
export type RunsOn = readonly string[] | { readonly group: string; readonly labels?: readonly string[] }

export interface RunnerMap {
  /** `prefix` '' is the default. Longest prefix first. */
  readonly rules: readonly { readonly prefix: string; readonly runsOn: RunsOn }[]
}

/** Nothing is mapped: a point asks for its own label. */
export const identityRunnerMap: RunnerMap = { rules: [] }

const file = 'runner-map'
const placeholder = '{label}'

/** Reads the YAML of the input; '' is the identity. All problems at once, with lines. */
export async function readRunnerMap(text: string): Promise<{
  readonly map: RunnerMap
  readonly problems: readonly Problem[]
}> {
  if (text.trim() === '') return { map: identityRunnerMap, problems: [] }
  // Most repositories map nothing, and reading YAML is a good part of the start of an action.
  const { loadYaml } = await import('../../yaml.ts')
  const { value, problems: syntax, placeOf } = loadYaml(text, file)
  const problems = [...syntax]
  const refuse = (message: string, path: readonly string[]): undefined => {
    const at = placeOf(path)
    problems.push(problem('INFX354', message, at === undefined ? {} : { at }))
  }
  if (!isRecord(value)) {
    if (problems.length === 0) refuse('expected a mapping from prefixes to runners', [])
    return { map: identityRunnerMap, problems }
  }
  const rules = Object.entries(value).flatMap(([key, given]) => {
    const runsOn = readRunsOn(given)
    if (runsOn) return [{ prefix: key === 'default' ? '' : key, runsOn }]
    refuse(`${key}: expected a label, a list of labels, or { group, labels }`, [key])
    return []
  })
  const longestFirst = rules.toSorted((a, b) => b.prefix.length - a.prefix.length)
  return { map: { rules: longestFirst }, problems }
}

function readRunsOn(given: unknown): RunsOn | undefined {
  if (isLabel(given)) return [given]
  if (isLabels(given)) return given
  if (!isRecord(given) || !isLabel(given['group'])) return undefined
  const { group, labels, ...others } = given
  if (Object.keys(others).length > 0) return undefined
  if (labels === undefined) return { group }
  if (isLabel(labels)) return { group, labels: [labels] }
  return isLabels(labels) ? { group, labels } : undefined
}

const isLabel = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isLabels = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isLabel)

/** What to ask GitHub for; a label that no rule covers asks for itself. */
export function runsOnOf(labels: readonly string[], { rules }: RunnerMap): RunsOn {
  const [label = ''] = labels
  const rule = rules.find(({ prefix }) => label.startsWith(prefix))
  if (!rule) return labels
  const filled = (text: string): string => text.replaceAll(placeholder, label)
  const { runsOn } = rule
  if (!('group' in runsOn)) return runsOn.map(filled)
  return { group: filled(runsOn.group), ...(runsOn.labels ? { labels: runsOn.labels.map(filled) } : {}) }
}
