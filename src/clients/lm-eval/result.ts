/** What an lm-eval run left behind: adopted under our names and identity, or told as incomplete. */
import '../../core/problems/python.ts'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { modelFolder } from '../../core/evals/file-names.ts'
import { readLmEvalResults } from '../../core/evals/lm-eval-results.ts'
import { isRecord } from '../../core/measure/lenient-json.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { parseJsonText, readBoundedText, writeJsonFile } from '../../files/json-file.ts'
import { expectedQuestions, incomplete, isSmoke } from '../evals/each-conc.ts'
import type { EvalConcOutcome, EvalRunSpec } from '../evals/settings.ts'
import type { PythonEnv } from '../python-env/python-env.ts'

const maxResultBytes = 256 * 1024 * 1024

export interface LmEvalRunSpec extends Omit<EvalRunSpec, 'patience' | 'runnerVersion'> {
  readonly env: PythonEnv
  /** Absolute path of the task's YAML file; its data files are named relative to its folder. */
  readonly taskFile: string
  /** `cacheDir(process.env)` */
  readonly cacheDir: string
  readonly hostEnv: NodeJS.ProcessEnv
}

export const lmEvalVersion = (env: PythonEnv): string => env.packages['lm-eval'] ?? 'unknown'

export interface ResultFiles {
  readonly results: string
  readonly samples?: string
}

/** lm-eval writes into a folder that it names after the model. */
export async function resultFiles(scratch: string): Promise<ResultFiles | undefined> {
  const entries = await readdir(scratch, { recursive: true })
  const results = entries.find((name) => /^results_.*\.json$/.test(basename(name)))
  const samples = entries.find((name) => /^samples_.*\.jsonl$/.test(basename(name)))
  if (results === undefined) return undefined
  return {
    results: join(scratch, results),
    ...(samples === undefined ? {} : { samples: join(scratch, samples) }),
  }
}

/** Moves the files to their place, with our identity in the result: a score without it cannot be filed. */
export async function adopt(
  spec: LmEvalRunSpec,
  conc: number,
  files: ResultFiles,
  elapsedSeconds: number,
): Promise<EvalConcOutcome> {
  const text = await readBoundedText(files.results, maxResultBytes)
  const raw = parseJsonText(text, files.results)
  const read = readLmEvalResults(text)
  const task = spec.task.task
  const metrics = 'fault' in read ? undefined : read.results[task]
  if ('fault' in read || !metrics || !isRecord(raw)) {
    const fault = 'fault' in read ? read.fault : `it has no task ${task}`
    return incomplete(
      spec,
      conc,
      [problem('INFX218', `conc ${conc}: lm-eval's result: ${fault}`)],
      elapsedSeconds,
    )
  }
  const folder = join(spec.outputDir, modelFolder(spec.servedModel))
  await mkdir(folder, { recursive: true })
  const suffix = spec.concs.length > 1 ? `_conc${conc}` : ''
  const place = (path: string): string =>
    join(
      folder,
      basename(path).replace(/(\.jsonl?)$/, (extension) => `${suffix}${extension}`),
    )
  const resultsPath = place(files.results)
  await writeJsonFile(resultsPath, finiteOrNull({ ...raw, infx: identityBlock(spec, conc) }))
  const samplesPath = files.samples === undefined ? undefined : place(files.samples)
  if (files.samples !== undefined && samplesPath !== undefined) await rename(files.samples, samplesPath)
  const counts = read.nSamples[task]
  return {
    conc,
    state: 'complete',
    scores: Object.fromEntries(
      Object.entries(metrics).filter(
        // `metric,filter`: counts such as sample_len have no filter.
        (entry): entry is [string, number] =>
          typeof entry[1] === 'number' && entry[0].includes(',') && !entry[0].includes('_stderr'),
      ),
    ),
    nEffective: counts?.effective ?? 0,
    nExpected: expectedQuestions(spec),
    smoke: isSmoke(spec),
    // lm-eval keeps no word of why an answer ended.
    truncated: 0,
    resultsPath,
    ...(samplesPath === undefined ? {} : { samplesPath }),
    problems: [],
    elapsedSeconds,
  }
}

/** A score that is no number stays none: null fails every threshold. */
function finiteOrNull(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map(finiteOrNull)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, finiteOrNull(item)]))
}

const identityBlock = (spec: LmEvalRunSpec, conc: number) => ({
  schema: 'eval-result.v1',
  point_id: spec.point.id,
  config_key: spec.point.configKey,
  plan_digest: spec.identity.planDigest,
  attempt: spec.identity.attempt,
  simulated: spec.identity.simulated,
  conc,
  full_set: spec.task.fullSet,
  engine: { ...spec.engine },
  client: { name: 'lm-eval', version: lmEvalVersion(spec.env) },
})
