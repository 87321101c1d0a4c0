/** Settings of `--resume`: those that the sweep began with. Options that say something else are refused, each by name. */
import { existsSync } from 'node:fs'
import { canonicalJson } from '../core/canonical-json.ts'
import { type RawInputs, type SweepInputName, sweepInputs } from '../core/inputs.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { loadInfxConfig } from '../files/infx-config.ts'
import { knownLabels } from './known-labels.ts'
import { readSettings } from './prepare.ts'
import { type SweepSettings, parseSettings } from './settings.ts'
import { type StoredRun, databaseOf, readStoredRun } from './stored-run.ts'

/** Where each input stands in the settings; undefined = a matter of the single call, which may differ. */
const fieldOf: Readonly<Record<SweepInputName, keyof SweepSettings | undefined>> = {
  repo: 'repoDir',
  'config-files': 'configFiles',
  'runner-config': 'runnerConfig',
  'changelog-file': 'changelogFile',
  'recipes-dir': 'recipesDir',
  'golden-al-dir': 'goldenAlDir',
  'thresholds-file': 'thresholdsFile',
  'eval-task': 'evalTask',
  base: 'base',
  head: 'head',
  keys: 'keys',
  points: 'pointFilter',
  labels: 'labels',
  repository: 'repository',
  'pull-request': 'pullRequest',
  simulate: 'simulate',
  site: 'site',
  launcher: 'launcher',
  client: 'client',
  duration: 'durationSeconds',
  'trace-scale': 'traceScale',
  'parallel-points': undefined,
  out: undefined,
  database: undefined,
  resume: undefined,
  json: undefined,
}

export interface ChosenSettings {
  readonly settings: SweepSettings
  /** What infx.config.yaml says, or said when the resumed sweep began. */
  readonly config: InfxConfig
  /** What differs now and is not used, for the reader. */
  readonly notes: readonly string[]
  /** Warnings and notices of reading them. */
  readonly problems: readonly Problem[]
}

/**
 * What a sweep runs with: what was asked for, or with `resume` what it began with. `ofEvent` yields to infx.config.yaml
 * but for the commit: a sweep goes on for the one that it began with, and another one of the event contradicts it as if
 * typed. Throws ProblemError, as `resumeSettings` and with everything that is wrong with the options.
 */
export async function chooseSettings(
  given: RawInputs,
  cwd: string,
  ofEvent: RawInputs,
): Promise<ChosenSettings> {
  const { settings, config, problems } = readSettings(given, cwd, ofEvent)
  if (!settings) throw new ProblemError(problems)
  if (!settings.resume) return { settings, config, notes: [], problems }
  const asked = ofEvent.head === undefined ? given : { head: ofEvent.head, ...given }
  return { ...(await resumeSettings(asked, settings, cwd)), problems }
}

/**
 * The settings of the sweep in `asked.outDir`. `given` are the options of this call. Throws ProblemError: INFX303
 * (nothing to resume), INFX308 (damaged), INFX319 (contradictions, all of them), INFX301 (a database server to name again).
 */
async function resumeSettings(
  given: RawInputs,
  asked: SweepSettings,
  cwd: string,
): Promise<Omit<ChosenSettings, 'problems'>> {
  const { outDir } = asked
  const stored = await readStoredRun(outDir)
  if (!stored) {
    throw new ProblemError([
      problem('INFX303', `${outDir} holds no sweep to go on with`, {
        hint: 'name the directory of the sweep with --out, or start without --resume',
      }),
    ])
  }
  const { settings: told = asked } = parseSettings(given, {}, cwd)
  const isMoved = !existsSync(stored.settings.repoDir)
  const problems = contradictions(given, told, stored, isMoved)
  if (isMoved && given.repo === undefined) {
    problems.push(
      problem('INFX308', `the repository of this sweep, ${stored.settings.repoDir}, is not there any more`, {
        hint: 'say with --repo where it is now',
      }),
    )
  }
  if (problems.length > 0) throw new ProblemError(problems)
  return {
    settings: {
      ...stored.settings,
      ...(isMoved ? { repoDir: told.repoDir } : {}),
      ...(given['parallel-points'] === undefined ? {} : { parallelPoints: told.parallelPoints }),
      outDir,
      databaseUrl: given.database === undefined ? databaseOf(stored, outDir) : told.databaseUrl,
      resume: true,
      json: told.json,
    },
    config: stored.config,
    notes: configNotes(isMoved ? told.repoDir : stored.settings.repoDir, stored.config),
  }
}

/** Fields of infx.config.yaml that were edited since. */
function configNotes(repoDir: string, began: InfxConfig): readonly string[] {
  const now = new Map<string, unknown>(Object.entries(loadInfxConfig(repoDir).config))
  const then = new Map<string, unknown>(Object.entries(began))
  const edited = [...new Set([...now.keys(), ...then.keys()])].filter(
    (name) => canonicalJson(now.get(name) ?? null) !== canonicalJson(then.get(name) ?? null),
  )
  if (edited.length === 0) return []
  return [`infx.config.yaml changed since (${edited.join(', ')}): the sweep goes on with what it began with`]
}

function contradictions(
  given: RawInputs,
  told: SweepSettings,
  stored: StoredRun,
  isMoved: boolean,
): Problem[] {
  const { labels } = knownLabels(told.labels, [], stored.config['labels-map'] ?? {})
  const now: SweepSettings = { ...told, labels }
  return (Object.keys(sweepInputs) as SweepInputName[]).flatMap((name) => {
    const field = fieldOf[name]
    if (given[name] === undefined || field === undefined || (name === 'repo' && isMoved)) return []
    const [mine, theirs] = [now[field], storedValue(stored, field)]
    const isSame = canonicalJson(mine ?? null) === canonicalJson(theirs ?? null)
    // `HEAD` says the same as the commit that it was when the sweep began, to whoever repeats the command.
    if (isSame || (field in stored.named && mine === stored.named[field === 'base' ? 'base' : 'head']))
      return []
    const message = `${name}: this sweep began with ${shown(theirs)}, not with ${shown(mine)}`
    return [problem('INFX319', message, { hint: `leave --${name} out to go on, or start without --resume` })]
  })
}

const storedValue = ({ settings }: StoredRun, field: keyof SweepSettings): unknown =>
  Object.entries(settings).find(([name]) => name === field)?.[1]

const shown = (value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : Array.isArray(value)
      ? `"${value.join(',')}"`
      : typeof value === 'string'
        ? `"${value}"`
        : JSON.stringify(value)
