/** Ids of workflow runs as people write them. They stay text: nothing is lost above 2^53, and nothing is calculated. */

/** 2^63 - 1, what a database holds. */
const largestId = 9_223_372_036_854_775_807n

export interface RunReference {
  /** Plain decimal digits. */
  readonly runId: string
  /** From 1; absent = the latest. */
  readonly attempt?: number
}

export type RunReferenceResult = RunReference | { readonly refused: string }

/** `text` as an id, or why it is none; the message repeats the digits as they came. */
export function readRunId(text: string): { readonly runId: string } | { readonly refused: string } {
  if (!/^[1-9][0-9]*$/.test(text)) return { refused: `"${text}" is not a plain decimal id` }
  if (text.length > 19 || BigInt(text) > largestId)
    return { refused: `the id ${text} is out of range (more than ${largestId})` }
  return { runId: text }
}

const runUrl =
  /^https:\/\/(?<host>[A-Za-z0-9.-]+)\/(?<repository>[\w.-]+\/[\w.-]+)\/actions\/runs\/(?<run>[^/?#]+)(?:\/attempts\/(?<attempt>[^/?#]+))?\/?$/

/** An id, or the address of a run of `repository` (owner/name) on `host`. */
export function readRunReference(text: string, repository: string, host: string): RunReferenceResult {
  const found = runUrl.exec(text)?.groups
  if (!found) return readRunId(text)
  const { host: from = '', repository: named = '', run = '', attempt } = found
  if (from.toLowerCase() !== host.toLowerCase() || named.toLowerCase() !== repository.toLowerCase()) {
    return { refused: `${from}/${named} is another repository than ${host}/${repository}` }
  }
  const id = readRunId(run)
  if ('refused' in id || attempt === undefined) return id
  if (!/^[1-9][0-9]{0,4}$/.test(attempt)) return { refused: `"${attempt}" is not the number of an attempt` }
  return { ...id, attempt: Number(attempt) }
}
