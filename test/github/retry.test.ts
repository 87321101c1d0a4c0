import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decideRetry, type FailedRequest } from '../../src/github/retry.ts'
import { noSharedReason, sharedDir } from '../shared.ts'

const nowMs = Date.UTC(2026, 8, 20)
const failure = (overrides: Partial<FailedRequest>): FailedRequest => ({
  method: 'GET',
  status: 502,
  headers: {},
  message: 'Bad gateway',
  tries: 1,
  nowMs,
  ...overrides,
})

if (sharedDir === undefined) console.log(`case GH-01 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('GH-01', () => {
  it('decides every row', () => {
    type Row = { n: number; status: number; headers: Record<string, string>; body: { message?: string } }
    const rows: readonly Row[] = JSON.parse(
      readFileSync(`${sharedDir ?? ''}cases/GH-01/responses.json`, 'utf8'),
    )
    const decided = rows
      .filter(({ status }) => status >= 400)
      .map(({ n, status, headers, body }) => {
        const decision = decideRetry(
          failure({
            status,
            headers,
            message: body.message ?? '',
            // Row 2 resets at a fixed time; ask ten minutes before.
            nowMs: 1_790_000_000_000 - 600_000,
          }),
        )
        return [n, decision.retry ? decision.afterMs / 1000 : decision.kind]
      })
    expect(decided).toEqual([
      [1, 60],
      [2, 601],
      [3, 'permission'],
      [4, 60],
      [5, 1],
      [6, 'refused'],
      [7, 'refused'],
      [9, 'credentials'],
    ])
  })
})

describe('repeating', () => {
  it('gives up on a limit that lasts longer than a runner should wait, and says until when', () => {
    const decision = decideRetry(
      failure({
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(nowMs / 1000 + 3600) },
      }),
    )
    expect(decision).toEqual({
      retry: false,
      kind: 'unavailable',
      because: 'the rate limit is used up until 2026-09-20T01:00:01.000Z',
    })
  })

  it('never sends twice what may have been done, but does after a limit', () => {
    expect(decideRetry(failure({ method: 'POST' })).retry).toBe(false)
    expect(decideRetry(failure({ method: 'PATCH', status: undefined })).retry).toBe(false)
    expect(decideRetry(failure({ method: 'POST', status: 429 }))).toMatchObject({
      retry: true,
      afterMs: 60_000,
    })
  })

  it('doubles its patience and ends', () => {
    const waits = [1, 2, 3, 4, 5].map((tries) => {
      const decision = decideRetry(failure({ tries }))
      return decision.retry ? decision.afterMs : decision.kind
    })
    expect(waits).toEqual([1000, 2000, 4000, 8000, 'unavailable'])
    expect(decideRetry(failure({ status: 429, tries: 3 }))).toMatchObject({ afterMs: 240_000 })
  })

  it('does not take a broken header for a limit', () => {
    expect(
      decideRetry(failure({ status: 403, headers: { 'retry-after': 'soon' }, message: 'no' })),
    ).toMatchObject({
      retry: false,
      kind: 'permission',
    })
  })
})
