/** Reads one entry from its YAML value, with every mistake in it. */
import type { PlaceOf } from '../../yaml.ts'
import type { Scenario } from '../point.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import { didYouMean } from '../problem.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import type { ChangelogEntry } from './entry.ts'

export interface EntryContext {
  readonly ordinal: number
  readonly line: number
  readonly path: string
  readonly placeOf: PlaceOf
}

export const entryFields = [
  'config-keys',
  'description',
  'pr-link',
  'scenario-type',
  'evals-only',
  'all-evals',
  'append-only',
  'eval-min-prefill-ep',
] as const
type EntryField = (typeof entryFields)[number]

const scenarios: readonly Scenario[] = ['fixed-seq-len', 'agentic-coding']
const isScenario = (text: string): text is Scenario => scenarios.some((scenario) => scenario === text)

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value inside an entry looks like an entry itself. */
export const isNestedEntry = (value: unknown): boolean =>
  isFields(value) && Object.hasOwn(value, 'config-keys')

/** The entry, or undefined with at least one error. */
export function readEntry(
  value: unknown,
  context: EntryContext,
): { readonly entry?: ChangelogEntry; readonly problems: readonly Problem[] } {
  const reader = new EntryReader(context)
  if (!isFields(value)) {
    reader.report('INFX056', [], `entry ${context.ordinal + 1} is not a mapping`)
    return { problems: reader.problems }
  }
  reader.checkNames(value)
  const configKeys = reader.texts('config-keys', value)
  const description = reader.texts('description', value)
  const prLink = reader.link(value)
  const scenarioType = reader.scenarios(value)
  const flags = {
    evalsOnly: reader.flag('evals-only', value),
    allEvals: reader.flag('all-evals', value),
    appendOnly: reader.flag('append-only', value),
  }
  const evalMinPrefillEp = reader.count('eval-min-prefill-ep', value)
  reader.checkCombination(value, flags)
  if (reader.problems.length > 0) return { problems: reader.problems }
  const { ordinal, line } = context
  const entry: ChangelogEntry = {
    ...{ configKeys, description, prLink, ...flags, ordinal, line },
    ...(scenarioType === undefined ? {} : { scenarioType }),
    ...(evalMinPrefillEp === undefined ? {} : { evalMinPrefillEp }),
  }
  return { entry, problems: [] }
}

class EntryReader {
  readonly problems: Problem[] = []
  readonly #context: EntryContext

  constructor(context: EntryContext) {
    this.#context = context
  }

  report(code: ProblemCode, path: readonly (string | number)[], message: string, hint?: string): void {
    const { ordinal, line, placeOf, path: file } = this.#context
    const at = placeOf([ordinal, ...path]) ?? { file, line, col: 1 }
    this.problems.push(problem(code, message, { at, ...(hint === undefined ? {} : { hint }) }))
  }

  checkNames(fields: Fields): void {
    for (const name of Object.keys(fields)) {
      if (entryFields.some((field) => field === name)) continue
      const near = didYouMean(name, entryFields)
      const hint = near ? `did you mean "${near}"?` : `the fields are ${entryFields.join(', ')}`
      this.report('INFX055', [name], `unknown field "${name}"`, hint)
    }
  }

  /** A list of at least one text; empty after a problem. */
  texts(name: EntryField, fields: Fields): readonly string[] {
    const value = fields[name]
    if (!Array.isArray(value) || value.length === 0) {
      const what = value === undefined ? 'is missing' : `is ${shown(value)}`
      this.report(
        'INFX056',
        name in fields ? [name] : [],
        `"${name}" ${what}: a list of at least one text is needed`,
        typeof value === 'string' && value.trim() !== ''
          ? 'write it below, as the first line of a list: "    - …"'
          : undefined,
      )
      return []
    }
    return value.flatMap((item: unknown, index) => {
      if (typeof item === 'string' && item.trim() !== '') return [item]
      if (isNestedEntry(item)) {
        const hint = 'move it to the end of the file, with "- config-keys:" at the first column'
        this.report('INFX054', [name, index], `an entry starts inside "${name}" of another entry`, hint)
      } else {
        const hint = isFields(item) ? 'put the text in quotes: it holds a colon' : undefined
        this.report('INFX056', [name, index], `"${name}" holds ${shown(item)}, a text is needed`, hint)
      }
      return []
    })
  }

  link(fields: Fields): string {
    const value = fields['pr-link']
    if (typeof value === 'string') return value.trim()
    const what = 'pr-link' in fields ? `is ${shown(value)}` : 'is missing'
    this.report(
      'INFX056',
      'pr-link' in fields ? ['pr-link'] : [],
      `"pr-link" ${what}: the address of the pull request is needed`,
    )
    return ''
  }

  scenarios(fields: Fields): readonly Scenario[] | undefined {
    if (!('scenario-type' in fields)) return undefined
    return this.texts('scenario-type', fields).flatMap((text, index) => {
      if (isScenario(text)) return [text]
      const near = didYouMean(text, scenarios)
      const hint = near ? `did you mean "${near}"?` : `allowed: ${scenarios.join(', ')}`
      this.report('INFX056', ['scenario-type', index], `unknown scenario "${text}"`, hint)
      return []
    })
  }

  flag(name: EntryField, fields: Fields): boolean {
    const value = name in fields ? fields[name] : false
    if (typeof value === 'boolean') return value
    this.report('INFX056', [name], `"${name}" is ${shown(value)}, true or false is needed`)
    return false
  }

  count(name: EntryField, fields: Fields): number | undefined {
    if (!(name in fields)) return undefined
    const value = fields[name]
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value
    this.report('INFX056', [name], `"${name}" is ${shown(value)}, a whole number from 1 is needed`)
    return undefined
  }

  checkCombination(
    fields: Fields,
    flags: { evalsOnly: boolean; allEvals: boolean; appendOnly: boolean },
  ): void {
    if (!flags.appendOnly) return
    const clashing = [
      ...(flags.evalsOnly ? ['evals-only'] : []),
      ...(flags.allEvals ? ['all-evals'] : []),
      ...('eval-min-prefill-ep' in fields ? ['eval-min-prefill-ep'] : []),
    ]
    if (clashing.length === 0) return
    this.report('INFX057', ['append-only'], `"append-only" may not be combined with ${clashing.join(', ')}`)
  }
}

function shown(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return 'a mapping'
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : JSON.stringify(value)
}
