/** The trees of a load: read from files, line by line, or generated. */
import '../../core/problems/python.ts'
import '../../core/problems/traces.ts'
import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { hasErrors, ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { generateTraces } from '../../core/traces/generator.ts'
import type { TraceTree } from '../../core/traces/model.ts'
import { TraceParser } from '../../core/traces/parse.ts'
import type { TraceReading } from '../../core/traces/parse.ts'
import type { TraceSource } from '../load-client.ts'

/** What results say about where their load came from. */
export interface DatasetFacts {
  readonly source_type: 'file' | 'generated' | 'synthetic'
  readonly loader: string
  readonly num_dataset_entries: number
  readonly path?: string
  /** Of all bytes read, in the order of the files. */
  readonly sha256?: string
  readonly generator?: unknown
  readonly unknown_fields?: Readonly<Record<string, number>>
}

export interface Dataset {
  readonly trees: readonly TraceTree[]
  readonly facts: DatasetFacts
}

const maxLineBytes = 256 * 2 ** 20

/** Throws a ProblemError with every finding when the trace is damaged. */
export async function loadDataset(source: TraceSource): Promise<Dataset> {
  if (source.format === 'generated') {
    const trees = generateTraces(source.generator)
    const { generator } = source
    const facts = {
      source_type: 'generated',
      loader: 'infx-generator',
      num_dataset_entries: trees.length,
      generator,
    } as const
    return { trees, facts }
  }
  if (source.format === 'corpus') {
    throw new ProblemError([
      problem('INFX216', `the built-in client cannot fetch the corpus "${source.loader}"; AIPerf can`),
    ])
  }
  const { format, path } = source
  const parser = new TraceParser(format, path)
  const sha256 = createHash('sha256')
  try {
    await readInto(parser, path, sha256)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause
    throw new ProblemError([problem('INFX150', `cannot read the trace ${path}: ${String(cause.code)}`)], {
      cause,
    })
  }
  const reading = parser.finish()
  if (hasErrors(reading.problems)) throw new ProblemError(reading.problems)
  return {
    trees: reading.trees,
    facts: {
      source_type: 'file',
      loader: format,
      num_dataset_entries: reading.trees.length,
      path,
      sha256: sha256.digest('hex'),
      ...unknownFields(reading),
    },
  }
}

const unknownFields = ({ unknownFields: found }: TraceReading): Pick<DatasetFacts, 'unknown_fields'> =>
  found.size === 0 ? {} : { unknown_fields: Object.fromEntries(found) }

/** A folder of `*.json` documents, one `.json` document, or JSON lines. */
async function readInto(parser: TraceParser, path: string, sha256: Hash): Promise<void> {
  if ((await stat(path)).isDirectory()) {
    const files = (await readdir(path)).filter((file) => file.endsWith('.json')).sort()
    for (const file of files) await readDocument(parser, join(path, file), sha256)
  } else if (path.endsWith('.json')) await readDocument(parser, path, sha256)
  else await readLines(parser, path, sha256)
}

async function readDocument(parser: TraceParser, path: string, sha256: Hash): Promise<void> {
  if ((await stat(path)).size > maxLineBytes) {
    parser.report(tooLong(path, 1))
    return
  }
  const bytes = await readFile(path)
  sha256.update(bytes)
  parser.document(bytes.toString('utf8'), path)
}

async function readLines(parser: TraceParser, path: string, sha256: Hash): Promise<void> {
  const decoder = new StringDecoder('utf8')
  let rest: string[] = []
  let restLength = 0
  let line = 1
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>) {
    sha256.update(chunk)
    const pieces = decoder.write(chunk).split('\n')
    for (const [index, piece] of pieces.entries()) {
      rest.push(piece)
      restLength += piece.length
      if (index < pieces.length - 1) {
        parser.line(rest.join(''), line++)
        rest = []
        restLength = 0
      }
    }
    if (restLength > maxLineBytes) {
      parser.report(tooLong(path, line))
      return
    }
  }
  parser.line(rest.join('') + decoder.end(), line)
}

const tooLong = (file: string, line: number) =>
  problem('INFX156', `a line is longer than ${maxLineBytes / 2 ** 20} MiB`, { at: { file, line, col: 1 } })
