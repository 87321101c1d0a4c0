/** The value of a JSON text that somebody else wrote; undefined when it is none, which whoever reads it tells, or leaves to whom it is for. */
export function jsonOrNothing(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
