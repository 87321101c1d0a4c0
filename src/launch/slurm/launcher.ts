/** The `slurm` launcher: a point is one batch job, one node or many. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ProblemError } from '../../core/problem.ts'
import type { EngineSpec } from '../../engines/engine.ts'
import { onNodes, symbolicNodes } from '../allocation.ts'
import { exitProblem } from '../health.ts'
import type { Launcher, LaunchOptions, NodeNames, ProcessExit, RunningEngine } from '../launcher.ts'
import { mergedTail } from '../log-tail.ts'
import { ownerOf } from '../owner.ts'
import { activeExclusions, containerSettings, mountsOf, slurmSettings } from '../site.ts'
import type { Site, SlurmSettings } from '../site.ts'
import { toolEnvironment } from '../tool.ts'
import { nodeGroups } from './groups.ts'
import { JobFiles } from './job-files.ts'
import { Scheduler } from './scheduler.ts'
import { batchRole, renderJobScript } from './script.ts'
import { StartWait } from './start-wait.ts'
import { forgetJob, rememberJob, stopJob } from './stop.ts'
import { submit } from './submit.ts'
import { JobWatch } from './watch.ts'

/** What the commands of Slurm need of the environment, beside what the site passes on. */
export const slurmEnvironment = (
  site: Site,
  from: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  toolEnvironment(from, ['SLURM_CONF', ...(site['pass-environment'] ?? [])])

export const schedulerOf = (site: Site, env: Readonly<Record<string, string>>): Scheduler =>
  new Scheduler({ env, timeoutMs: slurmSettings(site).commandTimeoutMs })

/**
 * Engines must be rendered with the launcher's `allocation`. `launch` resolves when processes start, which may be hours
 * later; the returned spec has the real addresses. Throws ProblemError: INFX190-INFX192, INFX195, INFX197, INFX198.
 */
export function slurmLauncher(site: Site, from: Readonly<Record<string, string | undefined>>): Launcher {
  const env = slurmEnvironment(site, from)
  const scheduler = schedulerOf(site, env)
  return {
    name: 'slurm',
    allocation: symbolicNodes,
    async launch(spec, options) {
      const prepared = await prepare(spec, site, options)
      const id = await submit(scheduler, prepared.files.path('script'), prepared.owner)
      rememberJob(id, env)
      const slurm = slurmSettings(site)
      const startLimitMs = containerSettings(site).imageTimeoutMs + slurm.fileLagMs + 60_000
      const job = { id, scheduler, ...prepared, slurm, startLimitMs }
      const attached = attach(job)
      const allocation = await startedOrStopped(attached, job, options)
      return attached.engine(onNodes(spec, allocation))
    },
  }
}

async function prepare(spec: EngineSpec, site: Site, options: LaunchOptions) {
  const slurm = slurmSettings(site)
  const files = new JobFiles(join(options.logDir, 'slurm'))
  const roles = [...spec.processes.map(({ role }) => role), batchRole]
  const logPaths = Object.fromEntries(roles.map((role) => [role, join(options.logDir, `${role}.log`)]))
  const owner = await ownerOf(options.labels)
  const own = [dirname(options.logDir), ...(spec.files ?? []).map(({ path }) => dirname(path))]
  const writable = [...new Set(own)].map((path) => ({ source: path, target: path, readOnly: false }))
  const script = renderJobScript({
    spec,
    owner,
    groups: nodeGroups(spec, slurm),
    slurm,
    container: containerSettings(site),
    ...(options.image === undefined ? {} : { image: options.image }),
    mounts: mountsOf(site, [...writable, ...(options.mounts ?? [])]),
    timeLimitSeconds: Math.min(options.timeLimitSeconds ?? slurm.timeLimitSeconds, slurm.timeLimitSeconds),
    gpusPerNode: options.gpusPerNode ?? slurm.gpusPerNode,
    exclude: activeExclusions(site, new Date().toISOString().slice(0, 10)).nodes,
    dir: files.dir,
    logPaths,
  })
  await mkdir(files.dir, { recursive: true })
  // It holds the recipe's environment, which may hold tokens.
  await writeFile(files.path('script'), script, { mode: 0o700 })
  return { files, owner, logPaths }
}

export interface AttachedJob {
  readonly id: string
  readonly scheduler: Scheduler
  /** Absent for jobs whose script is not ours. */
  readonly files: JobFiles
  readonly slurm: SlurmSettings
  /** From the start of the job to the start of processes: an image may have to be imported first. */
  readonly startLimitMs: number
  readonly logPaths: Readonly<Record<string, string>>
}

/** The one watch of a job, and how it is ended. */
function attach(job: AttachedJob) {
  const watch = new JobWatch(job)
  const over = new AbortController()
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= stopJob(job.id, job.scheduler, job.files).then(() => {
      forgetJob(job.id)
      over.abort()
    })
    return stopping
  }
  return {
    watch,
    stop,
    engine(spec: EngineSpec): RunningEngine {
      const exited = watch.untilEnded(over.signal).catch((error: unknown): ProcessExit => {
        if (over.signal.aborted) return { role: `Slurm job ${job.id}`, code: null, signal: 'stopped' }
        throw error
      })
      return {
        spec,
        logPaths: job.logPaths,
        exited,
        stop,
        logTail: (lines) => mergedTail(job.logPaths, lines),
      }
    },
  }
}

type Attached = ReturnType<typeof attach>

/** The allocation; whatever comes instead, the job is gone before this rejects. */
async function startedOrStopped(
  attached: Attached,
  job: AttachedJob,
  options: LaunchOptions,
): Promise<NodeNames> {
  const wait = new StartWait(job, options.onProgress)
  const signal = AbortSignal.any([wait.late, ...(options.signal ? [options.signal] : [])])
  try {
    const event = await attached.watch.untilStarted(signal, (current) => wait.see(current))
    if (event.kind === 'started') return event.allocation
    const { logPaths } = job
    const logTail = (lines: number): Promise<readonly string[]> => mergedTail(logPaths, lines)
    throw new ProblemError([await exitProblem({ logPaths, logTail }, event.exit)])
  } catch (error) {
    await attached.stop()
    throw wait.late.aborted ? new ProblemError([wait.problem()], { cause: error }) : error
  } finally {
    wait.end()
  }
}
