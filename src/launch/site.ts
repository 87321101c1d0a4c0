/** The site file: facts about machines that belong to who runs them, and in no code. docs/sites.md. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { schemaProblems } from '../core/config/schema-problems.ts'
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { didYouMean, firstProblems, hasErrors, ProblemError } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import type { Site } from '../core/schema/site.generated.ts'
import { site as validate } from '../core/schema/site.validator.generated.ts'
import { loadYaml } from '../yaml.ts'
import type { Mount } from './launcher.ts'

export type { Site } from '../core/schema/site.generated.ts'

/** Site files are written by hand; more is not one. */
const maxBytes = 1024 * 1024

export interface LoadedSite {
  /** Absent after an error. */
  readonly site?: Site
  readonly problems: readonly Problem[]
}

export type LauncherName = Site['launcher']

export const launcherNames: readonly LauncherName[] = ['process', 'docker', 'slurm', 'srtctl']

/**
 * Reads the file at `path`. Problems: INFX193 when it cannot be read, those of the schema with their lines. `launcher`
 * stands for the file's own, and must have its section in the file, too.
 */
export function loadSite(path: string, launcher?: LauncherName): LoadedSite {
  let text
  try {
    const found = statSync(path)
    // A pipe or a device has no end, or none that its size tells.
    if (!found.isFile()) return { problems: [problem('INFX193', `${path} is no regular file`)] }
    if (found.size > maxBytes) return { problems: [problem('INFX193', `${path} is larger than 1 MiB`)] }
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return { problems: [unreadable(path, error)] }
  }
  return parseSite(text, path, launcher)
}

function unreadable(path: string, error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOENT' && code !== 'ENOTDIR') {
    const reason = error instanceof Error ? error.message : String(error)
    return problem('INFX193', `the site file cannot be read: ${reason}`)
  }
  const near = didYouMean(basename(path), filesBeside(path))
  const hint =
    near === undefined
      ? 'paths of "site" and "sites" begin at the repository (docs/sites.md)'
      : `did you mean "${near}"?`
  return problem('INFX193', `the site file ${path} does not exist`, { hint })
}

function filesBeside(path: string): readonly string[] {
  const folder = dirname(path)
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : []
}

export function parseSite(text: string, file: string, launcher?: LauncherName): LoadedSite {
  const { value, problems, placeOf } = loadYaml(text, file)
  if (hasErrors(problems)) return { problems }
  if (value === null || value === undefined) {
    const at = { file, line: 1, col: 1 }
    const hint = 'say at least which launcher starts engines: launcher: process'
    return { problems: [...problems, problem('INFX193', `${file} says nothing`, { at, hint })] }
  }
  if (!isSite(value))
    return { problems: firstProblems([...problems, ...schemaProblems(validate, value, placeOf, problems)]) }
  const at = placeOf([])
  const site = launcher === undefined ? value : { ...value, launcher }
  const missing = missingSection(site)
  if (missing !== undefined) return { problems: [...problems, problem('INFX193', missing, at ? { at } : {})] }
  return { site, problems }
}

/** A site of which nothing but the launcher is known. Only `process` needs no more. */
export function bareSite(launcher: LauncherName): LoadedSite {
  const site: Site = { launcher }
  const missing = missingSection(site)
  if (missing === undefined) return { site, problems: [] }
  return { problems: [problem('INFX193', missing, { hint: 'name the site file, too (docs/sites.md)' })] }
}

const isSite = (value: unknown): value is Site => validate(value)

function missingSection({ launcher, slurm, container }: Site): string | undefined {
  if ((launcher === 'slurm' || launcher === 'srtctl') && !slurm) return `launcher ${launcher} needs "slurm"`
  if (launcher === 'docker' && !container) return 'launcher docker needs "container"'
  if (launcher === 'docker' && container?.runtime !== 'docker')
    return 'launcher docker needs "runtime: docker"'
  if (launcher === 'slurm' && container?.runtime === 'docker') {
    return 'launcher slurm starts containers with "runtime: pyxis", or none'
  }
  return undefined
}

export interface Exclusion {
  /** Nodes to exclude today, as Slurm writes lists. */
  readonly nodes: readonly string[]
  /** INFX194 per expired entry. */
  readonly problems: readonly Problem[]
}

