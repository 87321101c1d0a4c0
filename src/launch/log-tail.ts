/** Bounded reading of the end of a log file, which may be gigabytes long and still growing. */
import { open } from 'node:fs/promises'

const tailBytes = 256 * 1024
const maxLineLength = 2_000

/** Last `lines` lines; a line longer than 2,000 characters is cut. Empty when the file does not exist. */
export async function readTail(path: string, lines: number): Promise<readonly string[]> {
  let file
  try {
    file = await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - tailBytes)
    const buffer = Buffer.alloc(size - start)
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start)
    const text = buffer.toString('utf8', 0, bytesRead)
    // The first line is cut in the middle unless we read from the start.
    const whole = start === 0 ? text : text.slice(text.indexOf('\n') + 1)
    const all = whole.split('\n')
    if (all.at(-1) === '') all.pop()
    return all.slice(-lines).map((line) => line.slice(0, maxLineLength))
  } finally {
    await file.close()
  }
}

/** The last `lines` of every log, with its role in front when there are several. */
export async function mergedTail(
  logPaths: Readonly<Record<string, string>>,
  lines: number,
): Promise<readonly string[]> {
  const logs = Object.entries(logPaths)
  const tails = await Promise.all(
    logs.map(async ([role, path]) =>
      (await readTail(path, lines)).map((line) => (logs.length > 1 ? `${role}: ${line}` : line)),
    ),
  )
  return tails.flat()
}
