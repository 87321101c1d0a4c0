/** Raw inputs → typed settings, or every Problem at once. Precedence: given value, infx.config.yaml, fallback of the table. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Problem } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { type LauncherName, launcherNames } from '../launch/site.ts'
import { type InputSpec, type RawInputs, type SweepInputName, sweepInputs } from '../core/inputs.ts'

/** Above every threshold in use, below perfection: a demo should show that errors are counted. */
const defaultSimulatedAccuracy = 0.95

/** Share of evaluation questions that the simulated engine answers right, [0, 1]. */
export const simulatedAccuracyOf = (config: InfxConfig): number =>
  config['simulated-accuracy'] ?? defaultSimulatedAccuracy

/** A week: a point that runs longer holds its machine for nothing. */
const maxDurationSeconds = 7 * 24 * 3_600
/** Every trace is over in an instant far below. */
const maxTraceScale = 1_000_000
const maxParallelPoints = 1_024

export interface SweepSettings {
  /** Absolute. */
  readonly repoDir: string
  readonly configFiles: readonly string[]
  readonly runnerConfig: string
  readonly changelogFile: string
  readonly recipesDir: string
  readonly goldenAlDir: string
  readonly thresholdsFile: string
  readonly evalTask?: string
  readonly base?: string
  readonly head?: string
  readonly keys?: readonly string[]
  readonly pointFilter?: string
  readonly labels: readonly string[]
  readonly repository?: string
  readonly pullRequest?: number
  readonly simulate: boolean
  /** Absolute path of the site file for every point. */
  readonly site?: string
  readonly launcher?: LauncherName
  readonly client?: LoadClientName
  /** Site or launcher were named for this run, so that simulated points run there, too. */
  readonly simulatedOnSite: boolean
  readonly durationSeconds?: number
  readonly traceScale: number
  readonly parallelPoints: number
  /** Absolute. */
  readonly outDir: string
  readonly databaseUrl: string
  readonly resume: boolean
  readonly json: boolean
}

export function parseSettings(
  given: RawInputs,
  configured: RawInputs,
  cwd: string,
): { readonly settings?: SweepSettings; readonly problems: readonly Problem[] } {
  const read = new InputReader(given, configured)
  const outDir = resolve(cwd, read.text('out') ?? '')
  const keys = read.list('keys')
  const evalTask = read.text('eval-task')
  const base = read.text('base')
  const head = read.text('head')
  const pointFilter = read.text('points')
  const repository = read.text('repository')
  const pullRequest = read.number('pull-request', { integer: true, min: 1, max: Number.MAX_SAFE_INTEGER })
  const repoDir = resolve(cwd, read.text('repo') ?? '')
  const site = read.text('site')
  const launcher = read.choice('launcher', launcherNames)
  const client = read.choice('client', loadClientNames)
  const durationSeconds = read.number('duration', { min: 0.1, max: maxDurationSeconds })
  const settings: SweepSettings = {
    repoDir,
    configFiles: read.list('config-files') ?? [],
    runnerConfig: read.text('runner-config') ?? '',
    changelogFile: read.text('changelog-file') ?? '',
    recipesDir: read.text('recipes-dir') ?? '',
    goldenAlDir: read.text('golden-al-dir') ?? '',
    thresholdsFile: read.text('thresholds-file') ?? '',
    labels: read.list('labels') ?? [],
    simulate: read.flag('simulate'),
    traceScale: read.number('trace-scale', { min: 1, max: maxTraceScale }) ?? 1,
    parallelPoints:
      read.number('parallel-points', { integer: true, min: 1, max: maxParallelPoints }) ??
      Math.max(1, Math.floor(availableParallelism() / 2)),
    outDir,
    databaseUrl: absoluteDatabase(read.text('database'), cwd) ?? databaseIn(outDir),
    resume: read.flag('resume'),
    json: read.flag('json'),
    ...(site === undefined ? {} : { site: resolve(repoDir, site) }),
    ...(launcher === undefined ? {} : { launcher }),
    ...(client === undefined ? {} : { client }),
    simulatedOnSite: isGiven(given.site) || isGiven(given.launcher),
    ...(evalTask === undefined ? {} : { evalTask }),
    ...(base === undefined ? {} : { base }),
    ...(head === undefined ? {} : { head }),
    ...(keys === undefined ? {} : { keys }),
    ...(pointFilter === undefined ? {} : { pointFilter }),
    ...(repository === undefined ? {} : { repository }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    ...(durationSeconds === undefined ? {} : { durationSeconds }),
  }
  if (!/^(pglite:|postgres(ql)?:\/\/)./.test(settings.databaseUrl)) {
    // Known before GPU-hours are spent, not after.
    read.refuse('database', settings.databaseUrl, 'pglite:DIR or postgres://…')
  }
  if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    read.refuse('repository', repository, 'owner/name')
  }
  return read.problems.length > 0 ? { problems: read.problems } : { settings, problems: [] }
}

