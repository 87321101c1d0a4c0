/** A long list as a JSON file, written element by element. */
import { replaceFile, strictStringify } from './json-file.ts'

/** Beyond it a write does not get faster. */
const chunkChars = 256 * 1024

/**
 * The same bytes and promises as writeJsonFile of the whole list: strict JSON, whole or not at all. Holds one element and
 * a quarter of a megabyte of text.
 */
export async function writeJsonList(
  path: string,
  elements: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<void> {
  await replaceFile(path, async (file) => {
    let text = '['
    let separator = '\n'
    for await (const element of elements) {
      // The element as it stands in a list, without the brackets of that list.
      text += separator + strictStringify([element]).slice(2, -2)
      separator = ',\n'
      if (text.length < chunkChars) continue
      await file.writeFile(text)
      text = ''
    }
    await file.writeFile(`${text}${separator === '\n' ? '' : '\n'}]\n`)
  })
}
