/** What becomes of a job's outputs on their way to `needs`. */
export const maxJobOutputBytes = 1024 * 1024
export const maxRunOutputBytes = 50 * 1024 * 1024

/** GitHub counts UTF-16: two bytes a character, names too. */
export const outputBytes = (outputs: Readonly<Record<string, string>>): number =>
  Object.entries(outputs).reduce((sum, [name, value]) => sum + 2 * (name.length + value.length), 0)

export interface PublishedOutputs {
  readonly outputs: Readonly<Record<string, string>>
  readonly warnings: readonly string[]
  /** Set when the job fails for its outputs. */
  readonly error?: string
}

/** Empty outputs are not set; one that holds a masked text is dropped with no more than a warning. */
export function publishOutputs(
  outputs: Readonly<Record<string, string>>,
  masks: ReadonlySet<string>,
): PublishedOutputs {
  const published: Record<string, string> = {}
  const warnings: string[] = []
  for (const [name, value] of Object.entries(outputs)) {
    if (value === '') continue
    if ([...masks].some((mask) => value.includes(mask)))
      warnings.push(`Skip output '${name}' since it may contain secret.`)
    else published[name] = value
  }
  const bytes = outputBytes(published)
  if (bytes > maxJobOutputBytes)
    return {
      outputs: {},
      warnings,
      error: `Job outputs take ${bytes} bytes in UTF-16, more than ${maxJobOutputBytes}`,
    }
  return { outputs: published, warnings }
}

/** Outputs of a matrix: the leg that ended last and set a non-empty value wins. `legs` in order of ending. */
export const mergeLegOutputs = (
  legs: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...legs.map((outputs) => Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== ''))),
  ) as Readonly<Record<string, string>>
