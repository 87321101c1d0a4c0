import { describe, expect, it } from 'vitest'
import { renderTerminalTable } from '../../../src/core/render/terminal-table.ts'
import { displayWidth } from '../../../src/core/render/text.ts'
import { aFailure, aHeadline, aSweep, aSweepPoint, aVerdict } from '../../builders.ts'
import { sampleSweep } from '../../sample-sweep.ts'

const small = aSweep({
  simulated: true,
  points: [
    aSweepPoint({ title: 'tp8 · conc 1', conc: 1 }),
    aSweepPoint({
      title: 'tp8 · conc 16',
      headline: aHeadline({
        tputPerGpuTps: 23_068,
        p90E2eNormIntvtyTps: 40.5,
        p90E2elSeconds: 7.57,
        requestsFailed: 2,
      }),
    }),
    aSweepPoint({ title: 'tp8 · conc 64', conc: 64, status: 'failed', headline: null, failure: aFailure() }),
  ],
  evals: [aVerdict({ state: 'fail', scores: { 'exact_match,strict-match': 0.91 } })],
})

describe('the whole table', () => {
  it('aligns its columns and ends with whose the losses are', () => {
    expect(renderTerminalTable(small, { width: 100, colour: false })).toBe(
      ` ✗ 2 of 3 benchmark points valid · 0 of 1 eval pass · 1 lost to infrastructure · simulated hardware · took 1 h 42 min

 dsv4 · agentic-coding · b300_sglang · fp4
  point          tok/s/GPU  P90 E2E-norm.  P90 E2EL s  errors  frontier  result
  tp8 · conc 1       8,244           74.1        2.76       0  ●         ✓ valid
  tp8 · conc 16     23,068           40.5        7.57       2  ●         ✓ valid
  tp8 · conc 64          —              —           —       —  —         ✗ failed

  eval                                   conc  scores  threshold  verdict
  gsm8k on dsv4-fp4-b300-sglang-agentic    16  0.9100     ≥ 0.93  ✗ fail

 ✗ tp8 · conc 64 — failed, infrastructure · INFX171: decode workers not healthy within 45 min (exit 137 on gb300-nv_11)
   → re-run only this point; the other results stay
`,
    )
  })
})

describe('width and colour', () => {
  it('cuts the names of points, never the numbers, and counts wide characters as two', () => {
    const sweep = aSweep({ points: [aSweepPoint({ title: '深度求索'.repeat(20) })] })
    const rows = renderTerminalTable(sweep, { width: 80, colour: false }).split('\n').slice(3, 5)
    // The header's last word is shorter than the column.
    expect(rows.map((row) => displayWidth(row))).toEqual([79, 80])
    expect(rows[1]).toContain('… ')
    expect(rows[1]).toContain('8,244')
  })

  it('differs from the plain table by colour alone', () => {
    const { sweep } = sampleSweep()
    const plain = renderTerminalTable(sweep, { width: 110, colour: false })
    const coloured = renderTerminalTable(sweep, { width: 110, colour: true })
    expect(coloured).not.toBe(plain)
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain)
  })

  it('lets no name move the cursor or the rows', () => {
    const sweep = aSweep({ points: [aSweepPoint({ title: 'a\u001b[2J\nb' })] })
    const table = renderTerminalTable(sweep, { width: 100, colour: false })
    expect(table).not.toContain('\u001b')
    expect(table).toContain('a\ufffd[2J b')
  })
})
