/** Clock readings of clients and telemetry tools as Unix seconds. */

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/
const DATE_TIME =
  /^(\d{4})[-/](\d{2})[-/](\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** Larger plain numbers are milliseconds. */
const SECONDS_LIMIT = 1e12

/**
 * Epoch numbers (seconds, or milliseconds above 1e12), `YYYY/MM/DD HH:MM:SS.fff` of nvidia-smi, or ISO 8601.
 * Undefined when it is none of these or no real date.
 * @param utcOffsetMinutes offset of times without a zone, east positive
 */
export function parseInstant(text: string, utcOffsetMinutes: number): number | undefined {
  const trimmed = text.trim()
  if (PLAIN_NUMBER.test(trimmed)) {
    const number = Number(trimmed)
    return number > SECONDS_LIMIT ? number / 1000 : number
  }
  const match = DATE_TIME.exec(trimmed)
  if (!match) return undefined
  const [, year, month, day, hour, minute, second, fraction, zone] = match
  const milliseconds = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second ?? 0),
  )
  const date = new Date(milliseconds)
  if (date.getUTCDate() !== Number(day) || date.getUTCHours() !== Number(hour)) return undefined
  if (Number(minute) > 59 || Number(second ?? 0) > 59) return undefined
  const whole = milliseconds / 1000 - 60 * (zoneMinutes(zone) ?? utcOffsetMinutes)
  // Whole seconds plus microseconds / 1e6, in this order: what existing aggregates were computed with.
  return whole + Number((fraction ?? '').padEnd(6, '0').slice(0, 6)) / 1e6
}

/** Minutes of `+0200`, `+02:00` or `Z`, as `date +%z` prints them; undefined when it is none. */
export function zoneMinutes(zone: string | undefined): number | undefined {
  if (zone === 'Z') return 0
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone?.trim() ?? '')
  if (!match) return undefined
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}
