/**
 * Colours and symbols of curves. Eight colours that stay apart for the common forms of colour blindness (measured in
 * the tests), one set per ground, at ≥ 3:1 against it; a symbol of its own tells each curve apart without colour. Red is kept for what is invalid, and hollow says the same without colour.
 */

export type Theme = 'light' | 'dark'

export interface Ink {
  readonly ground: string
  readonly text: string
  readonly muted: string
  readonly grid: string
  readonly invalid: string
  readonly curves: readonly string[]
}

export const inks: Readonly<Record<Theme, Ink>> = {
  light: {
    ground: '#ffffff',
    text: '#1a2230',
    muted: '#5b6675',
    grid: '#e3e7ed',
    invalid: '#c8102e',
    curves: ['#0092e6', '#d2661c', '#279b78', '#6c2b82', '#2b7682', '#495200', '#3d45b8', '#4f4540'],
  },
  dark: {
    ground: '#12171f',
    text: '#e6eaf0',
    muted: '#9aa6b5',
    grid: '#28313d',
    invalid: '#ff5d6c',
    curves: ['#5c95e6', '#e0701e', '#3fe59b', '#f0cdf8', '#368ba1', '#ffe047', '#7472f7', '#ad9285'],
  },
}

/** A symbol as a path in a box from -10 to 10, drawn alike by the chart and by the legend's swatches. */
export const symbolPaths: readonly string[] = [
  'M0,-9A9,9,0,1,1,0,9A9,9,0,1,1,0,-9Z',
  'M0,-10L9.5,7.5L-9.5,7.5Z',
  'M-8,-8L8,-8L8,8L-8,8Z',
  'M0,-11L11,0L0,11L-11,0Z',
  'M0,10L9.5,-7.5L-9.5,-7.5Z',
  'M-3.4,-10L3.4,-10L3.4,-3.4L10,-3.4L10,3.4L3.4,3.4L3.4,10L-3.4,10L-3.4,3.4L-10,3.4L-10,-3.4L-3.4,-3.4Z',
  'M0,-11L3.1,-4L10.5,-3.4L4.9,1.5L6.5,8.9L0,5L-6.5,8.9L-4.9,1.5L-10.5,-3.4L-3.1,-4Z',
  'M-5,-9L5,-9L10,0L5,9L-5,9L-10,0Z',
]

/** Name under which the still picture's legend knows a symbol as a shape of its own. */
export const swatchType = (symbol: number): string => `curve-symbol-${symbol}`

export interface CurveStyle {
  readonly colour: string
  /** Index into {@link symbolPaths}. */
  readonly symbol: number
  readonly symbolPath: string
}

/** Style of the n-th curve (from 0): 64 pairs of colour and symbol before one repeats. */
export function curveStyle(index: number, theme: Theme): CurveStyle {
  const { curves } = inks[theme]
  const round = Math.floor(index / curves.length)
  const symbol = (index + round) % symbolPaths.length
  return {
    symbol,
    colour: curves[index % curves.length] ?? inks[theme].text,
    symbolPath: symbolPaths[symbol] ?? '',
  }
}
