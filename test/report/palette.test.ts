import { describe, expect, it } from 'vitest'
import { curveStyle, inks } from '../../src/report/palette.ts'

type Triple = readonly [number, number, number]

const linear = (hex: string): Triple => {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** WCAG 2 contrast ratio. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [red, green, blue] = linear(hex)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

// Machado, Oliveira and Fernandes 2009, severity 1, over linear RGB.
const blindness: Readonly<Record<string, readonly Triple[]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

/** CIE 1976 colour difference as someone with that blindness sees it. */
function difference(a: string, b: string, matrix: readonly Triple[]): number {
  const lab = (hex: string): Triple => {
    const rgb = linear(hex)
    const [red = 0, green = 0, blue = 0] = matrix.map((row) =>
      Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
    )
    const curve = (t: number): number => (t > 216 / 24_389 ? Math.cbrt(t) : (t * (24_389 / 27) + 16) / 116)
    const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  const [first, second] = [lab(a), lab(b)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

describe.each(['light', 'dark'] as const)('colours on %s ground', (theme) => {
  const ink = inks[theme]

  it('stand out: 3:1 for marks, 4.5:1 for words', () => {
    for (const mark of [...ink.curves, ink.invalid]) expect(contrast(mark, ink.ground)).toBeGreaterThan(3)
    for (const word of [ink.text, ink.muted, ink.invalid])
      expect(contrast(word, ink.ground)).toBeGreaterThan(4.5)
  })

  it.each(Object.keys(blindness))('stay apart for %s colour blindness, the first four well', (kind) => {
    const matrix = blindness[kind] ?? []
    const pairs = (colours: readonly string[]) =>
      colours.flatMap((one, index) => colours.slice(index + 1).map((other) => difference(one, other, matrix)))
    expect(Math.min(...pairs(ink.curves.slice(0, 4)))).toBeGreaterThan(28)
    expect(Math.min(...pairs(ink.curves))).toBeGreaterThan(17)
  })
})

describe('curveStyle', () => {
  it('gives 64 curves 64 different pairs, and neighbours another symbol', () => {
    const styles = Array.from({ length: 64 }, (_, index) => curveStyle(index, 'light'))
    expect(new Set(styles.map(({ colour, symbol }) => `${colour} ${symbol}`)).size).toBe(64)
    expect(new Set(styles.slice(0, 8).map(({ symbol }) => symbol)).size).toBe(8)
  })
})
