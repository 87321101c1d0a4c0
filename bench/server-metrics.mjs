/**
 * A server metrics export of 1 GiB, most of it time slices of a long run's scrapes, as the client writes it: processor seconds and
 * peak memory of reading it, beside two yardsticks of the same run: only reading the bytes, and (on an export small enough
 * for a single string) JSON.parse.
 *
 *   node scripts/build.mjs --lib-only && node bench/server-metrics.mjs [MiB]
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const self = fileURLToPath(import.meta.url)
const holdMb = 400
const parsedMib = 256

async function main(mib) {
  const dir = await mkdtemp(join(tmpdir(), 'infx-bench-server-metrics-'))
  try {
    const [whole, small] = [join(dir, 'whole.json'), join(dir, 'small.json')]
    await generate(whole, mib)
    await generate(small, Math.min(mib, parsedMib))
    const ours = await measured('--ours', whole)
    const bytes = await measured('--bytes', whole)
    const plain = await measured('--plain', small)
    console.log(`server metrics export of ${mib} MiB`)
    line('infx', ours, `hold: under ${holdMb} MB`)
    line('only reading it', bytes, `infx needs ${(bytes.speed / ours.speed).toFixed(1)}x the time`)
    line(
      `JSON.parse, ${Math.min(mib, parsedMib)} MiB`,
      plain,
      `infx is ${(ours.speed / plain.speed).toFixed(1)}x as fast`,
    )
    if (ours.hitRate !== plain.hitRate) throw new Error('the two disagree')
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function line(name, { seconds, speed, rssMb }, note) {
  const numbers = `${seconds.toFixed(2)} CPU s  ${speed.toFixed(0)} MB/s  RSS ${rssMb} MB`
  console.log(`  ${name.padEnd(24)} ${numbers}  (${note})`)
}

async function measured(mode, file) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [self, mode, file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const run = JSON.parse(stdout)
  return { ...run, speed: (await stat(file)).size / 1e6 / run.seconds }
}

/** Two hundred metrics, ten series each; time slices fill the size that is asked for. */
async function generate(file, mib) {
  const out = createWriteStream(file)
  const names = Array.from({ length: 200 }, (_, index) =>
    index === 0
      ? 'sglang:cached_tokens_total'
      : index === 1
        ? 'sglang:prompt_tokens_total'
        : `sglang:metric_${index}`,
  )
  const bytesPerSeries = Math.floor((mib * 1024 * 1024) / names.length / 10)
  const slice = JSON.stringify({
    start_ns: 1_789_300_000_123_456,
    end_ns: 1_789_300_000_456_789,
    avg: 0.123456789,
    max: 12.5,
  })
  const slices = new Array(Math.max(1, Math.floor(bytesPerSeries / (slice.length + 1)))).fill(slice).join(',')
  out.write('{"aiperf_version":"0.13.0","metrics":{')
  for (const [index, name] of names.entries()) {
    out.write(`${index === 0 ? '' : ','}"${name}":{"type":"counter","description":"x","series":[`)
    for (let series = 0; series < 10; series++) {
      const labels = { engine: String(series), model_name: 'm' }
      const stats = { total: 1000 * (index + 1) + series, rate: 1.5, avg: 3, max: 9 }
      const head = JSON.stringify({ endpoint_url: `http://node${series}:8000/metrics`, labels, stats })
      const text = `${series === 0 ? '' : ','}${head.slice(0, -1)},"timeslices":[${slices}]}`
      if (!out.write(text)) await once(out, 'drain')
    }
    out.write(']}')
  }
  out.end('}}')
  await once(out, 'close')
}

function report(hitRate) {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log(
    JSON.stringify({
      seconds: (userCPUTime + systemCPUTime) / 1e6,
      rssMb: Math.round(maxRSS / 1024),
      hitRate,
    }),
  )
}

const total = (series) => series.reduce((sum, { stats }) => sum + stats.total, 0)

async function runOurs(file) {
  const { indexServerMetrics } = await import('../lib/src/core/measure/server-metrics-index.js')
  const { index, fault } = await indexServerMetrics(createReadStream(file, { highWaterMark: 1024 * 1024 }))
  if (fault !== undefined) throw new Error(fault)
  report(total(index.of('sglang:cached_tokens_total')) / total(index.of('sglang:prompt_tokens_total')))
}

async function runPlain(file) {
  const { metrics } = JSON.parse(await readFile(file, 'utf8'))
  report(
    total(metrics['sglang:cached_tokens_total'].series) / total(metrics['sglang:prompt_tokens_total'].series),
  )
}

async function runBytes(file) {
  let last
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) last = chunk.length
  report(last === 0 ? null : undefined)
}

const [mode, path] = process.argv.slice(2)
if (mode === '--ours') await runOurs(path)
else if (mode === '--plain') await runPlain(path)
else if (mode === '--bytes') await runBytes(path)
else await main(Number(mode ?? 1024))
