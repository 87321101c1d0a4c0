/** Numbers for people: sensible digits, thousands separators, units. Pure and without locale, so documents compare equal. */

/** What stands where nothing was measured. */
export const notMeasured = '—'

/** Groups the integer part by thousands: `12345.6` → `12,345.6`. */
function grouped(fixed: string): string {
  const [integer = '', fraction] = fixed.split('.')
  const separated = integer.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? separated : `${separated}.${fraction}`
}

/** A whole number with thousands separators. */
export const formatCount = (count: number): string =>
  `${count < 0 ? '−' : ''}${grouped(Math.abs(count).toFixed(0))}`

/**
 * A measured value with three significant digits, whole from 100 on, and thousands separators:
 * 0.00562 · 1.23 · 41.6 · 8,244. Null or not finite = {@link notMeasured}.
 */
export function formatMeasure(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return notMeasured
  if (value === 0) return '0'
  const magnitude = Math.abs(Number(value.toPrecision(3)))
  const decimals = magnitude >= 100 ? 0 : Math.min(8, 2 - Math.floor(Math.log10(magnitude)))
  return `${value < 0 ? '−' : ''}${grouped(Math.abs(value).toFixed(decimals))}`
}

/** Seconds with a unit that fits: `4.2 ms`, `0.31 s`, `2,310 s`. */
export function formatSeconds(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return notMeasured
  return seconds !== 0 && Math.abs(seconds) < 0.1
    ? `${formatMeasure(seconds * 1000)} ms`
    : `${formatMeasure(seconds)} s`
}

/** A wall time as people say it: `3.9 s`, `4 min 7 s`, `1 h 25 min`. */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return notMeasured
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  const minutes = Math.round(seconds / 60)
  return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`
}

/** A share in [0, 1] as a percentage with one decimal: `94.8 %`. */
export const formatShare = (share: number | null | undefined): string =>
  share === null || share === undefined || !Number.isFinite(share)
    ? notMeasured
    : `${(share * 100).toFixed(1)} %`

/** Relative change of `now` against `before` with sign: `+1.7 %`, `−6.9 %`, `±0.0 %`. */
export function formatChange(now: number | null | undefined, before: number | null | undefined): string {
  if (now === null || now === undefined || before === null || before === undefined || before === 0)
    return notMeasured
  const percent = (now / before - 1) * 100
  const digits = Math.abs(percent).toFixed(1)
  const sign = digits === '0.0' ? '±' : percent > 0 ? '+' : '−'
  return `${sign}${digits} %`
}

/** `1 point`, `2 points`, `1,204 points`. */
export const formatPlural = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`

/** The first seven characters of a commit, as git shows it. */
export const shortCommit = (commit: string): string => commit.slice(0, 7)
