import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { measureFixed, withPower } from '../../../src/core/measure/fixed.ts'
import { gpuCounts } from '../../../src/core/measure/identity.ts'
import { MAX_SAMPLE_GAP_SECONDS, aggregatePower } from '../../../src/core/measure/power.ts'
import { windowOfBenchmark } from '../../../src/core/measure/power-window.ts'
import type { Aggregate } from '../../../src/core/results/aggregate.ts'
import { noSharedReason } from '../../shared.ts'
import { identityOfEnv, lenientFile, readJson, vectorsOf } from './vectors.ts'
import type { Vector } from './vectors.ts'

const cases = vectorsOf('process_result')
if (cases.length === 0) console.log(noSharedReason)

/** The reference has no model or concurrency in this environment: both come from the client result. */
async function measure({ input, meta }: Vector): Promise<Aggregate> {
  const identity = identityOfEnv(meta.env)
  const result = lenientFile(join(input, 'bench.json'))
  const { aggregate } = measureFixed(identity, result)
  const csv = join(input, 'gpu_metrics.csv')
  const { window, reasons } = windowOfBenchmark(result, JSON.stringify(result))
  const power = await aggregatePower({
    ...(existsSync(csv) ? { telemetry: createReadStream(csv) } : {}),
    telemetrySource: 'gpu_metrics.csv',
    benchmarkSource: 'bench.json',
    window,
    windowReasons: reasons,
    expectedGpus: gpuCounts(identity.topology).total,
    utcOffsetMinutes: 0,
    maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
    minPlausibleWatts: null,
  })
  return withPower(aggregate, power)
}

/** What the reference recorded, without the one field that is meaningless everywhere. */
function expected({ dir, meta }: Vector): unknown {
  const whole = readJson(join(dir, 'expected.json')) as Record<string, unknown>
  const wrong = (meta.known_wrong?.['expected.json'] ?? []).map((pointer) => pointer.slice(1))
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !wrong.includes(key)))
}

const caseNamed = (start: string): Vector => {
  const found = cases.find(({ name }) => name.startsWith(start))
  if (!found) throw new Error(`no case ${start}`)
  return found
}

describe.skipIf(cases.length === 0)('fixed-sequence results equal the reference', () => {
  for (const vector of cases.filter(({ meta }) => meta.agrees && Object.keys(meta.outputs).length > 0)) {
    it(`${vector.name}: ${vector.meta.covers[0] ?? ''}`, async () => {
      expect(await measure(vector)).toEqual(expected(vector))
    })
  }
})

describe.skipIf(cases.length === 0)('fixed-sequence results are right where the reference is wrong', () => {
  it('05: no interactivity of a zero time per token, the rest is there', async () => {
    const aggregate = await measure(caseNamed('05'))
    expect(aggregate).toMatchObject({ mean_tpot: 0, median_tpot: 0, conc: 16, tput_per_gpu: 1416 })
    expect(aggregate).not.toHaveProperty('mean_intvty')
    expect(aggregate['p90_intvty']).toBeCloseTo(1000 / 7.6927627862930406, 9)
  })

  it('06: no interactivity of a standard deviation', async () => {
    const aggregate = await measure(caseNamed('06'))
    expect(aggregate).toMatchObject({ std_tpot: 0 })
    expect(aggregate).not.toHaveProperty('std_intvty')
    expect(aggregate).toHaveProperty('mean_intvty')
  })

  it('07: disaggregated on one node is refused', async () => {
    await expect(measure(caseNamed('07'))).rejects.toThrow(/INFX231/)
  })

  it('08: latencies that are not finite are null and named', async () => {
    const vector = caseNamed('08')
    const { aggregate, evidence } = measureFixed(
      identityOfEnv(vector.meta.env),
      lenientFile(join(vector.input, 'bench.json')),
    )
    expect(aggregate).toMatchObject({ p99_tpot: null, p99_itl: null, 'p99.9_e2el': null })
    expect(aggregate).not.toHaveProperty('p99_intvty')
    expect(evidence.nonFinite).toEqual(['p99_tpot_ms', 'p99_itl_ms', 'p99.9_e2el_ms'])
  })

  it('09: only latencies are converted', async () => {
    const vector = caseNamed('09')
    const strays = ['params', 'total_rooms', 'dropg_wait']
    const rest = Object.entries(expected(vector) as Record<string, unknown>).filter(
      ([key]) => !strays.includes(key),
    )
    expect(await measure(vector)).toEqual(Object.fromEntries(rest))
  })
})
