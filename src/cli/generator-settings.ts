/** Options of `infx matrix` → what the generator is asked for, or every Problem at once. */
import '../core/problems/command.ts'
import type { GeneratorRequest, SweepFilter } from '../core/plan/generator-rows.ts'
import { optional } from '../core/optional-field.ts'
import type { Scenario } from '../core/point.ts'
import { didYouMean, type Problem } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import type { MatrixOptions } from './matrix-options.ts'

export type GeneratorSettings =
  | { readonly mode: 'full-sweep'; readonly filter: SweepFilter; readonly request: GeneratorRequest }
  | {
      readonly mode: 'test-config'
      readonly configKeys: readonly string[]
      readonly request: GeneratorRequest
    }

export type MatrixSettings = { readonly mode: 'changelog' } | GeneratorSettings

/** Items of repeated, blank- or comma-separated values; undefined when the option was not given. */
export const splitList = (given: readonly string[] | undefined): readonly string[] | undefined =>
  given?.flatMap((item) => item.split(/[\s,]+/)).filter((item) => item !== '')

export function readGeneratorSettings(given: MatrixOptions): {
  readonly settings?: MatrixSettings
  readonly problems: readonly Problem[]
} {
  const options = withKeys(given)
  const problems: Problem[] = misplaced(options)
  const refuse = (message: string, hint?: string): void => {
    problems.push(problem('INFX300', message, hint === undefined ? {} : { hint }))
  }
  if (options.fullSweep && options.testConfig) refuse('--full-sweep and --test-config exclude each other')
  if (!options.evals && (options.evalsOnly || options.allEvals)) {
    refuse(`--no-evals and --${options.evalsOnly ? 'evals-only' : 'all-evals'} exclude each other`)
  }
  const request = readRequest(options, refuse)
  const configKeys = splitList(options.configKeys) ?? []
  if (options.testConfig && configKeys.length === 0) refuse('--test-config needs --config-keys')
  if (problems.length > 0) return { problems }
  if (options.testConfig) return { settings: { mode: 'test-config', configKeys, request }, problems }
  if (!options.fullSweep) return { settings: { mode: 'changelog' }, problems }
  return { settings: { mode: 'full-sweep', filter: readFilter(options), request }, problems }
}

/** `--keys` of the other verbs is two options here, where the names are those of the ecosystem's generator. */
function withKeys(given: MatrixOptions): MatrixOptions {
  if (given.keys === undefined) return given
  return { ...given, testConfig: true, configKeys: [...(given.configKeys ?? []), ...given.keys] }
}

type Refuse = (message: string, hint?: string) => void

const only: Readonly<Record<'changelog' | 'full' | 'test' | 'rows', readonly (keyof MatrixOptions)[]>> = {
  changelog: ['base', 'trim'],
  full: [
    'modelPrefix',
    'precision',
    'framework',
    'runnerType',
    'stepSize',
    'minConc',
    'maxConc',
    'maxTp',
    'maxEp',
    'singleNode',
    'multiNode',
  ],
  test: ['configKeys', 'conc'],
  rows: ['evals', 'seqLens', 'scenarioType', 'runnerNodeFilter'],
}

/** An option that the asked-for output would ignore is a mistake, not a wish. */
function misplaced(options: MatrixOptions): Problem[] {
  const wrong = options.fullSweep
    ? [...only.changelog, ...only.test]
    : options.testConfig
      ? [...only.changelog, ...only.full]
      : [...only.full, ...only.test, ...only.rows]
  const what = options.fullSweep ? '--full-sweep' : options.testConfig ? '--test-config' : 'a changelog'
  return wrong
    .filter((name) => (name === 'evals' ? !options.evals : options[name] !== undefined))
    .map((name) => (name === 'evals' ? 'no-evals' : kebab(name)))
    .map((name) => problem('INFX300', `--${name} has no effect on ${what}`))
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readFilter(options: MatrixOptions): SweepFilter {
  const isSingle = options.singleNode === true
  const isMulti = options.multiNode === true
  return {
    ...optional('modelPrefixes', splitList(options.modelPrefix)),
    ...optional('precisions', splitList(options.precision)),
    ...optional('frameworks', splitList(options.framework)),
    ...optional('runnerTypes', splitList(options.runnerType)),
    nodes: isSingle === isMulti ? 'both' : isSingle ? 'single' : 'multi',
  }
}

function readRequest(options: MatrixOptions, refuse: Refuse): GeneratorRequest {
  const number = (name: 'stepSize' | 'minConc' | 'maxConc' | 'maxTp' | 'maxEp'): number | undefined => {
    const text = options[name]
    if (text === undefined) return undefined
    if (!/^-?\d+$/.test(text)) refuse(`--${kebab(name)}: expected a whole number, got "${text}"`)
    return Number(text)
  }
  const minConc = number('minConc')
  const maxConc = number('maxConc')
  if (minConc !== undefined && maxConc !== undefined && minConc > maxConc) {
    refuse(`--min-conc ${minConc} must be <= --max-conc ${maxConc}`)
  }
  const stepSize = number('stepSize') ?? 2
  if (stepSize < 2) refuse(`--step-size: expected a whole number above 1, got "${stepSize}"`)
  const concs = splitList(options.conc)?.map((text) => {
    if (!/^[1-9]\d*$/.test(text)) refuse(`--conc: expected a whole number from 1, got "${text}"`)
    return Number(text)
  })
  const seqLens = words('seq-lens', splitList(options.seqLens), ['1k1k', '8k1k'], refuse)
  const scenarios = words('scenario-type', splitList(options.scenarioType), allScenarios, refuse)
  return {
    ...optional('minConc', minConc),
    ...optional('maxConc', maxConc),
    ...optional('maxTp', number('maxTp')),
    ...optional('maxEp', number('maxEp')),
    ...optional('concs', concs),
    ...optional('seqLens', seqLens),
    ...optional('nodeFilter', options.runnerNodeFilter),
    stepSize,
    scenarios: scenarios ?? allScenarios,
    evals: !options.evals ? 'none' : options.allEvals ? 'all' : options.evalsOnly ? 'only' : 'marked',
  }
}

const allScenarios: readonly Scenario[] = ['fixed-seq-len', 'agentic-coding']

/** The values that are allowed; the others are refused. */
function words<Word extends string>(
  name: string,
  values: readonly string[] | undefined,
  allowed: readonly Word[],
  refuse: Refuse,
): readonly Word[] | undefined {
  for (const value of values ?? []) {
    if (allowed.some((word) => word === value)) continue
    const near = didYouMean(value, allowed)
    const hint = near === undefined ? undefined : `did you mean "${near}"?`
    refuse(`--${name}: expected one of ${allowed.join(', ')}, got "${value}"`, hint)
  }
  return values && allowed.filter((word) => values.includes(word))
}
