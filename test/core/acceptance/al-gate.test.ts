import { describe, expect, it } from 'vitest'
import { alGateLanes, judgeAlGate } from '../../../src/core/acceptance/al-gate.ts'
import type { AlGateEvidence } from '../../../src/core/acceptance/al-gate.ts'
import { type AlGateResult, renderAlGate } from '../../../src/core/acceptance/render-al-gate.ts'
import type { AcceptanceTarget } from '../../../src/core/point.ts'
import { draftAcceptanceOf, drawnAcceptance } from '../../../src/engines/sim/core/acceptance.ts'
import { aPlannedPoint } from '../../builders.ts'

const someEvidence = (overrides: Partial<AlGateEvidence> = {}): AlGateEvidence => ({
  measured: 2.49,
  outputTokens: 1_000_000,
  invalidBecause: [],
  ...overrides,
})
const judge = (overrides: Partial<AlGateEvidence> = {}) => judgeAlGate(2.49, 3, someEvidence(overrides), 0.02)

describe('the verdict on an acceptance length', () => {
  it.each([
    [{ measured: 2.49 }, 'pass'],
    [{ measured: 2.45 }, 'pass'],
    [{ measured: 2.53 }, 'pass'],
    [{ measured: 2.43 }, 'fail'],
    [{ measured: 2.55 }, 'fail'],
    // Right on the edge: what the number of steps leaves open decides.
    [{ measured: 2.436, outputTokens: 20_000 }, 'inconclusive'],
    [{ measured: 2.49, outputTokens: 2_000 }, 'inconclusive'],
    [{ measured: 2.2, outputTokens: 20_000 }, 'fail'],
    [{ measured: 2.49, outputTokens: null }, 'inconclusive'],
    [{ measured: null }, 'inconclusive'],
    [{ measured: 0.5 }, 'inconclusive'],
    [{ measured: 4.2 }, 'inconclusive'],
    [{ invalidBecause: ['12 % of requests failed'] }, 'inconclusive'],
  ] as const)('%j: %s', (evidence, state) => {
    expect(judge(evidence).state).toBe(state)
  })

  it('says why, in numbers', () => {
    expect(judge({ measured: 2.2 })).toMatchObject({
      steps: 454_545,
      golden: 2.49,
      measured: 2.2,
      tolerance: 0.02,
    })
    expect(judge({ measured: 2.2 }).because).toEqual([
      '11.65 % below the golden length; at most 2.00 % is allowed (± 0.18 % by the number of steps)',
    ])
    expect(judge({ invalidBecause: ['12 % of requests failed'] }).because).toEqual([
      '12 % of requests failed',
    ])
  })

  it('does not let a deterministic engine wait for more steps', () => {
    // Every draft refused: the mean can only be 1, however few the steps.
    expect(judgeAlGate(1, 3, someEvidence({ measured: 1, outputTokens: 10 }), 0.02).state).toBe('pass')
  })
})

it('counts what is inconclusive apart from what is off', () => {
  const result = (evidence: Partial<AlGateEvidence>): AlGateResult => ({
    ...{ pointId: 'p', title: 'p', model: 'm', engine: 'sglang', image: 'i', simulated: true, covers: ['p'] },
    target: target(),
    verdict: judge(evidence),
  })
  const head = (...results: AlGateResult[]) => renderAlGate(results).split('\n')[0]
  expect(head(result({ measured: null }))).toMatch(
    /^0 of 1 acceptance lengths within tolerance · 1 inconclusive, which is never a pass · simulated engine: /,
  )
  expect(head(result({ measured: 2.49 }), result({ measured: 2.2 }))).toMatch(
    /^1 of 2 acceptance lengths within tolerance · 1 outside it · simulated/,
  )
})

const target = (overrides: Partial<AcceptanceTarget> = {}): AcceptanceTarget => ({
  curve: 'tiny_mtp.yaml',
  modelKey: 'tiny',
  thinking: 'on',
  numSpecTokens: 3,
  acceptanceLength: 2.46,
  ...overrides,
})

describe('lanes', () => {
  it('are one for all concurrencies and widths of an engine, run where it costs least', () => {
    const lanes = alGateLanes([
      aPlannedPoint({ title: 'wide', acceptance: target(), gpus: 8, conc: 64 }),
      aPlannedPoint({ title: 'low', acceptance: target(), gpus: 2, conc: 1 }),
      aPlannedPoint({ title: 'high', acceptance: target(), gpus: 2, conc: 16 }),
    ])
    expect(lanes.map(({ point, covers }) => [point.title, covers])).toEqual([
      ['high', ['wide', 'low', 'high']],
    ])
  })

  it('are apart for draft length, image and engine', () => {
    const lanes = alGateLanes([
      aPlannedPoint({ acceptance: target() }),
      aPlannedPoint({ acceptance: target({ numSpecTokens: 5, acceptanceLength: 3 }) }),
      aPlannedPoint({ acceptance: target(), image: 'example.org/other:v2' }),
      aPlannedPoint({ acceptance: target(), framework: 'vllm' }),
    ])
    expect(lanes).toHaveLength(4)
  })

  it('leave out evaluations and points without a target', () => {
    const { acceptance: _acceptance, ...plain } = aPlannedPoint()
    expect(alGateLanes([plain, aPlannedPoint({ kind: 'eval', acceptance: target() })])).toEqual([])
  })
})

describe('drafts of the simulated engine', () => {
  it.each([
    [2.46, 3],
    [1, 3],
    [4, 3],
    [1.74, 1],
    [4.05, 7],
  ])('accept %d of %d + 1 on average', (length, tokens) => {
    const acceptance = drawnAcceptance(tokens, draftAcceptanceOf(length, tokens))
    const steps = 20_000
    let sum = 0
    for (let step = 0; step < steps; step++) sum += acceptance.tokens(step % 97, Math.floor(step / 97))
    expect(Math.abs(sum / steps - length) / length).toBeLessThan(0.02)
  })
})