export const databaseIn = (outDir: string): string => `pglite:${resolve(outDir, 'db')}`

/** The folder of an embedded database is relative to where the person is, also for whoever opens it later from elsewhere. */
export const absoluteDatabase = <Url extends string | undefined>(url: Url, cwd: string): string | Url =>
  url?.startsWith('pglite:') === true && url.length > 'pglite:'.length
    ? `pglite:${resolve(cwd, url.slice('pglite:'.length))}`
    : url

export const loadClientNames = ['aiperf', 'replay'] as const
export type LoadClientName = (typeof loadClientNames)[number]

const isGiven = (value: RawInputs[SweepInputName]): boolean => value !== undefined && value !== ''

class InputReader {
  readonly problems: Problem[] = []
  readonly #given: RawInputs
  readonly #configured: RawInputs

  constructor(given: RawInputs, configured: RawInputs) {
    this.#given = given
    this.#configured = configured
  }

  /** A blank value that was given is a mistake, not a wish for the default: `--keys "$KEYS"` with an unset variable. */
  #raw(name: SweepInputName): string | number | boolean | readonly string[] | undefined {
    const spec: InputSpec = sweepInputs[name]
    const given = this.#given[name]
    if (given !== undefined) {
      if (typeof given !== 'string' || given.trim() !== '') return given
      this.#refuseNothing(name, given)
      return undefined
    }
    const configured = this.#configured[name]
    return configured === undefined || configured === '' ? spec.fallback : configured
  }

  text(name: SweepInputName): string | undefined {
    const raw = this.#raw(name)
    return raw === undefined ? undefined : typeof raw === 'object' ? raw.join(',') : String(raw)
  }

  list(name: SweepInputName): readonly string[] | undefined {
    const raw = this.#raw(name)
    if (raw === undefined) return undefined
    const items = typeof raw === 'object' ? raw : String(raw).split(/[\s,]+/)
    const filled = items.filter((item) => item !== '')
    if (filled.length > 0) return filled
    // Separators without anything between them; an empty list in infx.config.yaml says that there is none.
    if (typeof raw === 'string') this.#refuseNothing(name, raw)
    return undefined
  }

  number(
    name: SweepInputName,
    bounds: { readonly integer?: boolean; readonly min: number; readonly max: number },
  ): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = Number(text)
    const kind = bounds.integer === true ? 'an integer' : 'a number'
    if (
      text.trim() === '' ||
      !Number.isFinite(value) ||
      value < bounds.min ||
      (bounds.integer === true && !Number.isInteger(value))
    ) {
      this.refuse(name, text, `${kind} ≥ ${bounds.min}`)
      return undefined
    }
    if (value > bounds.max) {
      this.refuse(name, text, `${kind} ≤ ${bounds.max}`)
      return undefined
    }
    return value
  }

  choice<Choice extends string>(name: SweepInputName, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const choice = choices.find((candidate) => candidate === text)
    if (choice === undefined) this.refuse(name, text, `one of ${choices.join(', ')}`)
    return choice
  }

  flag(name: SweepInputName): boolean {
    const text = this.text(name)?.toLowerCase()
    if (text === undefined || text === 'false') return false
    if (text === 'true') return true
    this.refuse(name, text, '"true" or "false"')
    return false
  }

  #refuseNothing(name: SweepInputName, received: string): void {
    const spec: InputSpec = sweepInputs[name]
    const hint = 'is a variable of the shell empty? Leave the option out for its default'
    const allowed = spec.placeholder ?? 'a value'
    if (this.problems.some(({ message }) => message.startsWith(`${name}: `))) return
    this.problems.push(problem('INFX300', `${name}: expected ${allowed}, got "${received}"`, { hint }))
  }

  refuse(name: SweepInputName, received: string, allowed: string): void {
    this.problems.push(problem('INFX300', `${name}: expected ${allowed}, got "${received}"`))
  }
}
