/** The bytes of the event: one bound, one parser, for whoever reads fields of it. */
import { readFile, stat } from 'node:fs/promises'

/** GitHub caps payloads at 25 MB. */
const maxEventBytes = 32 * 1024 * 1024

/** JSON at `path` (GITHUB_EVENT_PATH). Rejects when it is missing, too large, or not JSON. */
export async function readEventPayload(path: string): Promise<unknown> {
  const { size } = await stat(path)
  if (size > maxEventBytes) throw new RangeError(`${size} bytes, more than ${maxEventBytes}`)
  return JSON.parse(await readFile(path, 'utf8'))
}
