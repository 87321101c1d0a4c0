import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseAttempt } from '../../../src/core/evals/choose-attempt.ts'
import type { EvalAttempt } from '../../../src/core/evals/choose-attempt.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

const anAttempt = (overrides: Partial<EvalAttempt> = {}): EvalAttempt => ({
  attempt: 1,
  createdAtMs: Date.parse('2026-10-01T10:00:00Z'),
  score: 0.95,
  standardError: 0.006,
  n: 1319,
  ...overrides,
})

it('takes the newest complete attempt, numbers before times', () => {
  const tenth = anAttempt({ attempt: 10 })
  const ninth = anAttempt({ attempt: 9, createdAtMs: Date.parse('2026-10-03T10:00:00Z') })
  const slice = anAttempt({ attempt: 11, n: 40 })
  expect(chooseAttempt([ninth, slice, tenth], 1319)).toEqual({
    chosen: tenth,
    superseded: [ninth],
    incomplete: [slice],
    disagreeing: [],
  })
})

it('chooses nothing when nothing is complete', () => {
  expect(chooseAttempt([anAttempt({ n: 1318 })], 1319)).not.toHaveProperty('chosen')
})

describe.skipIf(sharedDir === undefined)(`case EV-01 (${sharedDir ? 'beside' : noSharedReason})`, () => {
  it('chooses the same in every order and names the attempt that differs', () => {
    interface Row {
      point: string
      attempt: number
      created_at: string
      score: number
      stderr: number
      n: number
    }
    const rows = JSON.parse(readFileSync(`${sharedDir ?? ''}cases/EV-01/evals.json`, 'utf8')) as Row[]
    const ofPoint = (point: string): EvalAttempt[] =>
      rows
        .filter((row) => row.point === point)
        .map(({ attempt, created_at, score, stderr, n }) => ({
          attempt,
          createdAtMs: Date.parse(created_at),
          score,
          standardError: stderr,
          n,
        }))
    fc.assert(
      fc.property(fc.shuffledSubarray(ofPoint('p1'), { minLength: 4 }), (attempts) => {
        const result = chooseAttempt(attempts, 1319)
        expect(result.chosen).toMatchObject({ attempt: 6, score: 0.9507 })
        expect(result.incomplete.map(({ attempt }) => attempt)).toEqual([7])
        expect(result.disagreeing.map(({ score }) => score)).toEqual([0.7817])
      }),
    )
    expect(chooseAttempt(ofPoint('p2'), 1319).chosen?.attempt).toBe(1)
  })
})
