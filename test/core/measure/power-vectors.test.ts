import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withPower } from '../../../src/core/measure/fixed.ts'
import { parseLenientJson } from '../../../src/core/measure/lenient-json.ts'
import { MAX_SAMPLE_GAP_SECONDS, aggregatePower } from '../../../src/core/measure/power.ts'
import { windowOfBenchmark } from '../../../src/core/measure/power-window.ts'
import type { PowerOutcome } from '../../../src/core/measure/power.ts'
import type { Aggregate } from '../../../src/core/results/aggregate.ts'
import { noSharedReason } from '../../shared.ts'
import { readJson, vectorsOf } from './vectors.ts'
import type { Vector } from './vectors.ts'

const cases = vectorsOf('aggregate_power')
if (cases.length === 0) console.log(noSharedReason)

function parsed(text: string): unknown {
  try {
    return parseLenientJson(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

async function power({ input, meta }: Vector): Promise<PowerOutcome> {
  const argument = (name: string): string => meta.argv[meta.argv.indexOf(name) + 1] ?? ''
  const csv = join(input, argument('--csv'))
  const counters = (part: string): string => csv.replace(/\.csv$/, `_energy_${part}.csv`)
  const text = readFileSync(join(input, argument('--bench-result')), 'utf8')
  const { window, reasons } = windowOfBenchmark(parsed(text), text)
  return aggregatePower({
    ...(existsSync(csv) ? { telemetry: createReadStream(csv) } : {}),
    telemetrySource: argument('--csv'),
    benchmarkSource: argument('--bench-result'),
    window,
    windowReasons: reasons,
    expectedGpus: Number(argument('--expected-num-gpus')),
    utcOffsetMinutes: 0,
    maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
    minPlausibleWatts: null,
    ...(existsSync(counters('start'))
      ? {
          counters: {
            startCsv: readFileSync(counters('start'), 'utf8'),
            endCsv: readFileSync(counters('end'), 'utf8'),
          },
        }
      : {}),
  })
}

describe.skipIf(cases.length === 0)('power equals the reference', () => {
  // Whether the aggregate exists is the caller's to know: case 17 is about a missing one.
  const comparable = cases.filter(({ name, meta }) => meta.agrees && !name.startsWith('17'))
  for (const vector of comparable) {
    it(`${vector.name}: ${vector.meta.covers[0] ?? ''}`, async () => {
      const outcome = await power(vector)
      expect(outcome.sidecar).toEqual(readJson(join(vector.dir, 'expected.power_validation.json')))
      const before = readJson(join(vector.input, 'agg_bench.json')) as Aggregate
      expect(withPower(before, outcome)).toEqual(readJson(join(vector.dir, 'expected.json')))
    })
  }
})

describe.skipIf(cases.length === 0)('power is right where the reference is wrong', () => {
  it('08: a last line without its end is dropped', async () => {
    const vector = cases.find(({ name }) => name.startsWith('08'))
    if (!vector) throw new Error('no case 08')
    const { valid, reasons, fields } = await power(vector)
    expect({ valid, reasons }).toEqual({ valid: false, reasons: ['benchmark_window_not_bracketed'] })
    expect(fields).toEqual({ power_metric_schema_version: 2, power_valid: 0 })
  })

  it('18: a power cell is a whole number with a unit, or invalid', async () => {
    const vector = cases.find(({ name }) => name.startsWith('18'))
    if (!vector) throw new Error('no case 18')
    const { reasons, fields } = await power(vector)
    expect(reasons).toContain('invalid_power_sample')
    expect(fields).not.toHaveProperty('avg_power_w')
  })
})
