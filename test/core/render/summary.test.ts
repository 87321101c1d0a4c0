import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../src/core/render/answer.ts'
import { commentBytes, stepSummaryBytes } from '../../../src/core/render/document.ts'
import { renderSummary } from '../../../src/core/render/summary.ts'
import type { SummaryInput } from '../../../src/core/render/summary.ts'
import { aFailure, aHeadline, aSweep, aSweepPoint, aVerdict } from '../../builders.ts'
import { sampleSweep } from '../../sample-sweep.ts'

const summaryOf = (overrides: Partial<SummaryInput>): string =>
  renderSummary({ sweep: aSweep(), name: '7', attempt: 1, next: [], limitBytes: commentBytes, ...overrides })

const twoPoints = aSweep({
  head: '7516df0aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  planDigest: 'd'.repeat(64),
  points: [
    aSweepPoint({ conc: 1 }),
    aSweepPoint({
      conc: 32,
      headline: aHeadline({
        tputPerGpuTps: 23_068,
        p90E2eNormIntvtyTps: 40.5,
        p90E2elSeconds: 7.57,
        requestsFailed: 2,
      }),
    }),
  ],
  evals: [aVerdict()],
})

/** The line between the two points at 33 even steps from 40 to 75, held at its ends. */
const straight = Array.from({ length: 33 }, (_, step) => {
  const x = Math.min(74.1, Math.max(40.5, 40 + (35 / 32) * step))
  return Math.round(23_068 - ((23_068 - 8244) / (74.1 - 40.5)) * (x - 40.5))
})

describe('the whole document of a green sweep', () => {
  it('opens with the answer and needs no table before it', () => {
    const sweep = {
      ...twoPoints,
      points: [...twoPoints.points, aSweepPoint({ kind: 'eval', title: 'eval gsm8k' })],
    }
    expect(
      renderSummary({ sweep, name: '41328422543', attempt: 2, next: ['merge'], limitBytes: commentBytes }),
    )
      .toBe(`### Sweep 41328422543 · ✅ 2 of 2 benchmark points valid · 1 of 1 eval passes · attempt 2 · 7516df0

- **dsv4 · agentic-coding · b300_sglang · fp4** — on the E2EL frontier: 2 of 2 points at P90 (0 at P75)

Each line joins the points that no other point of the curve beats on the two axes drawn; ● in the table is the frontier over P90 E2EL.

\`\`\`mermaid
xychart-beta
    title "dsv4 · agentic-coding · b300_sglang · fp4"
    x-axis "P90 E2E-normalised interactivity (tok/s/user)" 40 --> 75
    y-axis "tok/s per GPU" 0 --> 24222
    line [${straight.join(', ')}]
\`\`\`

| point | tok/s/GPU | mean tok/s/user | P90 E2E-norm. tok/s/user | P90 E2EL s | errors | P90 E2EL frontier |
| :-- | --: | --: | --: | --: | --: | :-: |
| dsv4 fp4 · b300 sglang · tp8 · conc 1 | 8,244 | 141 | 74.1 | 2.76 | 0 | ● |
| dsv4 fp4 · b300 sglang · tp8 · conc 32 | 23,068 | 141 | 40.5 | 7.57 | 2 | ● |

| eval | point | conc | scores | threshold | answered | verdict |
| :-- | :-- | --: | :-- | --: | --: | :-- |
| gsm8k | dsv4-fp4-b300-sglang-agentic | 16 | exact_match,strict-match 0.9538 · exact_match,flexible-extract 0.9545 | ≥ 0.93 | 1,319 of 1,319 | ✅ pass |

Every expected point has a result.

Next: merge

plan \`dddddddddddd\` · head \`7516df0aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\` · 2026-11-03T08:00:00.000Z → 2026-11-03T09:42:10.000Z (points: 1 h 42 min) · canary skipped

<details><summary>中文</summary>

**扫描 41328422543 · ✅ 2 个基准测试点中 2 个有效 · 1 项精度评测中 1 项通过 · 第 2 次尝试 · 7516df0**

- **dsv4 · agentic-coding · b300_sglang · fp4** — 端到端延迟（E2EL）前沿：P90 2/2 个点（P75 为 0 个）

所有预期的测试点都有结果。

</details>
`)
  })
})

