// Ingest of 386,000 GPU samples and 10,552 eval samples, whole path (read files → rows), against a yardstick measured in
// the same run: the same rows already in memory, inserted by UNNEST of 5,000 rows per statement.
// Usage: node bench/ingest.mjs   (INFX_TEST_POSTGRES_URL adds PostgreSQL)
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const series = 11
const gpus = 8
const seconds = 4387 // 11 × 8 × 4387 = 386,056
const evals = 8
const questions = 1319 // 8 × 1319 = 10,552
const self = fileURLToPath(import.meta.url)
const root = new URL('../', import.meta.url)
const load = (path) => import(new URL(`lib/src/${path}`, root).href)

const [mode, targetUrl, folder] = process.argv.slice(2)
if (mode === undefined) main()
else console.log(JSON.stringify(await (mode === 'ingest' ? ingest() : yardstick())))

function main() {
  const work = mkdtempSync(join(tmpdir(), 'infx-bench-'))
  try {
    writeArtifacts(join(work, 'artifacts'))
    const targets = [['PGlite', `pglite:${join(work, 'db')}`]]
    const server = process.env.INFX_TEST_POSTGRES_URL
    if (server) targets.push(['PostgreSQL', server])
    else console.log('PostgreSQL left out: INFX_TEST_POSTGRES_URL is not set')
    for (const [name, url] of targets) {
      const unnest = measure('yardstick', name === 'PGlite' ? `${url}-unnest` : url, work)
      const ours = measure('ingest', url, work)
      const hold = name === 'PGlite' ? 9 : 5
      console.log(
        `${name.padEnd(10)}  ${ours.rows} rows  ingest ${ours.seconds.toFixed(2)} s (hold ≤ ${hold} s, opening included)  ` +
          `peak RSS ${ours.rssMb} MB (hold ≤ 700)  yardstick UNNEST 5k ${unnest.seconds.toFixed(2)} s, ${unnest.rssMb} MB  ` +
          `ratio ${(ours.seconds / unnest.seconds).toFixed(2)} (below 1 = faster than plain inserts that read no file)`,
      )
      console.log(
        `${' '.repeat(12)}CPU of this process: ingest ${ours.cpuSeconds.toFixed(2)} s, yardstick ${unnest.cpuSeconds.toFixed(2)} s  ` +
          `again, nothing new: ${ours.againSeconds.toFixed(2)} s (CPU ${ours.againCpuSeconds.toFixed(2)} s)`,
      )
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Each measurement in a process of its own, so that its peak RSS is its own. */
function measure(kind, url, work) {
  const child = spawnSync(process.execPath, [self, kind, url, join(work, 'artifacts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error(`${kind} on ${url} failed`)
  return JSON.parse(child.stdout)
}

async function open() {
  const { setDistDir } = await load('assets.js')
  setDistDir(new URL('dist/', root))
  const { openDatabase } = await load('store/open.js')
  return withFreshDatabase(targetUrl, openDatabase)
}

/** On a server: a database of our own, dropped at the end. */
async function withFreshDatabase(url, openDatabase) {
  if (url.startsWith('pglite:')) {
    const database = await openDatabase(url)
    return { database, close: () => database.close() }
  }
  const { default: pg } = await import('pg')
  const name = `infx_bench_${process.pid}`
  const admin = async (sql) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await admin(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase(own.href)
  return {
    database,
    close: async () => {
      await database.close()
      await admin(`drop database ${name}`)
    },
  }
}

async function ingest() {
  const begin = performance.now()
  const { database, close } = await open()
  const { openIngestSource } = await load('files/ingest-source.js')
  const { ingestRun } = await load('store/ingest/ingest-run.js')
  const run = { origin: 'github', runId: 1, attempt: 1, name: 'bench', createdAt: '2026-11-01T00:00:00Z' }
  const options = { targetName: 'bench', allowSimulated: false }
  const once = async () => ingestRun(database, await openIngestSource(folder), run, options)
  const report = await once()
  const elapsed = (performance.now() - begin) / 1000
  const cpu = cpuSeconds()
  const rows = report.counters.gpuMetricSamplesNew + report.counters.evalSamplesNew
  if (rows !== series * gpus * seconds + evals * questions || report.conclusion !== 'success')
    throw new Error(`ingest is wrong: ${JSON.stringify(report)}`)
  const again = performance.now()
  const second = await once()
  if (second.counters.gpuMetricSamplesNew + second.counters.evalSamplesNew !== 0)
    throw new Error('second ingest wrote rows')
  const againSeconds = (performance.now() - again) / 1000
  const againCpuSeconds = cpuSeconds() - cpu
  await close()
  return { rows, seconds: elapsed, cpuSeconds: cpu, againSeconds, againCpuSeconds, rssMb: rssMb() }
}

async function yardstick() {
  const begin = performance.now()
  const { database, close } = await open()
  await database.script(`
    create table plain_samples (series_id bigint, gpu_index smallint, sampled_at timestamptz, power_w real, temperature_c real,
      sm_clock_mhz real, mem_clock_mhz real, gpu_util_pct real, mem_util_pct real, primary key (series_id, gpu_index, sampled_at));
    create table plain_evals (eval_result_id bigint, doc_id int, prompt text, response text, data jsonb, primary key (eval_result_id, doc_id))`)
  const text = (values) => `{${values.join(',')}}`
  const quoted = (values) => `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
  for (let id = 0; id < series; id++) {
    let batch = []
    const flush = async () => {
      const column = (index) => text(batch.map((row) => row[index]))
      await database.query(
        `insert into plain_samples select * from unnest($1::bigint[], $2::smallint[], $3::timestamptz[], $4::real[], $5::real[], $6::real[], $7::real[], $8::real[], $9::real[])`,
        [column(0), column(1), quoted(batch.map((row) => row[2])), ...[3, 4, 5, 6, 7, 8].map(column)],
      )
      batch = []
    }
    for (let second = 0; second < seconds; second++)
      for (let gpu = 0; gpu < gpus; gpu++) {
        batch.push([
          id,
          gpu,
          new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString(),
          400 + gpu,
          55,
          1980,
          2619,
          97,
          40,
        ])
        if (batch.length === 5000) await flush()
      }
    if (batch.length > 0) await flush()
  }
  for (let id = 0; id < evals; id++)
    for (let from = 0; from < questions; from += 500) {
      const docs = Array.from({ length: Math.min(500, questions - from) }, (_, index) => from + index)
      await database.query(
        `insert into plain_evals select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::jsonb[])`,
        [
          text(docs.map(() => id)),
          text(docs),
          quoted(docs.map(prompt)),
          quoted(docs.map(answer)),
          quoted(docs.map((doc) => JSON.stringify({ question: prompt(doc) }))),
        ],
      )
    }
  const elapsed = (performance.now() - begin) / 1000
  const cpu = cpuSeconds()
  await close()
  return { seconds: elapsed, cpuSeconds: cpu, rssMb: rssMb() }
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function rssMb() {
  return Math.round(process.resourceUsage().maxRSS / 1024)
}

function prompt(doc) {
  return `Question ${doc}: ${'A train leaves the station and travels some distance. '.repeat(40)}`
}

function answer(doc) {
  return `${'First we add the numbers, then we divide. '.repeat(25)}#### ${doc}`
}

function writeArtifacts(dir) {
  const write = (path, text) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const identity = {
    hw: 'b300',
    infmax_model_prefix: 'dsv4',
    model: 'm',
    framework: 'sglang',
    precision: 'fp4',
    tp: 8,
    ep: 8,
  }
  const csv = [
    'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], utilization.gpu [%], utilization.memory [%]',
  ]
  for (let second = 0; second < seconds; second++) {
    const at = new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString()
    const stamp = `${at.slice(0, 10).replaceAll('-', '/')} ${at.slice(11, 23)}`
    for (let gpu = 0; gpu < gpus; gpu++)
      csv.push(
        `${stamp}, ${gpu}, ${(400 + gpu + (second % 100) / 100).toFixed(2)} W, 55, 1980 MHz, 2619 MHz, 97 %, 40 %`,
      )
  }
  const csvText = `${csv.join('\n')}\n`
  for (let id = 0; id < series; id++) {
    write(
      `bmk_r${id}/agg_r${id}.json`,
      JSON.stringify({ ...identity, conc: id + 1, isl: 1024, osl: 1024, tput_per_gpu: 1 }),
    )
    write(`gpu_metrics_r${id}/gpu_metrics.csv`, csvText)
  }
  for (let id = 0; id < evals; id++) {
    write(`eval_r${id}/meta_env.json`, JSON.stringify({ ...identity, conc: id + 1 }))
    write(
      `eval_r${id}/results_2026-11-01T00-00-00.000001.json`,
      JSON.stringify({ lm_eval_version: '0.4.9', results: { gsm8k: { 'exact_match,strict-match': 1 } } }),
    )
    const lines = []
    for (let doc = 0; doc < questions; doc++)
      for (const filter of ['strict-match', 'flexible-extract'])
        lines.push(
          JSON.stringify({
            doc_id: doc,
            doc: { question: prompt(doc), answer: `${doc}` },
            target: `${doc}`,
            arguments: { gen_args_0: { arg_0: prompt(doc) } },
            resps: [[answer(doc)]],
            filtered_resps: [`${doc}`],
            filter,
            metrics: ['exact_match'],
            exact_match: 1,
          }),
        )
    write(`eval_r${id}/samples_gsm8k_2026-11-01T00-00-00.000001.jsonl`, `${lines.join('\n')}\n`)
  }
}
