/** Traces in a Hugging Face hub cache, for the output lengths they promise. */
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eachLine } from '../core/measure/lines.ts'
import { TraceLookup } from '../core/measure/trace-lookup.ts'
import { errorCode, readBoundedText } from './json-file.ts'

const DATASET_PREFIX = 'datasets--semianalysisai--cc-traces-weka'
const MAX_JSON_BYTES = 256 * 1024 * 1024

/** Lookup from the newest snapshot that holds JSON or JSONL files; undefined when the cache has none. */
export async function readTraceCache(
  hubCache: string,
): Promise<{ readonly traces: TraceLookup; readonly skippedLines: number } | undefined> {
  const snapshots: { readonly files: readonly string[]; readonly modifiedMs: number }[] = []
  for (const dataset of await names(hubCache)) {
    if (!dataset.startsWith(DATASET_PREFIX)) continue
    for (const revision of await names(join(hubCache, dataset, 'snapshots'))) {
      const dir = join(hubCache, dataset, 'snapshots', revision)
      const files = (await names(dir)).filter((name) => /\.jsonl?$/.test(name)).map((name) => join(dir, name))
      if (files.length > 0) snapshots.push({ files, modifiedMs: (await stat(dir)).mtimeMs })
    }
  }
  const newest = snapshots.sort((a, b) => b.modifiedMs - a.modifiedMs)[0]
  return newest && readTraceFiles(newest.files)
}

/** Lookup from weka files, one conversation a line (`.jsonl`) or one or a list in a document (`.json`). */
export async function readTraceFiles(
  paths: readonly string[],
): Promise<{ readonly traces: TraceLookup; readonly skippedLines: number }> {
  const traces = new TraceLookup()
  let skippedLines = 0
  for (const path of paths) {
    if (!path.endsWith('.jsonl')) {
      const document: unknown = JSON.parse(await readBoundedText(path, MAX_JSON_BYTES))
      for (const trace of [document].flat()) traces.add(trace)
      continue
    }
    await eachLine(createReadStream(path), {
      line: (bytes, start, end) => {
        if (!addLine(traces, bytes.toString('utf8', start, end))) skippedLines += 1
      },
      oversized: () => {
        skippedLines += 1
      },
    })
  }
  return { traces, skippedLines }
}

function addLine(traces: TraceLookup, line: string): boolean {
  if (line.trim() === '') return true
  try {
    return traces.add(JSON.parse(line))
  } catch (cause) {
    if (cause instanceof SyntaxError) return false
    throw cause
  }
}

async function names(dir: string): Promise<readonly string[]> {
  try {
    return (await readdir(dir)).sort()
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ENOTDIR') return []
    throw cause
  }
}