describe('a red sweep', () => {
  const sample = sampleSweep()
  const summary = summaryOf({ sweep: sample.sweep, previous: sample.previous })

  it('says in the first lines whose the losses are, and what to do', () => {
    const [heading = '', , header = '', , ...rows] = summary.split('\n')
    expect(heading).toContain('❌ 21 of 24 benchmark points valid · 2 of 4 evals pass')
    expect(heading).toContain(
      '1 lost to the configuration · 1 lost to infrastructure · 2 lost without a known cause',
    )
    expect(header).toBe('| lost point | whose | how | cause | next |')
    expect(rows[1]).toBe(
      '| 3P1D dep16 · conc 1228 | infrastructure | failed | `INFX171: decode workers not healthy within 45 min (exit 137 on gb300-nv_11)` | re-run only this point; the other results stay |',
    )
  })

  it('lists missing, newly failed, failed and invalid apart and puts none of them into the table of results', () => {
    expect(summary).toContain('- missing: tp8 · conc 128; eval gsm8k · conc 384')
    expect(summary).toContain('- newly failed (had a result before): tp4 ep4 hicache · conc 48')
    expect(summary).toContain('- failed: 3P1D dep16 · conc 1228')
    expect(summary).toContain('- invalid: tp4 ep4 hicache · conc 48')
    expect(summary).not.toContain('| tp4 ep4 hicache · conc 48 | 43')
  })

  it('draws a curve without E2E-normalised interactivity over interactivity', () => {
    const points = twoPoints.points.map((point) => ({
      ...point,
      headline: point.headline && {
        ...point.headline,
        p90E2eNormIntvtyTps: null,
        p90IntvtyTps: 900 / point.conc,
      },
    }))
    const summary = summaryOf({ sweep: { ...twoPoints, points } })
    expect(summary).toContain('x-axis "P90 interactivity (tok/s/user)"')
  })

  it('draws no table of evals when none were planned', () => {
    expect(summaryOf({ sweep: aSweep({ points: [aSweepPoint()], evals: [] }) })).not.toContain('| eval |')
    expect(summaryOf({ sweep: twoPoints })).toContain('| eval |')
  })

  it('compares with main only what was there before', () => {
    expect(summary).toContain('| tp8 ep8 · conc 1 | 2,923 | +6.4 % | 156 | +6.4 % |')
    expect(summary).toContain('| 1P1D dep8 · conc 8 | 10,608 | — | 152 | — |')
  })

  it('never counts a missing eval as a pass', () => {
    expect(summary).toContain('| — | eval gsm8k · conc 384 | 384 | — | — | — | ❌ missing |')
  })
})

describe('answerOf', () => {
  it('is red when nothing was expected, when interrupted, and when the canary failed', () => {
    expect(answerOf(aSweep({ points: [] })).green).toBe(false)
    expect(answerOf(aSweep({ interrupted: true })).green).toBe(false)
    expect(answerOf(aSweep({ canary: { state: 'failed', because: ['out of memory'] } })).green).toBe(false)
    expect(answerOf(aSweep()).green).toBe(true)
  })

  it('counts a reused point, but not an eval point that has no verdict', () => {
    const sweep = aSweep({ points: [aSweepPoint({ status: 'reused' }), aSweepPoint({ kind: 'eval' })] })
    expect(answerOf(sweep)).toMatchObject({
      green: false,
      benchmark: { expected: 1, valid: 1 },
      evals: { expected: 1, passed: 0 },
    })
  })

  it('speaks of no other points, and shows no empty table, when the only one failed', () => {
    const points = [aSweepPoint({ status: 'failed', headline: null })]
    const canary = { state: 'failed', because: ['configuration: no such image'] } as const
    const document = summaryOf({ sweep: aSweep({ points, curves: [], canary }) })
    expect(document).toContain('⛔ The only point failed: configuration: no such image')
    expect(document).not.toMatch(/other points|\| point \|/)
  })

  it('says why a point that never started is missing', () => {
    const points = [aSweepPoint({ status: 'missing', headline: null })]
    const causes = [
      aSweep({ points }),
      aSweep({ points, interrupted: true }),
      aSweep({ points, canary: { state: 'failed', because: [] } }),
    ].map((sweep) => answerOf(sweep).losses[0]?.cause)
    expect(causes).toEqual([
      'nothing came back',
      'not finished: the sweep was interrupted',
      'not started: the canary failed',
    ])
  })
})

describe('limits', () => {
  const many = aSweep({
    points: Array.from({ length: 2000 }, (_, index) =>
      aSweepPoint({
        conc: index + 1,
        ...(index % 2 === 0
          ? {}
          : {
              status: 'failed',
              headline: null,
              failure: aFailure({
                problems: [
                  { code: 'INFX171', severity: 'error', blame: 'infra', message: '内存不足 '.repeat(1000) },
                ],
              }),
            }),
      }),
    ),
  })

  it.each([commentBytes, stepSummaryBytes])(
    'cuts by whole rows below %d bytes and says how many are left',
    (limitBytes) => {
      const summary = summaryOf({ sweep: many, limitBytes })
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limitBytes)
      const lost = summary.split('\n').filter((line) => line.includes('| infrastructure | failed |'))
      expect(lost.length).toBeGreaterThan(5)
      expect(lost.every((line) => line.startsWith('| ') && line.endsWith(' |'))).toBe(true)
      const left = Number(
        /and ([\d,]+) more lost points in the report/.exec(summary)?.[1]?.replace(',', '') ?? 0,
      )
      expect(lost.length + left).toBe(1000)
      expect(summary).toContain('</details>')
    },
  )

  it('cuts nothing that fits', () => {
    expect(summaryOf({ sweep: aSweep({ points: [aSweepPoint()] }) })).not.toContain('more')
  })
})

describe('hostile text', () => {
  it('mentions nobody and opens no markup', () => {
    const sweep = aSweep({
      points: [
        aSweepPoint({ title: 'x | y\n@maint-a #12 <!-- </details>' }),
        aSweepPoint({
          conc: 2,
          status: 'invalid',
          invalidReasons: [{ code: 'x', message: '``` @maint-b </details> | #9', blame: 'user' }],
        }),
      ],
      canary: { state: 'failed', because: ['</details> @maint-c'] },
    })
    const summary = summaryOf({ sweep, name: '<b>@maint-d', next: [] })
    const outsideCode = summary.replace(/(`+).*?\1/g, '')
    expect(outsideCode).not.toMatch(/@maint|#\d|<!--/)
    expect(outsideCode.match(/<[^>]*>/g)).toEqual(['<details>', '<summary>', '</summary>', '</details>'])
  })
})
