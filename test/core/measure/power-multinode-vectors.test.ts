import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withPower } from '../../../src/core/measure/fixed.ts'
import { MAX_SAMPLE_GAP_SECONDS } from '../../../src/core/measure/power.ts'
import type { PowerOutcome } from '../../../src/core/measure/power.ts'
import { aggregateMultinodePower } from '../../../src/core/measure/power-multinode.ts'
import type { Aggregate } from '../../../src/core/results/aggregate.ts'
import { noSharedReason } from '../../shared.ts'
import { readJson, vectorsOf } from './vectors.ts'
import type { Vector } from './vectors.ts'

const cases = vectorsOf('aggregate_power_multinode')
if (cases.length === 0) console.log(noSharedReason)

async function power({ input, meta }: Vector): Promise<PowerOutcome> {
  const argument = (name: string): string => meta.argv[meta.argv.indexOf(name) + 1] ?? ''
  const dir = join(input, argument('--power-dir'))
  const text = (path: string): string | undefined =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const manifestText = text(join(dir, 'manifest.json'))
  const benchmarkText = text(join(input, argument('--bench-result')))
  return aggregateMultinodePower({
    package: {
      ...(manifestText === undefined ? {} : { manifestText }),
      samples: createReadStream(join(dir, 'samples.csv')),
      windows: readdirSync(join(dir, 'windows')).map((name) => ({
        path: `windows/${name}`,
        text: readFileSync(join(dir, 'windows', name), 'utf8'),
      })),
      readResult: (path) => Promise.resolve(text(join(input, argument('--logs-root'), path))),
    },
    telemetrySource: argument('--power-dir'),
    benchmarkSource: argument('--bench-result'),
    ...(benchmarkText === undefined ? {} : { benchmarkText }),
    gpus: { prefill: Number(argument('--prefill-gpus')), decode: Number(argument('--decode-gpus')) },
    producerCommit: argument('--expected-producer-sha'),
    maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
  })
}

describe.skipIf(cases.length === 0)('multi-node power equals the reference (shared corpus)', () => {
  for (const vector of cases.filter(({ meta }) => meta.agrees)) {
    it(`${vector.name}: ${vector.meta.covers[0] ?? ''}`, async () => {
      const outcome = await power(vector)
      expect(outcome.sidecar).toEqual(readJson(join(vector.dir, 'expected.power_validation.json')))
      const before = readJson(join(vector.input, 'agg_bench.json')) as Aggregate
      expect(withPower(before, outcome)).toEqual(readJson(join(vector.dir, 'expected.json')))
    })
  }
})

describe.skipIf(cases.length === 0)(
  'multi-node power is right where the reference is wrong (shared corpus)',
  () => {
    it('02: an aggregate deployment has workers of role agg, and figures of the whole', async () => {
      const vector = cases.find(({ name }) => name.startsWith('02'))
      if (!vector) throw new Error('no case 02')
      const { valid, reasons, fields, sidecar } = await power(vector)
      expect({ valid, reasons }).toEqual({ valid: true, reasons: [] })
      expect(fields).toMatchObject({ power_metric_schema_version: 2, power_valid: 1 })
      const energies = Object.values(sidecar['per_gpu_energy_j'] as Record<string, number>)
      expect(energies).toHaveLength(4)
      // Four boards between 200 and 700 W over 20 s, and the sum of the parts.
      for (const joules of energies) expect(joules / 20).toBeGreaterThan(200)
      expect(fields['total_gpu_energy_j']).toBeCloseTo(
        energies.reduce((sum, joules) => sum + joules, 0),
        2,
      )
      expect(Object.keys(fields).filter((key) => /^(prefill|decode)_/.test(key))).toEqual([])
    })
  },
)
