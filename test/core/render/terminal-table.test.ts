import { describe, expect, it } from 'vitest'
import { renderTerminalTable } from '../../../src/core/render/terminal-table.ts'
import { displayWidth } from '../../../src/core/render/text.ts'
import type { Sweep } from '../../../src/core/results/sweep.ts'
import { aFailure, aHeadline, aSweep, aSweepPoint, aVerdict } from '../../builders.ts'
import { sampleSweep } from '../../sample-sweep.ts'

const small = aSweep({
  simulated: true,
  points: [
    aSweepPoint({ title: 'dsv4 fp4 · b300 sglang · agentic · tp8 · conc 1', conc: 1 }),
    aSweepPoint({
      title: 'dsv4 fp4 · b300 sglang · agentic · tp8 · conc 16',
      headline: aHeadline({
        tputPerGpuTps: 23_068,
        p90E2eNormIntvtyTps: 40.5,
        p90E2elSeconds: 7.57,
        requestsFailed: 2,
      }),
    }),
    aSweepPoint({
      title: 'dsv4 fp4 · b300 sglang · agentic · tp8 · conc 64',
      conc: 64,
      status: 'failed',
      headline: null,
      failure: aFailure(),
    }),
  ],
  evals: [aVerdict({ state: 'fail', scores: { 'exact_match,strict-match': 0.91 } })],
})

describe('the whole table', () => {
  it('aligns its columns and ends with whose the losses are', () => {
    expect(renderTerminalTable(small, { width: 100, colour: false, tookSeconds: 6120 })).toBe(
      ` ✗ 2 of 3 benchmark points valid · 0 of 1 eval pass · 1 lost to infrastructure · simulated hardware · whole call 1 h 42 min

 dsv4 · agentic-coding · b300_sglang · fp4 · tp8
                                 P90     P90          E2EL
  point         tok/s/GPU  E2E-norm.  E2EL s  errors  frontier  result
  conc 1            8,244       74.1    2.76       0  ●         ✓ valid
  conc 16          23,068       40.5    7.57       2  ●         ✓ valid
  conc 64               —          —       —       —  —         ✗ failed

  eval                                   conc  strict-match  threshold  verdict
  gsm8k on dsv4-fp4-b300-sglang-agentic    16        0.9100     ≥ 0.93  ✗ fail

 ✗ dsv4 fp4 · b300 sglang · agentic · tp8 · conc 64 — failed, infrastructure · INFX171: decode workers not healthy within 45 min (exit 137 on gb300-nv_11)
   → re-run only this point; the other results stay
`,
    )
  })
})

describe('evaluations', () => {
  const rowsOf = (evals: Sweep['evals']): readonly string[] =>
    renderTerminalTable(aSweep({ evals }), { width: 120, colour: false, tookSeconds: 1 })
      .split('\n')
      .filter((line) => line.includes('eval  ') || line.includes('gsm8k on'))

  it('tell two scores apart by the filters of their metrics, and other metrics by their whole names', () => {
    const scores = { 'exact_match,strict-match': 0.95, 'exact_match,flexible-extract': 0.96 }
    const [head = '', row = ''] = rowsOf([aVerdict({ scores })])
    expect(head).toMatch(/conc {2}strict-match {2}flexible-extract {2}threshold/)
    expect(row).toMatch(/ 0\.9500 +0\.9600 +≥/)
    const alike = { 'acc,none': 0.5, 'acc_norm,none': 0.6 }
    expect(rowsOf([aVerdict({ scores: alike })])[0]).toMatch(/conc {2}acc,none {2}acc_norm,none {2}threshold/)
  })

  it('without a score have no threshold to show; a score without a threshold says that there is none', () => {
    const none = { threshold: null, thresholdSource: 'none' } as const
    const rows = rowsOf([
      aVerdict({ ...none, state: 'missing', scores: {} }),
      aVerdict({ ...none, state: 'fail', scores: { 'exact_match,strict-match': 0.9 } }),
    ])
    expect(rows[1]).toMatch(/ — +— {2}✗ missing$/)
    expect(rows[2]).toMatch(/ 0\.9000 +none {2}✗ fail$/)
  })
})

describe('names of points', () => {
  const lead = 'dsv4 fp4 · gb300 dynamo-sglang · agentic'
  const rowsOf = (titles: readonly string[], change: Partial<Sweep> = {}): readonly string[] =>
    renderTerminalTable(
      aSweep({ points: titles.map((title) => aSweepPoint({ title, curveKey: 'curve' })), ...change }),
      { width: 100, colour: false, tookSeconds: 6120 },
    )
      .split('\n')
      .slice(2)

  it('leave out what all points of a curve share, so that topology and concurrency are seen', () => {
    const [, , , first, second] = rowsOf([`${lead} · tp4 · mtp · conc 8`, `${lead} · tp8 · mtp · conc 8`])
    expect(first).toMatch(/^ {2}tp4 · mtp · conc 8 /)
    expect(second).toMatch(/^ {2}tp8 · mtp · conc 8 /)
  })

  it('keep both ends where they are too long', () => {
    const [, , , row] = rowsOf([`${lead} · 1P tp4 ep4 dpa + 1D tp4 ep4 dpa · mtp · hicache · conc 2048`])
    expect(row).toMatch(/^ {2}1P tp4 ep4 .*….* conc 2048 /)
    expect(displayWidth(row ?? '')).toBeLessThanOrEqual(100)
  })

  it('name a curve that has no valid point', () => {
    const failed = [1, 2].map((conc) =>
      aSweepPoint({
        title: `${lead} · tp4 · conc ${conc}`,
        curveKey: 'without-facts',
        status: 'failed',
        headline: null,
        failure: aFailure(),
      }),
    )
    expect(rowsOf([], { points: failed, curves: [] })[0]).toBe(` ${lead} · tp4`)
  })

  it('of points that were not run are one line per cause', () => {
    const points = [1, 2, 3].map((conc) =>
      aSweepPoint({ title: `${lead} · tp4 · conc ${conc}`, status: 'missing', headline: null }),
    )
    const table = rowsOf([], { points, canary: { state: 'failed', because: ['out of memory'] } }).join('\n')
    expect(table).toContain(' ○ 3 points not started: the canary failed\n   → repair the canary first\n')
  })
})

describe('width and colour', () => {
  it('cuts the names of points, never the numbers, and counts wide characters as two', () => {
    const sweep = aSweep({ points: [aSweepPoint({ title: '深度求索'.repeat(20) })] })
    const rows = renderTerminalTable(sweep, { width: 80, colour: false, tookSeconds: 6120 })
      .split('\n')
      .slice(4, 6)
    // The header's last word is shorter than the column.
    expect(rows.map((row) => displayWidth(row))).toEqual([79, 80])
    expect(rows[1]).toContain('深度求索深…索深度求索 ')
    expect(rows[1]).toContain('8,244')
  })

  it('differs from the plain table by colour alone', () => {
    const { sweep } = sampleSweep()
    const plain = renderTerminalTable(sweep, { width: 110, colour: false, tookSeconds: 6120 })
    const coloured = renderTerminalTable(sweep, { width: 110, colour: true, tookSeconds: 6120 })
    expect(coloured).not.toBe(plain)
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain)
  })

  it('lets no name move the cursor or the rows', () => {
    const sweep = aSweep({ points: [aSweepPoint({ title: 'a\u001b[2J\nb' })] })
    const table = renderTerminalTable(sweep, { width: 100, colour: false, tookSeconds: 6120 })
    expect(table).not.toContain('\u001b')
    expect(table).toContain('a\ufffd[2J b')
  })
})
