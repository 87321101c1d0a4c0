/** The `docker` launcher: every engine process in a container of its own on this host, all on the host's network. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { EngineProcess, EngineSpec } from '../engines/engine.ts'
import { callToolAtExit } from '../tool-call.ts'
import { nodeCount } from './allocation.ts'
import { callTimeoutMs, containerId, DockerHost } from './docker-host.ts'
import type { ContainerEnd, LogFollower } from './docker-host.ts'
import { createWords, imageOf } from './docker-words.ts'
import { dockerImage } from './image.ts'
import type { Launcher, LaunchOptions, ProcessExit, RunningEngine } from './launcher.ts'
import { mergedTail } from './log-tail.ts'
import type { LeftoverSource } from './orphans.ts'
import { ownerOf } from './owner.ts'
import type { Owner } from './owner.ts'
import { containerSettings, mountsOf } from './site.ts'
import type { Site } from './site.ts'
import { quotedOutput, toolComplaint, toolEnvironment } from './tool.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** GitHub leaves 7.5 s from SIGINT to SIGTERM: 4 s to end, then SIGKILL and removal. */
const stopGraceSeconds = 4

const clientVariables = ['HOST', 'CONTEXT', 'CONFIG', 'TLS_VERIFY', 'CERT_PATH'].map(
  (name) => `DOCKER_${name}`,
)

export const dockerHostOf = (site: Site, from: Environment): DockerHost =>
  new DockerHost(
    containerSettings(site).docker.command,
    toolEnvironment(from, [...clientVariables, ...(site['pass-environment'] ?? [])]),
  )

/**
 * Throws ProblemError on launch: INFX197 for several nodes or no image, INFX195 when the image cannot be had, INFX187
 * when a container does not start, INFX192 when the daemon does not answer.
 */
export function dockerLauncher(site: Site, from: Environment): Launcher {
  const host = dockerHostOf(site, from)
  return {
    name: 'docker',
    async launch(spec, options) {
      options.signal?.throwIfAborted()
      const job = await prepare(spec, site, from, options)
      for (const image of new Set(
        spec.processes.map((process) => imageOf({ process, image: options.image })),
      )) {
        await host.ensureImage(image, containerSettings(site).imageTimeoutMs, options.signal)
      }
      const started: StartedContainer[] = []
      try {
        for (const process of spec.processes) {
          options.signal?.throwIfAborted()
          started.push(await start(host, process, job, options.signal))
        }
        const digest =
          options.image === undefined
            ? undefined
            : await host.imageDigest(dockerImage(options.image), options.signal)
        options.signal?.throwIfAborted()
        return runningEngine(host, spec, job, started, digest)
      } catch (error) {
        await removeAll(host, job.owner, started)
        throw error
      }
    },
  }
}

interface DockerJob {
  readonly owner: Owner
  readonly logPaths: Readonly<Record<string, string>>
  readonly words: (process: EngineProcess) => readonly string[]
}

async function prepare(
  spec: EngineSpec,
  site: Site,
  from: Environment,
  options: LaunchOptions,
): Promise<DockerJob> {
  if (nodeCount(spec) > 1) {
    throw new ProblemError([
      problem(
        'INFX197',
        `the point needs ${nodeCount(spec)} nodes and the docker launcher has this host only`,
      ),
    ])
  }
  const writable = [
    ...new Set([dirname(options.logDir), ...(spec.files ?? []).map(({ path }) => dirname(path))]),
  ]
  await mkdir(options.logDir, { recursive: true })
  for (const file of spec.files ?? []) {
    await mkdir(dirname(file.path), { recursive: true })
    await writeFile(file.path, file.text)
  }
  const owner = await ownerOf(options.labels)
  const own = writable.map((path) => ({ source: path, target: path, readOnly: false }))
  const mounts = mountsOf(site, [...own, ...(options.mounts ?? [])])
  const common = {
    owner,
    mounts,
    container: containerSettings(site),
    passed: (site['pass-environment'] ?? []).filter((name) => from[name] !== undefined),
    user: callerId(),
  }
  return {
    owner,
    logPaths: Object.fromEntries(
      spec.processes.map(({ role }) => [role, join(options.logDir, `${role}.log`)]),
    ),
    words: (process) => createWords({ ...common, process, image: options.image }),
  }
}

function callerId(): string | undefined {
  const user = process.getuid?.()
  const group = process.getgid?.()
  return user === undefined || group === undefined ? undefined : `${user}:${group}`
}

