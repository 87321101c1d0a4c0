// The slurm launcher on a real cluster: submit to first process beyond the scheduler's own, and cancel to job gone.
// Needs root and Debian's slurm-wlm (installed when missing). The yardstick is a bare sbatch of the same process.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { installSlurm, slurmDown, slurmUp } from '../.ci/real-parts/slurm.mjs'

const runs = 7
const root = fileURLToPath(new URL('../', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'infx-bench-slurm-'))

/** The launcher as it ships, without the rest. */
async function loadLauncher() {
  const outfile = join(dir, 'launcher.mjs')
  await build({
    stdin: {
      contents:
        "export { slurmLauncher } from './src/launch/slurm/launcher.ts'; export { symbolicNodes } from './src/launch/allocation.ts'",
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import{createRequire as __crq9}from'node:module';const require=__crq9(import.meta.url);",
    },
  })
  return import(outfile)
}

/** The process: writes when it began, then lives until it is ended; with `stubborn`, until it is killed. */
const script = (stamp, stubborn) =>
  `${stubborn ? "process.on('SIGTERM', () => {});" : ''}require('node:fs').writeFileSync('${stamp}', String(Date.now())); setInterval(() => {}, 1000)`

async function stampOf(path) {
  for (;;) {
    try {
      const text = readFileSync(path, 'utf8')
      if (text !== '') return Number(text)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
    await sleep(5)
  }
}

/** The scheduler alone: sbatch, one srun, the same process. */
async function bare(run, env) {
  const stamp = join(dir, `bare-${run}`)
  const submitted = Date.now()
  const wrap = `srun --overlap --nodes=1 --ntasks=1 ${process.execPath} -e "${script(stamp, false)}"`
  const { stdout } = spawnSync(
    'sbatch',
    ['--parsable', '--nodes=1', '--exclusive', '--output=/dev/null', `--wrap=${wrap}`],
    { env, encoding: 'utf8' },
  )
  const startMs = (await stampOf(stamp)) - submitted
  const id = stdout.trim()
  const cancelled = Date.now()
  spawnSync('scancel', [id], { env })
  while (
    !/JobState=CANCELLED/.test(
      spawnSync('scontrol', ['show', 'job', '-o', id], { env, encoding: 'utf8' }).stdout,
    )
  ) {
    await sleep(20)
  }
  return { startMs, stopMs: Date.now() - cancelled }
}

async function ours(run, env, { slurmLauncher, symbolicNodes }, stubborn) {
  const stamp = join(dir, `ours-${stubborn}-${run}`)
  const site = {
    launcher: 'slurm',
    slurm: { partition: 'batch', 'gpus-per-node': 4, 'time-limit-minutes': 10 },
  }
  const spec = {
    ...{ engine: 'bench', version: '1', simulated: true, port: 8100, servedModel: 'm', metricsUrls: [] },
    endpointUrl: `http://${symbolicNodes.addresses[0]}:8100`,
    health: { path: '/', intervalMs: 100, timeoutSeconds: 10 },
    processes: [
      { role: 'server', argv: [process.execPath, '-e', script(stamp, stubborn)], env: {}, gpus: 4, nodes: 1 },
    ],
  }
  const labels = { run: 'bench', attempt: run, pointId: `bench-${stubborn}` }
  const submitted = Date.now()
  const engine = await slurmLauncher(site, env).launch(spec, {
    logDir: join(dir, `logs-${stubborn}-${run}`),
    labels,
  })
  const startMs = (await stampOf(stamp)) - submitted
  const stopped = Date.now()
  await engine.stop()
  return { startMs, stopMs: Date.now() - stopped }
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

try {
  installSlurm()
  const env = { ...process.env, SLURM_CONF: await slurmUp(dir, 4) }
  const launcher = await loadLauncher()
  const all = { bare: [], ours: [] }
  for (let run = 0; run < runs; run++) {
    all.bare.push(await bare(run, env))
    all.ours.push(await ours(run, env, launcher, false))
  }
  const stubborn = await ours(runs, env, launcher, true)
  const of = (who, field) => median(all[who].map((result) => result[field]))
  const overhead = of('ours', 'startMs') - of('bare', 'startMs')
  console.log(
    `submit to first process: ours ${seconds(of('ours', 'startMs'))}, bare sbatch ${seconds(of('bare', 'startMs'))}, medians of ${runs}`,
  )
  console.log(`beyond the scheduler's own ${seconds(overhead)} (hold: ≤ 1 s)`)
  console.log(
    `cancel to job gone: ours ${seconds(of('ours', 'stopMs'))}, bare scancel ${seconds(of('bare', 'stopMs'))}`,
  )
  console.log(`cancel to job gone, process ignores SIGTERM: ${seconds(stubborn.stopMs)} (hold: ≤ 7 s)`)
} finally {
  await slurmDown(dir)
  rmSync(dir, { recursive: true, force: true })
}
