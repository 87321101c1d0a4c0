import { describe, expect, it } from 'vitest'
import {
  formatChange,
  formatCount,
  formatDuration,
  formatMeasure,
  formatPlural,
  formatSeconds,
  formatShare,
} from '../../../src/core/render/numbers.ts'

describe('formatMeasure', () => {
  it.each([
    [0.005_62, '0.00562'],
    [0.3149, '0.315'],
    [1.234, '1.23'],
    [41.62, '41.6'],
    [99.96, '100'],
    [9.996, '10.0'],
    [8244.4, '8,244'],
    [1_100_893.8, '1,100,894'],
    [-6.9, '−6.90'],
    [0, '0'],
  ])('shows three significant digits of %d', (value, shown) => {
    expect(formatMeasure(value)).toBe(shown)
  })

  it('never shows a number where none was measured', () => {
    expect([null, undefined, Number.NaN, Infinity].map((value) => formatMeasure(value))).toEqual([
      '—',
      '—',
      '—',
      '—',
    ])
  })
})

describe('units', () => {
  it('shows short times in milliseconds and long ones as people say them', () => {
    expect([0.0042, 0.31, 2.76, 0].map((seconds) => formatSeconds(seconds))).toEqual([
      '4.20 ms',
      '0.310 s',
      '2.76 s',
      '0 s',
    ])
    expect([3.94, 59.96, 247, 3599.6, 5100].map((seconds) => formatDuration(seconds))).toEqual([
      '3.9 s',
      '1 min 0 s',
      '4 min 7 s',
      '1 h 0 min',
      '1 h 25 min',
    ])
  })

  it('counts, shares and changes', () => {
    expect(formatCount(1_234_567)).toBe('1,234,567')
    expect([formatPlural(1, 'eval'), formatPlural(0, 'eval')]).toEqual(['1 eval', '0 evals'])
    expect(formatShare(0.948)).toBe('94.8 %')
    expect([formatChange(101.74, 100), formatChange(93.1, 100), formatChange(100.01, 100)]).toEqual([
      '+1.7 %',
      '−6.9 %',
      '±0.0 %',
    ])
    expect([formatChange(1, 0), formatChange(null, 1), formatChange(1, undefined)]).toEqual(['—', '—', '—'])
  })
})