interface StartedContainer {
  readonly role: string
  readonly id: string
  /** Ends with the container; what it wrote is in the log then. */
  readonly log: LogFollower
}

async function start(
  host: DockerHost,
  process: EngineProcess,
  job: DockerJob,
  signal: AbortSignal | undefined,
): Promise<StartedContainer> {
  const { role } = process
  const created = await host.call(job.words(process), callTimeoutMs, signal)
  if (created.kind !== 'ended' || created.code !== 0) throw startProblem(role, toolComplaint(created))
  const id = containerId(created.stdout)
  if (id === undefined) {
    throw startProblem(role, `the runtime named no container: "${quotedOutput(created.stdout)}"`)
  }
  liveContainers.set(id, host)
  const begun = await host.call(['start', id], callTimeoutMs, signal)
  if (begun.kind !== 'ended' || begun.code !== 0) {
    await host.remove(id, 0)
    liveContainers.delete(id)
    throw startProblem(role, toolComplaint(begun))
  }
  return { role, id, log: await host.follow(id, job.logPaths[role] ?? '/dev/null') }
}

const startProblem = (role: string, complaint: string): ProblemError =>
  new ProblemError([problem('INFX187', `the container of ${role} did not start: ${complaint}`)])

function runningEngine(
  host: DockerHost,
  spec: EngineSpec,
  job: DockerJob,
  started: readonly StartedContainer[],
  imageDigest: string | undefined,
): RunningEngine {
  const over = new AbortController()
  let stopping: Promise<void> | undefined
  return {
    spec,
    logPaths: job.logPaths,
    ...(imageDigest === undefined ? {} : { imageDigest }),
    exited: Promise.race(started.map((container) => exitOf(host, container, over.signal))),
    stop: () => (stopping ??= removeAll(host, job.owner, started).finally(() => over.abort())),
    logTail: (lines) => mergedTail(job.logPaths, lines),
  }
}

const logDrainMs = 2_000
/** While everything is being removed, which has to be over soon. */
const lastLogDrainMs = 500

async function exitOf(
  host: DockerHost,
  { role, id, log }: StartedContainer,
  signal: AbortSignal,
): Promise<ProcessExit> {
  let end: ContainerEnd
  try {
    end = await host.untilEnded(id, signal)
  } catch (error) {
    if (signal.aborted) return { role, code: null, signal: 'stopped' }
    throw error
  }
  await log.end(logDrainMs)
  return { role, code: end.code, signal: null, ...(end.oomKilled ? { verdict: outOfMemory } : {}) }
}

const outOfMemory: NonNullable<ProcessExit['verdict']> = {
  code: 'INFX190',
  blame: 'infra',
  message: 'the container passed its limit of host memory and was killed',
  hint: 'raise "memory" of docker in the site file, or free memory of the node',
}

/** GitHub's 7.5 s are nearly over when the list is asked for. */
const lastListMs = 1_000

/** Ours by id, and by label what an interrupted `create` may have made without telling its id. */
async function removeAll(
  host: DockerHost,
  owner: Owner,
  started: readonly StartedContainer[],
): Promise<void> {
  const ids = new Set(started.map(({ id }) => id))
  await Promise.all([...ids].map((id) => removeOne(host, id)))
  await Promise.all(started.map(({ log }) => log.end(lastLogDrainMs)))
  const left = (await host.labelled({ withinMs: lastListMs })).filter(
    (item) => isSame(item.owner, owner) && !ids.has(item.id),
  )
  await Promise.all(left.map(({ id }) => removeOne(host, id)))
}

const isSame = (one: Owner, other: Owner): boolean =>
  (['run', 'attempt', 'point', 'host', 'pid', 'startedAt'] as const).every(
    (field) => one[field] === other[field],
  )

async function removeOne(host: DockerHost, id: string): Promise<void> {
  await host.remove(id, stopGraceSeconds)
  liveContainers.delete(id)
}

/** Containers that carry our label on this host. */
export const dockerLeftovers = (host: DockerHost): LeftoverSource => ({
  list: (signal) => host.labelled({ withinMs: callTimeoutMs, signal }),
  end: (id, signal) => host.remove(id, stopGraceSeconds, signal),
})

// stop() is the normal way; this is the last net when the process ends without it. One call for all containers of a host.
const liveContainers = new Map<string, DockerHost>()
process.once('exit', () => {
  for (const host of new Set(liveContainers.values())) {
    const ids = [...liveContainers].flatMap(([id, of]) => (of === host ? [id] : []))
    const { argv, env } = host.plain(['rm', '--force', ...ids])
    callToolAtExit(argv, env)
  }
})
