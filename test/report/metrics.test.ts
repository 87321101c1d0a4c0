import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonAt, numberAt, pointMetrics } from '../../src/report/metrics.ts'
import { shellLine } from '../../src/report/shell-line.ts'
import { aHeadline } from '../builders.ts'

describe('pointMetrics', () => {
  it('reads the agentic format', () => {
    const aggregate = {
      request_metrics: { latency: { ttft: { mean: 0.23, p90: 0.28 }, tpot: { p50: 0.0057 } } },
    }
    expect(pointMetrics(null, aggregate)).toEqual({ ttft: { mean: 0.23, p90: 0.28 }, tpot: { p50: 0.0057 } })
  })

  it('reads the flat format of fixed sequences, whose P50 is called median', () => {
    const aggregate = {
      mean_ttft: 0.24,
      median_ttft: 0.23,
      p99_ttft: 0.5,
      median_intvty: 100.8,
      p90_e2el: 14.2,
    }
    expect(pointMetrics(null, aggregate)).toEqual({
      ttft: { mean: 0.24, p50: 0.23, p99: 0.5 },
      intvty: { p50: 100.8 },
      e2el: { p90: 14.2 },
    })
  })

  it('shows the number of the table where both know one', () => {
    const aggregate = { request_metrics: { latency: { ttft: { p90: 9 } } } }
    expect(pointMetrics(aHeadline({ p90TtftSeconds: 0.31 }), aggregate).ttft).toEqual({ p90: 0.31 })
  })

  it('takes no text for a number and no inherited name for a key', () => {
    const aggregate = { request_metrics: { latency: { ttft: { p90: '0.28' } } } }
    expect(pointMetrics(null, aggregate)).toEqual({})
    expect(jsonAt(aggregate, 'constructor')).toBeUndefined()
    expect(numberAt({ list: [1] }, 'list', '0')).toBeUndefined()
  })
})

describe('shellLine', () => {
  it('gives back the same words in a real shell', () => {
    const word = fc.string({ minLength: 0, maxLength: 12 }).filter((text) => !text.includes('\0'))
    const awkward = ["it's", '{"a": 1}', '$HOME', '', '-n', '*', 'a\nb', '`id`', '\\']
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const argv = [...words, ...awkward]
        const out = execFileSync('sh', ['-c', `printf '%s\\0' ${shellLine(argv)}`]).toString()
        expect(out.split('\0').slice(0, -1)).toEqual(argv)
      }),
      { numRuns: 20 },
    )
  })

  it('quotes only what needs it', () => {
    expect(shellLine(['aiperf', '--url=http://127.0.0.1:8000/v1', 'a b'])).toBe(
      "aiperf --url=http://127.0.0.1:8000/v1 'a b'",
    )
  })
})
