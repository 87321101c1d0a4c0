/**
 * run.json of an output directory: when the sweep began, from where and with which options. `--resume` and a later
 * `infx ingest` or `infx report` need nothing else from the person.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { readOwnJson } from '../files/own-json.ts'
import { databaseIn, type SweepSettings } from './settings.ts'

export const runFileName = 'run.json'
const schema = 'infx-run.v1'

/** Settings without those of a single call. */
export type StoredSettings = Omit<SweepSettings, 'outDir' | 'databaseUrl' | 'resume' | 'json'>

export interface StoredRun {
  readonly schema: typeof schema
  /** ISO 8601; a resumed sweep keeps it, and with it the identity of its rows. */
  readonly startedAt: string
  /** `base` and `head` are commits where the person gave names that move. */
  readonly settings: StoredSettings
  /** What the person called them, when that was something else. */
  readonly named: { readonly base?: string; readonly head?: string }
  readonly config: InfxConfig
  /**
   * `pglite:<absolute folder>`; `in-out` = beside the results, wherever they are moved; `server` = one whose URL is not
   * kept, because it may hold a password.
   */
  readonly database: string
}

export function storedRun(
  settings: SweepSettings,
  config: InfxConfig,
  plan: { readonly mergeBase?: string; readonly head?: string },
  startedAt: string,
): StoredRun {
  const { outDir, databaseUrl, resume: _resume, json: _json, ...rest } = settings
  const base = rest.base === undefined ? undefined : (plan.mergeBase ?? rest.base)
  const head = rest.head === undefined ? undefined : (plan.head ?? rest.head)
  return {
    schema,
    startedAt,
    settings: {
      ...rest,
      ...(base === undefined ? {} : { base }),
      ...(head === undefined ? {} : { head }),
    },
    named: {
      ...(rest.base === undefined || rest.base === base ? {} : { base: rest.base }),
      ...(rest.head === undefined || rest.head === head ? {} : { head: rest.head }),
    },
    config,
    database:
      databaseUrl === databaseIn(outDir)
        ? 'in-out'
        : databaseUrl.startsWith('pglite:')
          ? databaseUrl
          : 'server',
  }
}

/** undefined when there is no run.json. Throws ProblemError (INFX308) when it is damaged. */
export async function readStoredRun(outDir: string): Promise<StoredRun | undefined> {
  const path = join(outDir, runFileName)
  if (!existsSync(path)) return undefined
  const value = await readOwnJson(path, schema)
  if (isStoredRun(value)) return value
  throw new ProblemError([problem('INFX308', `${path} is not a whole record of a sweep`)])
}

const isStoredRun = (value: object): value is StoredRun =>
  'startedAt' in value &&
  typeof value.startedAt === 'string' &&
  Date.parse(value.startedAt) > 0 &&
  'settings' in value &&
  isObject(value.settings) &&
  required.every(([name, type]) => isOfType(value.settings, name, type)) &&
  'named' in value &&
  isObject(value.named) &&
  'config' in value &&
  isObject(value.config) &&
  'database' in value &&
  typeof value.database === 'string'

const required = [
  ['repoDir', 'string'],
  ['runnerConfig', 'string'],
  ['changelogFile', 'string'],
  ['recipesDir', 'string'],
  ['goldenAlDir', 'string'],
  ['thresholdsFile', 'string'],
  ['configFiles', 'list'],
  ['labels', 'list'],
  ['simulate', 'boolean'],
  ['traceScale', 'number'],
  ['parallelPoints', 'number'],
] as const satisfies readonly (readonly [keyof StoredSettings, 'string' | 'list' | 'boolean' | 'number'])[]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(settings: unknown, name: string, type: (typeof required)[number][1]): boolean {
  const value = isObject(settings) ? settings[name] : undefined
  return type === 'list' ? Array.isArray(value) : typeof value === type
}

/** Where the rows of a stored sweep go. Throws ProblemError (INFX301) for a server whose URL has to be given again. */
export function databaseOf({ database }: StoredRun, outDir: string): string {
  if (database === 'in-out') return databaseIn(outDir)
  if (database !== 'server') return database
  throw new ProblemError([
    problem('INFX301', `the sweep in ${outDir} stores its rows in a database server`, {
      hint: 'give --database again: its URL is not kept, because it may hold a password',
    }),
  ])
}
