/** The `slurm` launcher: a point is one batch job, one node or many. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EngineSpec } from '../../engines/engine.ts'
import { onNodes, symbolicNodes } from '../allocation.ts'
import type { Launcher, LaunchOptions } from '../launcher.ts'
import { ownerOf } from '../owner.ts'
import { activeExclusions, containerSettings, mountsOf, slurmSettings } from '../site.ts'
import type { Site } from '../site.ts'
import { toolEnvironment } from '../tool.ts'
import { nodeGroups } from './groups.ts'
import { JobFiles } from './job-files.ts'
import { RunningJob } from './running-job.ts'
import { Scheduler } from './scheduler.ts'
import { type JobScript, batchRole, renderJobScript } from './script.ts'
import { submit } from './submit.ts'

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
    queues: true,
    async launch(spec, options) {
      options.signal?.throwIfAborted()
      const prepared = await prepare(spec, site, options)
      const id = await submit(scheduler, prepared.files.path('script'), prepared.owner, options.signal)
      const slurm = slurmSettings(site)
      const job = new RunningJob({
        id,
        env,
        scheduler,
        signs: prepared.files,
        slurm,
        startLimitMs: containerSettings(site).imageTimeoutMs + slurm.fileLagMs + 60_000,
        logPaths: () => prepared.logPaths,
      })
      return job.engine(onNodes(spec, await job.started(options)))
    },
  }
}

async function prepare(spec: EngineSpec, site: Site, options: LaunchOptions) {
  const owner = await ownerOf(options.labels)
  const { files, logPaths, script } = slurmJob(spec, site, { ...options, owner })
  await mkdir(files.dir, { recursive: true })
  // It holds the recipe's environment, which may hold tokens.
  await writeFile(files.path('script'), script, { mode: 0o700 })
  return { files, owner, logPaths }
}

/** The batch script of an engine that was rendered with the launcher's `allocation`, and where its files belong. */
export function slurmJob(
  spec: EngineSpec,
  site: Site,
  options: Omit<LaunchOptions, 'labels'> & Pick<JobScript, 'owner'>,
): {
  readonly files: JobFiles
  readonly logPaths: Readonly<Record<string, string>>
  readonly script: string
} {
  const slurm = slurmSettings(site)
  const files = new JobFiles(join(options.logDir, 'slurm'))
  const roles = [...spec.processes.map(({ role }) => role), batchRole]
  const logPaths = Object.fromEntries(roles.map((role) => [role, join(options.logDir, `${role}.log`)]))
  const own = [dirname(options.logDir), ...(spec.files ?? []).map(({ path }) => dirname(path))]
  const writable = [...new Set(own)].map((path) => ({ source: path, target: path, readOnly: false }))
  const script = renderJobScript({
    spec,
    owner: options.owner,
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
  return { files, logPaths, script }
}
