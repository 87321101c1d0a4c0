import fc from 'fast-check'
import { expect, it } from 'vitest'
import { artifactNames, attemptInName } from '../../../src/core/collect/artifact-names.ts'
import { classifyArtifact } from '../../../src/core/ingest/artifact-names.ts'
import { aPoint } from '../../builders.ts'

it('has the ecosystem prefix, a readable part, the id and the attempt', () => {
  const point = aPoint({ id: 'dsv4-c16-0123456789ab', expName: 'dsv4_b300 tp8/conc16' })
  expect(artifactNames(point, { attempt: 2, valid: true })).toEqual({
    result: 'bmk_agentic_dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2',
    failed: 'failed_dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2',
    trace: 'agentic_dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2',
    serverLogs: 'server_logs_dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2',
    gpuMetrics: 'gpu_metrics_dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2',
    powerAudit: 'power_audit_dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2',
    resultFile: 'dsv4_b300-tp8-conc16_dsv4-c16-0123456789ab_a2.json',
  })
})

it('keeps an invalid result from the valid name, and an evaluation under its own whatever its score', () => {
  expect(artifactNames(aPoint(), { attempt: 1, valid: false }).result).toMatch(/^failed_/)
  const fixed = aPoint({ scenario: 'fixed-seq-len' })
  expect(artifactNames(fixed, { attempt: 1, valid: true })).toMatchObject({
    result: expect.stringMatching(/^bmk_dsv4/) as string,
    resultFile: expect.stringMatching(/^agg_/) as string,
  })
  for (const valid of [true, false])
    expect(artifactNames(aPoint({ kind: 'eval' }), { attempt: 1, valid }).result).toMatch(/^eval_/)
})

it('is legal, recognised and gives the attempt back, whatever the label', () => {
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom('agentic_x', 'server_logs_x', 'gpu_metrics_x', 'results_all', '', 'é|"<>:*?\r\n'),
  )
  const options = fc.record({
    expName: names,
    kind: fc.constantFrom('benchmark' as const, 'eval' as const),
    scenario: fc.constantFrom('agentic-coding' as const, 'fixed-seq-len' as const),
  })
  fc.assert(
    fc.property(options, fc.integer({ min: 1, max: 99_999 }), fc.boolean(), (point, attempt, valid) => {
      const { result } = artifactNames(aPoint(point), { attempt, valid })
      expect(result).toMatch(/^[A-Za-z0-9._-]+$/)
      expect(attemptInName(result)).toBe(attempt)
      expect(classifyArtifact(result).kind).toBe(
        point.kind === 'eval' ? 'eval' : valid ? 'benchmark' : 'failed',
      )
      expect(result.startsWith('bmk_agentic_')).toBe(
        point.kind === 'benchmark' && valid && point.scenario === 'agentic-coding',
      )
    }),
  )
})

it('reads no attempt from names of other producers', () => {
  expect(
    ['bmk_x', 'bmk_x_a', 'bmk_x_a0', 'bmk_x_a1b', 'x_a2_y', 'bmk_x_a12345678'].map(attemptInName),
  ).toEqual(Array(6).fill(undefined))
  expect(attemptInName('bmk_x_a10')).toBe(10)
})
