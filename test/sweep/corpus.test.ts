/** Real keys of the ecosystem, from configuration to measured points, with the simulated engine for the hardware. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '../../src/core/plan/plan.ts'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { noSharedReason, sharedDir } from '../shared.ts'

const b300 = 'dsv4-fp4-b300-sglang-agentic-hicache-mtp'
const gb300 = 'dsv4-fp4-gb300-dynamo-sglang-agentic-disagg'

describe.skipIf(sharedDir === undefined)(
  `real keys${sharedDir === undefined ? ` (${noSharedReason})` : ''}`,
  () => {
    let self: Self
    let out: string
    let result: CommandResult
    let plan: Plan
    let sweep: Sweep

    beforeAll(async () => {
      self = await buildSelf()
      out = mkdtempSync(join(tmpdir(), 'infx-corpus-'))
      result = await self.run([
        ...['sweep', '--simulate', '--duration', '2', '--trace-scale', '64', '--out', out],
        ...['--repo', join(sharedDir ?? '', 'corpus/head')],
        ...['--keys', `${b300},${gb300}`, '--points', 'conc=32|80,kind=benchmark'],
      ])
      plan = JSON.parse(readFileSync(join(out, 'plan.json'), 'utf8')) as Plan
      sweep = JSON.parse(readFileSync(join(out, 'sweep.json'), 'utf8')) as Sweep
    }, 180_000)
    afterAll(() => {
      self.remove()
      rmSync(out, { recursive: true })
    })

    it('run to the end, every point valid and simulated', () => {
      expect(result.code, result.stderr).toBe(0)
      expect(sweep.simulated).toBe(true)
      expect(sweep.points.map(({ configKey, conc, status }) => [configKey, conc, status])).toEqual([
        ...[32, 32, 32, 32, 80].map((conc) => [b300, conc, 'valid']),
        [gb300, 80, 'valid'],
      ])
    })

    it('have topology, KV offload, recipe and acceptance of their configuration', () => {
      const offloaded = plan.points.find(({ kvOffloadBackend }) => kvOffloadBackend?.name === 'hicache')
      expect(offloaded).toMatchObject({
        configKey: b300,
        topology: { shape: 'single-node', tp: 4, ep: 4, dpAttn: true },
        kvOffloading: 'dram',
        specDecoding: 'mtp',
      })
      expect(offloaded?.totalCpuDramGb).toBeGreaterThan(0)
      const disagg = plan.points.find(({ configKey }) => configKey === gb300)
      expect(disagg).toMatchObject({
        topology: {
          shape: 'multi-node',
          prefill: { numWorkers: 1, tp: 8 },
          decode: { numWorkers: 1, tp: 4 },
        },
        disagg: true,
      })
      expect(disagg?.recipe?.digest).toMatch(/^[0-9a-f]{64}$/)
      for (const { acceptance } of plan.points) expect(acceptance?.acceptanceLength).toBeGreaterThan(1)
    })

    it('leave out evaluations whose questions are not here, with a notice', () => {
      expect(plan.totals.evalPoints).toBe(0)
      expect(result.stderr).toMatch(
        /notice INFX089 {2}\d+ evaluations? of "gsm8k" left out: no task file is here/,
      )
    })

    it('keep to their acceptance targets, measured', () => {
      for (const { id, resultPath } of sweep.points) {
        const { infx } = JSON.parse(readFileSync(join(out, resultPath ?? ''), 'utf8')) as {
          infx: { acceptance: { target: number; measured: number }; point_id: string }
        }
        expect(infx.point_id).toBe(id)
        expect(Math.abs(infx.acceptance.measured / infx.acceptance.target - 1)).toBeLessThanOrEqual(0.02)
      }
    })
  },
)
