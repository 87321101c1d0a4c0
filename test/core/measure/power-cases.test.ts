import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aggregatePower } from '../../../src/core/measure/power.ts'
import type { PowerOutcome } from '../../../src/core/measure/power.ts'
import { csvCells } from '../../../src/core/measure/power-csv.ts'
import { parseInstant, zoneMinutes } from '../../../src/core/measure/timestamps.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { readJson } from './vectors.ts'

if (sharedDir === undefined) console.log(noSharedReason)

describe.skipIf(sharedDir === undefined)('power telemetry of PW-01', () => {
  const folder = join(sharedDir ?? '', 'cases/PW-01')

  async function power(file: string): Promise<PowerOutcome> {
    const rules = readJson(join(folder, 'window.json')) as Record<string, number>
    const { start_ms = 0, end_ms = 0, gpus = 0, max_gap_ms = 0, min_watts = 0 } = rules
    return aggregatePower({
      telemetry: createReadStream(join(folder, file)),
      telemetrySource: file,
      benchmarkSource: 'window.json',
      window: {
        startUnix: start_ms,
        endUnix: end_ms,
        reportedSeconds: end_ms - start_ms,
        completed: 1,
        inputTokens: 1,
        outputTokens: 1,
      },
      windowReasons: [],
      expectedGpus: gpus,
      utcOffsetMinutes: 0,
      // The case counts in milliseconds throughout; the arithmetic does not care.
      maxGapSeconds: max_gap_ms,
      minPlausibleWatts: min_watts,
    })
  }

  it('integrates 400 W and 401 W over 10 s to 8010 J', async () => {
    const { valid, fields } = await power('ok.csv')
    expect(valid).toBe(true)
    expect(Number(fields['total_gpu_energy_j']) / 1000).toBe(8010)
  })

  it.each([
    ['glued.csv', 'malformed_telemetry_row'],
    ['zero.csv', 'implausible_power_sample'],
    ['gap.csv', 'sampling_gap_exceeded'],
    ['missing-gpu.csv', 'expected_gpu_count_mismatch'],
    ['lists.csv', 'invalid_power_sample'],
  ])('%s is invalid for %s, without any energy figure', async (file, reason) => {
    const { valid, reasons, fields } = await power(file)
    expect(valid).toBe(false)
    expect(reasons).toContain(reason)
    expect(Object.keys(fields)).toEqual(['power_metric_schema_version', 'power_valid'])
  })
})

describe('clocks of telemetry', () => {
  it.each([
    ['2026/09/14 07:13:15.269', 0, Date.UTC(2026, 8, 14, 7, 13, 15, 269) / 1000],
    ['2026-09-14T09:13:15', 120, Date.UTC(2026, 8, 14, 7, 13, 15) / 1000],
    ['2026-09-14T09:13:15+02:00', 0, Date.UTC(2026, 8, 14, 7, 13, 15) / 1000],
    ['2026-09-14 07:13:15Z', 120, Date.UTC(2026, 8, 14, 7, 13, 15) / 1000],
    ['1789369994.25', 0, 1789369994.25],
    ['1789369994250', 0, 1789369994.25],
  ])('%s at offset %d', (text, offset, seconds) => {
    expect(parseInstant(text, offset)).toBe(seconds)
  })

  it('are refused when they are no date', () => {
    for (const text of ['garbage', '', '2026/02/30 00:00:00', '2026/09/14 25:00:00', '2026/09/14 07:61:00']) {
      expect(parseInstant(text, 0)).toBeUndefined()
    }
    expect([zoneMinutes('+0530'), zoneMinutes('-08:00'), zoneMinutes('nonsense')]).toEqual([
      330,
      -480,
      undefined,
    ])
  })
})

describe('cells of a CSV line', () => {
  it('respect quotes', () => {
    expect(csvCells('a, "b, c" ,"d ""e""", ')).toEqual(['a', 'b, c', 'd "e"', ''])
    expect(csvCells('  ')).toEqual([])
  })
})
