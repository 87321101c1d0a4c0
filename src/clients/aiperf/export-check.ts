/** Is what AIPerf left behind whole, and are the metrics in it that the recipe requires? */
import '../../core/problems/python.ts'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../../core/measure/lenient-json.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem } from '../../core/problem.ts'
import { errorCode, parseJsonText, readBoundedText } from '../../files/json-file.ts'
import { CLIENT_SUMMARY, SERVER_METRICS, findArtifactDir, isFile } from '../../files/result-files.ts'

const maxSummaryBytes = 64 * 1024 * 1024

/**
 * What is missing of the metrics that must be there, or undefined: JSON and CSV not empty, and a name with `prefix` in the
 * JSON. The export may be gigabytes, so it is only searched.
 */
export async function requiredMetricsProblem(dir: string, prefix: string): Promise<Problem | undefined> {
  const artifacts = (await findArtifactDir(dir)) ?? dir
  for (const name of [SERVER_METRICS, SERVER_METRICS.replace(/json$/, 'csv')]) {
    if ((await sizeOf(join(artifacts, name))) > 0) continue
    return problem('INFX215', `server metrics are required, and ${name} is missing or empty`)
  }
  if (await holdsText(join(artifacts, SERVER_METRICS), `"${prefix}`)) return undefined
  return problem('INFX215', `no server metric starts with "${prefix}", which the recipe requires`, {
    hint: 'the metrics of a router alone do not do; name the workers’ metrics URLs',
  })
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return 0
    throw cause
  }
}

async function holdsText(path: string, text: string): Promise<boolean> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    const window = rest + String(chunk)
    if (window.includes(text)) return true
    rest = window.slice(-text.length)
  }
  return false
}

/** The summary's own word on the run; undefined when there is no summary. */
export async function readSummary(dir: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const artifacts = (await findArtifactDir(dir)) ?? dir
  const path = join(artifacts, CLIENT_SUMMARY)
  if (!(await isFile(path))) return undefined
  const value = parseJsonText(await readBoundedText(path, maxSummaryBytes), path)
  return isRecord(value) ? value : undefined
}
