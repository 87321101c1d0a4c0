import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitRow, fitTable, tableLength } from '../../../../src/engines/sim/offline/fit.ts'
import {
  clusterOf,
  fitWorkload,
  publishedPoints,
} from '../../../../src/engines/sim/offline/published-points.ts'
import type { PublishedPoint } from '../../../../src/engines/sim/offline/published-points.ts'
import { runOffline } from '../../../../src/engines/sim/offline/run.ts'
import type { OfflineResult } from '../../../../src/engines/sim/offline/run.ts'
import { scaleWorkload } from '../../../../src/engines/sim/offline/workload.ts'
import { fittedModel } from '../../../../src/engines/sim/hardware/coefficients.ts'

function published(name: string): PublishedPoint {
  const point = publishedPoints.find((candidate) => candidate.name === name)
  if (!point) throw new Error(`no published point is called ${name}`)
  return point
}

function replay(point: PublishedPoint, measureSeconds: number): OfflineResult {
  const load = { conc: point.conc, settleSeconds: 40, measureSeconds }
  return runOffline(clusterOf(point, fittedModel, fitWorkload), fitWorkload, load)
}

describe('shapes of the curve, in virtual time', () => {
  it('throughput per GPU rises and interactivity falls with concurrency', () => {
    const results = [1, 4, 16, 64].map((conc) =>
      replay({ ...published('agg TP4 c16'), conc }, 4000 / conc + 100),
    )
    for (const [index, result] of results.entries()) {
      const before = results[index - 1]
      if (!before) continue
      expect(result.totalTps).toBeGreaterThan(1.5 * before.totalTps)
      expect(result.meanInteractivityTps).toBeLessThan(before.meanInteractivityTps)
      expect(result.p90TtftSeconds).toBeGreaterThanOrEqual(before.p90TtftSeconds * 0.95)
    }
  })

  it('prefill saturates, and more prefill workers move the frontier', () => {
    const [one, two] = [1, 2].map((prefillWorkers) => {
      const point = {
        ...published('3P1D b24 c1228'),
        conc: 900,
        prefillWorkers,
        gpus: 16 + 2 * prefillWorkers,
      }
      return { ...replay(point, 20), gpus: point.gpus }
    })
    if (!one || !two) throw new Error('two deployments were replayed')
    // One worker is the bottleneck: requests queue before prefill and decode is starved.
    expect(one.p90TtftSeconds).toBeGreaterThan(3 * two.p90TtftSeconds)
    expect(two.totalTps / two.gpus).toBeGreaterThan(1.1 * (one.totalTps / one.gpus))
    expect(two.p90E2elSeconds).toBeLessThan(one.p90E2elSeconds)
  })

  it('a decode cap trades queueing for interactivity', () => {
    const free = replay({ ...published('3P1D b18 c700'), decodeBatch: 64 }, 30)
    const capped = replay({ ...published('3P1D b18 c700'), decodeBatch: 4 }, 30)
    expect(capped.meanInteractivityTps).toBeGreaterThan(free.meanInteractivityTps)
    expect(capped.p90TtftSeconds).toBeGreaterThan(free.p90TtftSeconds)
  })

  it('a scaled trace keeps throughput, interactivity and cache hits, and divides latencies', () => {
    const point = published('3P1D b18 c700')
    const whole = replay(point, 30)
    const workload = scaleWorkload(fitWorkload, 8)
    const cluster = clusterOf(point, fittedModel, workload, 8)
    const scaled = runOffline(cluster, workload, { conc: point.conc, settleSeconds: 5, measureSeconds: 4 })
    expect(scaled.totalTps / whole.totalTps).toBeCloseTo(1, 0)
    expect(Math.abs(scaled.totalTps / whole.totalTps - 1)).toBeLessThan(0.15)
    expect(Math.abs(scaled.meanInteractivityTps / whole.meanInteractivityTps - 1)).toBeLessThan(0.1)
    expect(Math.abs(scaled.cachedRatio - whole.cachedRatio)).toBeLessThan(0.02)
    expect(scaled.p90E2elSeconds * 8).toBeGreaterThan(0.8 * whole.p90E2elSeconds)
    expect(scaled.p90E2elSeconds * 8).toBeLessThan(1.3 * whole.p90E2elSeconds)
  })

  it('is the same every time', () => {
    const point = published('agg TP4 c4')
    expect(replay(point, 300)).toEqual(replay(point, 300))
  })
})

describe('docs/simulated-engine.md', () => {
  const text = readFileSync(new URL('../../../../docs/simulated-engine.md', import.meta.url), 'utf8')

  // The large points take minutes; `node scripts/fit-sim.mjs --write` makes the whole table.
  it.each(['agg TP4 c1', 'agg TP4 c4', 'agg TP4 c16', 'agg TP2/EP2 c16', '3P1D b18 c700'])(
    'has the row of %s that the code gives',
    (name) => {
      const row = fitRow(published(name), fittedModel, fitWorkload, tableLength)
      expect(text).toContain(fitTable([row]).split('\n').at(-1))
    },
  )

  it('names every fitted coefficient with its value', () => {
    for (const [name, value] of Object.entries(fittedModel)) {
      expect(text).toMatch(new RegExp(`\\| \`${name}\` +\\| +${String(value).replace('.', '\\.')} +\\|`))
    }
  })

  it('keeps the fit within the stated bounds', () => {
    const rows = text.split('\n').filter((line) => /^\| \d+P1D|^\| agg/.test(line))
    expect(rows).toHaveLength(publishedPoints.length)
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim())
      if (cells[1] === 'agg TP4 c1' || cells[1] === 'agg TP4 c4') continue
      expect(Math.abs(Number.parseFloat(cells[5] ?? ''))).toBeLessThanOrEqual(12)
      expect(Math.abs(Number.parseFloat(cells[8] ?? ''))).toBeLessThanOrEqual(15)
      if (cells[11] !== '–') expect(Math.abs(Number.parseFloat(cells[11] ?? ''))).toBeLessThanOrEqual(26)
    }
  })
})