/** `today`: YYYY-MM-DD in UTC. An entry holds up to and including its last day. */
export function activeExclusions(site: Site, today: string): Exclusion {
  const entries = site.slurm?.exclude ?? []
  const isActive = ({ until }: { readonly until: string }): boolean => until >= today
  return {
    nodes: entries.filter(isActive).map(({ nodes }) => nodes),
    problems: entries
      .filter((entry) => !isActive(entry))
      .map(({ nodes, until, reason }) =>
        problem('INFX194', `the exclusion of ${nodes} (${reason}) expired on ${until}`, {
          hint: 'remove it from the site file, or give it a new date',
        }),
      ),
  }
}

/** The model as engines of this site see it: its folder, or its name on the hub. */
export const modelPathOf = (site: Site, model: string): string => site.models?.[model] ?? model

/** The site's mounts, the point's own, and the model's folder when it is one; each target once, the point's first. */
export function mountsOf(site: Site, own: readonly Mount[]): readonly Mount[] {
  const ofSite = (site.container?.mounts ?? []).map(({ source, target, 'read-only': readOnly }): Mount => ({
    source,
    target: target ?? source,
    readOnly: readOnly ?? true,
  }))
  const byTarget = new Map<string, Mount>()
  for (const mount of [...own, ...ofSite]) if (!byTarget.has(mount.target)) byTarget.set(mount.target, mount)
  return [...byTarget.values()]
}

export const modelMount = (site: Site, model: string): readonly Mount[] => {
  const path = site.models?.[model]
  return path === undefined ? [] : [{ source: path, target: path, readOnly: true }]
}

/** As pyxis writes it. Throws ProblemError (INFX197). */
export const mountWord = ({ source, target, readOnly }: Mount): string =>
  `${mountable(source)}:${mountable(target)}${readOnly ? ':ro' : ''}`

/** The path, when a command line can say it. Throws ProblemError (INFX197). */
export function mountable(path: string): string {
  if (path.startsWith('/') && !/[:,"\s]/.test(path)) return path
  throw new ProblemError([
    problem(
      'INFX197',
      `"${path}" cannot be mounted: it must be absolute, without blanks, quotes, commas and colons`,
    ),
  ])
}

/** The scheduler's settings with every default in its place. */
export function slurmSettings(site: Site) {
  const { slurm } = site
  if (!slurm) throw new ProblemError([problem('INFX193', 'the site file has no "slurm"')])
  return {
    ...slurm,
    gres: slurm.gres ?? 'gpu:{gpus}',
    isExclusive: slurm.exclusive ?? true,
    queueLimitMs: (slurm['queue-limit-minutes'] ?? 720) * 60_000,
    mpi: slurm.mpi ?? 'pmix',
    pollMs: (slurm['poll-seconds'] ?? 5) * 1_000,
    commandTimeoutMs: (slurm['command-timeout-seconds'] ?? 20) * 1_000,
    fileLagMs: (slurm['file-lag-seconds'] ?? 30) * 1_000,
    timeLimitSeconds: slurm['time-limit-minutes'] * 60,
    gpusPerNode: slurm['gpus-per-node'],
    sbatchOptions: slurm['sbatch-options'] ?? {},
    srunOptions: slurm['srun-options'] ?? {},
  }
}

export type SlurmSettings = ReturnType<typeof slurmSettings>

export function containerSettings(site: Site) {
  const { container } = site
  const docker = container?.docker
  return {
    runtime: container?.runtime ?? 'none',
    environment: container?.environment ?? {},
    imageCache: container?.['image-cache'],
    imageTimeoutMs: (container?.['image-timeout-minutes'] ?? 60) * 60_000,
    images: container?.images ?? {},
    docker: {
      command: docker?.command ?? ['docker'],
      gpus: docker?.gpus ?? 'nvidia',
      ipc: docker?.ipc ?? 'host',
      shmSize: docker?.['shm-size'],
      ulimits: docker?.ulimits ?? { memlock: '-1', stack: '67108864' },
      user: docker?.user ?? 'caller',
      memory: docker?.memory,
      extraArgs: docker?.['extra-args'] ?? [],
    },
  }
}

export type ContainerSettings = ReturnType<typeof containerSettings>
