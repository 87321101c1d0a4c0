/** Times of GPU telemetry files. */

/**
 * Unix seconds or milliseconds, ISO 8601 with zone, or a zone-less date and time in the zone `offsetMinutes` east of
 * UTC → Unix milliseconds; undefined when it is none of these.
 */
export function parseInstant(text: string, offsetMinutes: number): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const value = Number(text)
    return Math.round(value < 1e11 ? value * 1000 : value)
  }
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text)
  const iso = text.replaceAll('/', '-').replace(' ', 'T')
  const parsed = Date.parse(zoned ? iso : `${iso}Z`)
  if (!Number.isFinite(parsed)) return undefined
  return zoned ? parsed : parsed - offsetMinutes * 60_000
}

/** `{"timestamp_timezone":"UTC"}` of a context file → minutes east of UTC; undefined = a zone we cannot resolve. */
export function timezoneOffsetMinutes(context: unknown): number | undefined {
  const zone: unknown =
    typeof context === 'object' && context !== null && 'timestamp_timezone' in context
      ? context.timestamp_timezone
      : 'UTC'
  if (zone === 'UTC' || zone === 'Z' || zone === 'GMT' || zone === null) return 0
  const match = typeof zone === 'string' ? /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) : null
  if (!match) return undefined
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
  return match[1] === '-' ? -minutes : minutes
}
