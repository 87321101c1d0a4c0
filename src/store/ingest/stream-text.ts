/** Reading artifact files line by line and as JSON, with bounds. */
import { parseLenientJson } from '../../core/measure/lenient-json.ts'
import { isTooDeep, tooDeep } from '../../core/measure/nesting.ts'
import { eachLine } from '../../core/measure/lines.ts'
import type { SourceFile } from '../../core/ingest/source.ts'

/** An artifact JSON that is read whole; larger ones are not what they claim to be. */
export const maxJsonBytes = 64 * 1024 * 1024

/** An artifact file whose lines become rows in memory before they are written: some million samples. */
export const maxRowFileBytes = 512 * 1024 * 1024

/**
 * Every line with its number from 1, without the line break. `terminated` is false for a last line without one.
 * Throws RangeError on a line too long to be text, and on a file of more than {@link maxRowFileBytes}.
 */
export async function eachTextLine(
  file: SourceFile,
  take: (text: string, number: number, terminated: boolean) => void,
): Promise<void> {
  if (file.sizeBytes > maxRowFileBytes)
    throw new RangeError(`${file.path} has ${file.sizeBytes} bytes, more than ${maxRowFileBytes}`)
  await eachLine(file.bytes(), {
    line: (bytes, start, end, number, terminated) => {
      const last = end > start && bytes[end - 1] === 0x0d ? end - 1 : end
      take(bytes.toString('utf8', start, last), number, terminated)
    },
    oversized: (number) => {
      throw new RangeError(`line ${number} is too long`)
    },
  })
}

/** Rows, each still to be judged: with bare NaN and Infinity and of any depth, so that the row that is wrong can be named. */
export const readRows = async (file: SourceFile): Promise<unknown> =>
  parseLenientJson(await file.text(maxJsonBytes))

/** A document that is taken whole. Throws SyntaxError also for one that is nested too deep to be walked. */
export async function readJson(file: SourceFile): Promise<unknown> {
  const document = await readRows(file)
  if (isTooDeep(document)) throw new SyntaxError(tooDeep)
  return document
}
