/** How both adapters read the types whose default differs between drivers. */

/** OIDs of pg_type; fixed since PostgreSQL's beginnings. */
export const postgresTypes = { int8: 20, date: 1082, numeric: 1700 } as const

/** A number as long as it is exact, else a bigint. */
export function parseInt8(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}
