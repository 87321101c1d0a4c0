import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { exitProblem, waitUntilHealthy } from '../../src/launch/health.ts'
import type { Site } from '../../src/launch/site.ts'
import { jobIdIn, srtctlLauncher } from '../../src/launch/srtctl.ts'
import {
  aSite,
  anEngine,
  clusterDir,
  noClusterReason,
  ourJobs,
  removeFolders,
  slurmEnv,
  someOptions,
  workFolder,
} from './cluster.ts'

it.each([
  ['✅ Job 4711 submitted!', '4711'],
  ['Warning: 2 nodes are drained\nSubmitted batch job 12\n', '12'],
  ['{"slurm_job_id": "99", "job_name": "x"}', '99'],
  ['nothing was submitted', undefined],
])('finds the job in %j', (output, id) => {
  expect(jobIdIn(output)).toBe(id)
})

/** Does what srt-slurm does at its edges: reads the recipe, submits a job of its name, keeps logs per job. */
const fakeSrtctl = (outputs: string, says: string): string => `#!${process.execPath}
const { execFileSync } = require('node:child_process')
const { readFileSync } = require('node:fs')
const recipe = JSON.parse(readFileSync(process.argv[process.argv.indexOf('-f') + 1], 'utf8'))
if (recipe.benchmark.type !== 'manual') throw new Error('the recipe would start a benchmark')
const { resources } = recipe
const script = 'mkdir -p ${outputs}/$SLURM_JOB_ID/logs; exec > ${outputs}/$SLURM_JOB_ID/logs/sweep_$SLURM_JOB_ID.log 2>&1; '
  + 'host=$(scontrol show node -o $SLURMD_NODENAME | grep -oP "NodeAddr=\\\\K\\\\S+"); '
  + '${process.execPath} -e "' + recipe.setup_script + '" $host'
const job = execFileSync('sbatch', ['--parsable', '--nodes=' + resources.agg_nodes, '--job-name=' + recipe.name,
  '--comment=' + recipe.sbatch_directives.comment, '--output=/dev/null', '--wrap=' + script], { encoding: 'utf8' }).trim()
console.log(${says})
`

const serve =
  "console.log('srt-slurm serves'); require('node:http').createServer((q, a) => a.end('ok')).listen(8000, process.argv[1])"

async function aSrtSite(
  says = '`✅ Job ${job} submitted!`',
): Promise<{ readonly site: Site; readonly dir: string }> {
  const dir = await workFolder()
  const program = join(dir, 'srtctl.cjs')
  writeFileSync(program, fakeSrtctl(join(dir, 'outputs'), says))
  chmodSync(program, 0o755)
  return {
    dir,
    site: { ...aSite(), launcher: 'srtctl', srtctl: { command: [program], outputs: join(dir, 'outputs') } },
  }
}

const recipe = (script: string) => ({
  name: 'theirs',
  resources: { agg_nodes: 2 },
  benchmark: { type: 'sa-bench' },
  setup_script: script,
})
const never = new AbortController().signal

describe.skipIf(clusterDir === undefined)(`srtctl before a real cluster${noClusterReason}`, () => {
  afterEach(async () => {
    await expect.poll(ourJobs, { timeout: 10_000 }).toEqual([])
  })
  afterAll(removeFolders)

  it.each([
    ['its job is named in its output', undefined],
    ['its output says nothing of a job', '"submitted, see the queue"'],
  ])(
    'serves and ends when %s',
    async (_, says) => {
      const { site, dir } = await aSrtSite(says)
      const engine = await srtctlLauncher(site, slurmEnv).launch(
        anEngine([]),
        someOptions(dir, { recipe: recipe(serve) }),
      )
      await waitUntilHealthy(engine, never)
      expect(engine.spec.endpointUrl).toMatch(/^http:\/\/127\.0\.0\.1\d:8000$/)
      expect((await engine.logTail(5)).join()).toContain('srt-slurm serves')
      expect(JSON.parse(readFileSync(join(dir, 'logs/srt-recipe.yaml'), 'utf8'))).toMatchObject({
        benchmark: { type: 'manual' },
      })
      await engine.stop()
    },
    60_000,
  )

  it('tells the exit code that the scheduler has, not the files that are there', async () => {
    const { site, dir } = await aSrtSite()
    const dying = recipe(
      serve.replace('srt-slurm serves', 'NCCL watchdog timeout') + ';setTimeout(() => process.exit(9), 1500)',
    )
    const engine = await srtctlLauncher(site, slurmEnv).launch(
      anEngine([]),
      someOptions(dir, { recipe: dying }),
    )
    const ended = await engine.exited
    expect(ended.code).toBe(9)
    expect(await exitProblem(engine, ended)).toMatchObject({ code: 'INFX186', blame: 'infra' })
    await engine.stop()
  }, 60_000)

  it('gives up on a job that can never start', async () => {
    const { site, dir } = await aSrtSite()
    const wrong = { ...recipe(serve), resources: { agg_nodes: 99 } }
    const launched = srtctlLauncher(site, slurmEnv).launch(anEngine([]), someOptions(dir, { recipe: wrong }))
    await expect(launched).rejects.toThrow(/INFX191.*PartitionConfig/s)
  }, 60_000)

  it('repeats why srtctl refused', async () => {
    const { site, dir } = await aSrtSite()
    const wrong = { ...recipe(serve), resources: { agg_nodes: 'many' } }
    const launched = srtctlLauncher(site, slurmEnv).launch(anEngine([]), someOptions(dir, { recipe: wrong }))
    await expect(launched).rejects.toThrow(/INFX191.*node/is)
  }, 60_000)

  it('refuses a point without a recipe', async () => {
    const { site, dir } = await aSrtSite()
    await expect(srtctlLauncher(site, slurmEnv).launch(anEngine([]), someOptions(dir))).rejects.toThrow(
      'INFX197',
    )
  })
})
