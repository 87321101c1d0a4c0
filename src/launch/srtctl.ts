/**
 * The `srtctl` launcher, for sites that keep srt-slurm: it renders and submits the recipe that we hand it; we find the
 * job, and watch and end it as any other.
 */
import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { EngineSpec } from '../engines/engine.ts'
import { callTool } from '../tool-call.ts'
import { onNodes, symbolicNodes } from './allocation.ts'
import type { Launcher, LaunchOptions, NodeNames } from './launcher.ts'
import { ownedName, ownerComment, ownerOf } from './owner.ts'
import type { Owner } from './owner.ts'
import { slurmSettings } from './site.ts'
import type { Site } from './site.ts'
import type { JobSigns } from './slurm/job-files.ts'
import { schedulerOf, slurmEnvironment } from './slurm/launcher.ts'
import { RunningJob } from './slurm/running-job.ts'
import type { Scheduler } from './slurm/scheduler.ts'
import { findSubmitted, submission } from './slurm/submit.ts'
import { toolComplaint } from './tool.ts'

type Environment = Readonly<Record<string, string>>

/** srtctl prepares a folder, and may check the cluster, before it submits. */
const applyTimeoutMs = 600_000
/** From the start of srt-slurm's job to nodes that the scheduler names. */
const startLimitMs = 120_000

/**
 * Needs `LaunchOptions.recipe`. Of the engine's spec only endpoint, health and metrics are used: srt-slurm starts the
 * processes. Throws ProblemError: INFX190, INFX191 when srtctl refuses, INFX192, INFX197, INFX198.
 */
export function srtctlLauncher(site: Site, from: Readonly<Record<string, string | undefined>>): Launcher {
  const env = slurmEnvironment(site, from)
  const scheduler = schedulerOf(site, env)
  return {
    name: 'srtctl',
    allocation: symbolicNodes,
    queues: true,
    async launch(spec, options) {
      options.signal?.throwIfAborted()
      const owner = await ownerOf(options.labels)
      const recipePath = await writeRecipe(options, owner)
      const id = await apply(recipePath, { site, scheduler, owner, env, signal: options.signal })
      const job = new RunningJob({
        id,
        env,
        scheduler,
        signs: signsOf(id, scheduler),
        slurm: slurmSettings(site),
        startLimitMs,
        logPaths: () => logPathsOf(site, id),
      })
      return job.engine(servedBy(spec, await job.started(options), site))
    },
  }
}

/** JSON is YAML. The engine only serves: load comes from our own client, and the job ends when we end it. */
async function writeRecipe({ recipe, logDir }: LaunchOptions, owner: Owner): Promise<string> {
  if (!recipe) throw new ProblemError([problem('INFX197', 'srtctl starts recipes, and the point has none')])
  const directives = recipe['sbatch_directives']
  const text = JSON.stringify({
    ...recipe,
    name: ownedName(owner),
    benchmark: { type: 'manual' },
    sbatch_directives: {
      ...(typeof directives === 'object' ? directives : {}),
      comment: ownerComment(owner),
      'no-requeue': '',
    },
  })
  const path = join(logDir, 'srt-recipe.yaml')
  await mkdir(logDir, { recursive: true })
  await writeFile(path, text, { mode: 0o600 })
  return path
}

interface Apply {
  readonly site: Site
  readonly scheduler: Scheduler
  readonly owner: Owner
  readonly env: Environment
  readonly signal: AbortSignal | undefined
}

async function apply(recipePath: string, asked: Apply): Promise<string> {
  const { site, scheduler, owner, env, signal } = asked
  const command = site.srtctl?.command ?? ['srtctl']
  const argv = [...command, 'apply', '-f', recipePath, ...(site.srtctl?.['apply-args'] ?? [])]
  const result = await submission(signal, (late) =>
    callTool({ argv, timeoutMs: applyTimeoutMs, env, signal: late }),
  )
  const id = result.kind === 'ended' && result.code === 0 ? jobIdIn(result.stdout) : undefined
  const found = id ?? (await findSubmitted(scheduler, owner, signal))
  if (found !== undefined) return found
  const isRefusal = result.kind === 'ended'
  throw new ProblemError([
    problem(isRefusal ? 'INFX191' : 'INFX192', `srtctl apply named no job: ${toolComplaint(result)}`),
  ])
}

/** `Job 4711 submitted!` for people, or `"slurm_job_id": "4711"` where it prints JSON. */
export function jobIdIn(output: string): string | undefined {
  const said = /"(?:slurm_)?job_id"\s*:\s*"?(\d{1,10})\b/.exec(output) ?? /\bjob\s+(\d{1,10})\b/i.exec(output)
  return said?.[1]
}

/** srt-slurm's scripts are its own: the scheduler is all that tells. */
const signsOf = (id: string, scheduler: Scheduler): JobSigns => ({
  async allocation(signal) {
    const asking = signal ? { signal } : {}
    const answer = await scheduler.job(id, asking)
    const [job] = answer.kind === 'answer' ? answer.value : []
    if (job?.state !== 'RUNNING') return undefined
    const nodes = await scheduler.nodes(job.nodeList, asking)
    return nodes && { ...nodes, jobId: id }
  },
  ended: () => Promise.resolve(undefined),
  askToStop: () => Promise.resolve(),
})

function servedBy(spec: EngineSpec, nodes: NodeNames, site: Site): EngineSpec {
  const port = site.srtctl?.['endpoint-port'] ?? 8_000
  const [head] = nodes.addresses
  if (head === undefined) throw new Error('an allocation has a first node')
  return { ...onNodes(spec, nodes), port, endpointUrl: `http://${head}:${port}` }
}

/** Whatever srt-slurm wrote into the job's folder of logs so far; nothing before it made the folder. */
function logPathsOf(site: Site, id: string): Readonly<Record<string, string>> {
  const outputs = site.srtctl?.outputs
  if (outputs === undefined) return {}
  const folder = join(outputs, id, 'logs')
  try {
    const names = readdirSync(folder).filter((name) => /\.(log|out|err)$/.test(name))
    return Object.fromEntries(names.map((name) => [name, join(folder, name)]))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
