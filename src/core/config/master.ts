/** The master configuration: config keys and what is measured under each. All problems of all files at once. */
import '../problems/config.ts'
import { firstProblems, hasErrors, type Place, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { MultiNodeEntry, SingleNodeEntry } from '../schema/master-config.generated.ts'
import {
  masterConfigMultiNodeEntry,
  masterConfigSingleNodeEntry,
} from '../schema/master-config.validator.generated.ts'
import { loadYaml, type LoadedYaml, type PlaceOf } from '../../yaml.ts'
import type { TextFile } from '../plan/snapshot.ts'
import { entryProblems } from './entry-rules.ts'
import type { Runners } from './runners.ts'
import { checkSchema, shown } from './schema-problems.ts'

/** One config key; `value.multinode` tells which of the two shapes it has. */
export interface ConfigEntry extends CheckedEntry {
  /** Errors that matter only when the entry is to run: a stale entry must not stop every sweep. */
  readonly unrunnable: readonly Problem[]
}

/** An entry of the right types, before the rules that cross fields. */
export interface CheckedEntry {
  readonly key: string
  readonly file: string
  readonly value: SingleNodeEntry | MultiNodeEntry
  /** Place of a path within the entry; `[]` is the key itself. */
  readonly placeOf: PlaceOf
}

export interface MasterConfig {
  /** In the order of files and of keys within them. */
  readonly entries: ReadonlyMap<string, ConfigEntry>
}

export interface LoadedMasterConfig {
  /** Valid entries; incomplete when there are errors. */
  readonly config: MasterConfig
  readonly problems: readonly Problem[]
}

/** What is wrong with entries that would only be noticed when they run, as warnings: for checks of a whole file. */
export const staleEntryWarnings = ({ entries }: MasterConfig): readonly Problem[] =>
  [...entries.values()].flatMap(({ unrunnable }) =>
    unrunnable.map((found) => ({ ...found, severity: 'warning' as const })),
  )

/** Reads every file, checks every entry by schema and by the rules that cross fields. `runners` enables its checks. */
export function loadMasterConfig(
  files: readonly TextFile[],
  runners: Runners | undefined,
): LoadedMasterConfig {
  const entries = new Map<string, ConfigEntry>()
  const problems: Problem[] = []
  for (const file of files) {
    const document = loadYaml(file.text, file.path, { ambiguous: 'error', underscores: false })
    problems.push(...document.problems)
    if (document.value === undefined) continue
    if (!isMapping(document.value)) {
      const at = { file: file.path, line: 1, col: 1 }
      const message = `the root of a configuration file must be a mapping of config keys, not ${shown(document.value)}`
      problems.push(problem('INFX029', message, { at }))
      continue
    }
    for (const [key, value] of Object.entries(document.value)) {
      const placeOf: PlaceOf = (path, what) => document.placeOf([key, ...path], what)
      const keyProblem = checkKey(key, entries, document, file.path)
      if (keyProblem) problems.push(keyProblem)
      const entry = checkEntry({ key, value, file: file.path, placeOf }, runners, document.problems, problems)
      if (entry && !entries.has(key)) entries.set(key, entry)
    }
  }
  return { config: { entries }, problems: firstProblems(problems) }
}

function checkKey(
  key: string,
  entries: ReadonlyMap<string, ConfigEntry>,
  document: LoadedYaml,
  file: string,
): Problem | undefined {
  const first = entries.get(key)
  const isTaken = first !== undefined && first.file !== file
  if (!isTaken && !key.includes('*')) return undefined
  const at = document.placeOf([key], 'key')
  const place = at ? { at } : {}
  if (!isTaken) {
    const message = `wildcard '*' is not allowed in config key "${key}"`
    return problem('INFX022', message, { ...place, hint: 'wildcards belong in the changelog' })
  }
  const where = describe(first.placeOf([], 'key'))
  return problem('INFX022', `config key "${key}" is already defined in ${where || first.file}`, place)
}

const describe = (place: Place | undefined): string => (place ? `${place.file}:${place.line}` : '')

function checkEntry(
  { key, value, file, placeOf }: Omit<CheckedEntry, 'value'> & { readonly value: unknown },
  runners: Runners | undefined,
  read: readonly Problem[],
  problems: Problem[],
): ConfigEntry | undefined {
  const place = (path: readonly string[], what: 'key' | 'value'): { at?: Place } => {
    const at = placeOf(path, what)
    return at ? { at } : {}
  }
  if (!isMapping(value)) {
    problems.push(
      problem('INFX013', `entry "${key}" must be a mapping, not ${shown(value)}`, place([], 'key')),
    )
    return undefined
  }
  const multinode = value['multinode']
  if (typeof multinode !== 'boolean') {
    problems.push(
      multinode === undefined
        ? problem('INFX014', `"${key}" lacks the required field "multinode"`, place([], 'key'))
        : problem(
            'INFX013',
            `"multinode" must be true or false, not ${shown(multinode)}`,
            place(['multinode'], 'value'),
          ),
    )
    return undefined
  }
  // An entry of the other kind breaks every rule of this one, and that is one mistake.
  const isMistaken = !multinode && looksMultiNode(value)
  if (isMistaken) {
    const message = '"multinode" is false, but every search space has workers of prefill and decode'
    problems.push(
      problem('INFX013', message, { ...place(['multinode'], 'value'), hint: 'set multinode: true' }),
    )
  }
  const validator = multinode || isMistaken ? masterConfigMultiNodeEntry : masterConfigSingleNodeEntry
  const { problems: found, hasShape } = checkSchema(
    validator,
    isMistaken ? { ...value, multinode: true } : value,
    placeOf,
    read,
  )
  problems.push(...found)
  if (isMistaken || !hasShape || !isEntry(value)) return undefined
  const entry = { key, file, value, placeOf }
  const crossed = entryProblems(entry, runners)
  problems.push(...crossed.problems)
  if (hasErrors(found) || hasErrors(crossed.problems)) return undefined
  return { ...entry, unrunnable: crossed.unrunnable }
}

/** Two pools of workers everywhere, which no single-node entry has. */
function looksMultiNode(value: Readonly<Record<string, unknown>>): boolean {
  const scenarios = isMapping(value['scenarios']) ? Object.values(value['scenarios']) : []
  const spaces = scenarios
    .flatMap((items: unknown): unknown[] => (Array.isArray(items) ? items : []))
    .flatMap((item): unknown[] =>
      isMapping(item) && Array.isArray(item['search-space']) ? item['search-space'] : [],
    )
  return (
    spaces.length > 0 &&
    spaces.every((space) => isMapping(space) && ('prefill' in space || 'decode' in space))
  )
}

/** Established by the validator: nothing but unknown fields was found, and those are never read. */
const isEntry = (value: object): value is SingleNodeEntry | MultiNodeEntry => 'scenarios' in value

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
