/** Evaluations by the real lm-eval, behind the contract of the built-in runner: same files, same outcome. */
import '../../core/problems/python.ts'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { evalMetaOf } from '../../core/evals/eval-meta.ts'
import { modelFolder } from '../../core/evals/file-names.ts'
import { readLmEvalResults } from '../../core/evals/lm-eval-results.ts'
import { isRecord } from '../../core/measure/lenient-json.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem } from '../../core/problem.ts'
import { parseJsonText, readBoundedText, writeJsonFile } from '../../files/json-file.ts'
import { notAsked } from '../evals/failures.ts'
import type { EvalConcOutcome, EvalRunOptions, EvalRunOutcome, EvalRunSpec } from '../evals/settings.ts'
import { cleanPythonEnv } from '../python-env/python-env.ts'
import type { PythonEnv } from '../python-env/python-env.ts'
import { runTool } from '../python-env/run-tool.ts'
import type { ToolOutcome } from '../python-env/run-tool.ts'
import { lmEvalArgv, lmEvalEnv } from './command.ts'

const maxResultBytes = 256 * 1024 * 1024
const killAfterMs = 10_000
/** Longest time for one concurrency; a single request may take half an hour, five times. */
const timeoutMs = 12 * 3600 * 1000

export interface LmEvalRunSpec extends Omit<EvalRunSpec, 'patience' | 'runnerVersion'> {
  readonly env: PythonEnv
  /** Absolute path of the task's YAML file; its data files are named relative to its folder. */
  readonly taskFile: string
  /** `cacheDir(process.env)` */
  readonly cacheDir: string
  readonly hostEnv: NodeJS.ProcessEnv
}

export const lmEvalVersion = (env: PythonEnv): string => env.packages['lm-eval'] ?? 'unknown'

/**
 * Asks every question at every concurrency, one after the other on the same engine. An lm-eval that ends without a whole
 * result makes its concurrency incomplete; later ones are then not asked. Rejects only for what is wrong here.
 */
export async function runLmEval(spec: LmEvalRunSpec, options: EvalRunOptions): Promise<EvalRunOutcome> {
  await mkdir(spec.outputDir, { recursive: true })
  const concs: EvalConcOutcome[] = []
  for (const conc of spec.concs) {
    const broken = concs.find(({ state }) => state === 'incomplete')
    concs.push(
      broken
        ? incomplete(spec, conc, [notAsked(conc, broken.conc)], 0)
        : await runOneConc(spec, conc, options),
    )
  }
  const completedConcs = concs.filter(({ state }) => state === 'complete').map(({ conc }) => conc)
  const failedConcs = concs.filter(({ state }) => state === 'incomplete').map(({ conc }) => conc)
  const isBatch = spec.concs.length > 1
  const batch = isBatch ? { concs: spec.concs, completed: completedConcs, failed: failedConcs } : null
  const metadataPath = join(spec.outputDir, 'meta_env.json')
  const point = batch ? spec.point : { ...spec.point, conc: spec.concs[0] ?? spec.point.conc }
  await writeJsonFile(metadataPath, evalMetaOf(point, spec.identity, batch))
  return {
    concs,
    completedConcs,
    failedConcs,
    interrupted: options.signal.aborted,
    metadataPath,
    problems: concs.flatMap(({ problems }) => problems),
  }
}

async function runOneConc(
  spec: LmEvalRunSpec,
  conc: number,
  options: EvalRunOptions,
): Promise<EvalConcOutcome> {
  const startedMs = performance.now()
  const scratch = await mkdtemp(join(spec.outputDir, 'lm-eval-'))
  try {
    const outcome = await evaluate(spec, conc, scratch, options)
    const seconds = (performance.now() - startedMs) / 1000
    if (outcome.stopped === 'aborted') {
      return incomplete(
        spec,
        conc,
        [problem('INFX218', `conc ${conc}: the evaluation was interrupted`)],
        seconds,
      )
    }
    const files = await resultFiles(scratch)
    if (outcome.code !== 0 || !files) {
      return incomplete(spec, conc, [failed(conc, outcome)], seconds)
    }
    return await adopt(spec, conc, files, seconds)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function evaluate(
  spec: LmEvalRunSpec,
  conc: number,
  scratch: string,
  { signal, onProgress }: EvalRunOptions,
): Promise<ToolOutcome> {
  const argv = lmEvalArgv({
    python: spec.env.python,
    endpointUrl: spec.endpointUrl,
    servedModel: spec.servedModel,
    taskFile: spec.taskFile,
    outputDir: scratch,
    conc,
    contextTokens: spec.contextTokens,
    ...(spec.limit === undefined ? {} : { limit: spec.limit }),
  })
  await writeJsonFile(join(spec.outputDir, 'lm_eval_command.json'), { argv, env: lmEvalEnv(spec.cacheDir) })
  const log = createWriteStream(join(spec.outputDir, `lm_eval_conc${conc}.log`))
  const expected = expectedQuestions(spec)
  try {
    return await runTool({
      argv,
      env: { ...cleanPythonEnv(spec.hostEnv), ...lmEvalEnv(spec.cacheDir) },
      // Data files are named relative to the task's file.
      cwd: dirname(spec.taskFile),
      timeoutMs,
      killAfterMs,
      signal,
      onLine: (line) => {
        log.write(`${line}\n`)
        const answered = answeredIn(line)
        if (answered !== undefined) onProgress({ conc, answered, failed: 0, expected, correct: 0 })
      },
    })
  } finally {
    await new Promise<void>((resolve) => log.end(() => resolve()))
  }
}

/** `Requesting API:  33%|███  | 20/60 [00:05<…]`: the last bar of a line counts. */
export function answeredIn(line: string): number | undefined {
  const last = [...line.matchAll(/Requesting API:[^|]*\|[^|]*\| (\d+)\/\d+/g)].at(-1)
  return last ? Number(last[1]) : undefined
}

const expectedQuestions = ({ task, limit }: LmEvalRunSpec): number =>
  limit === undefined ? task.questions.length : Math.min(limit, task.questions.length)

interface ResultFiles {
  readonly results: string
  readonly samples?: string
}

/** lm-eval writes into a folder that it names after the model. */
async function resultFiles(scratch: string): Promise<ResultFiles | undefined> {
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
async function adopt(
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

const isSmoke = ({ task, limit }: LmEvalRunSpec): boolean =>
  !task.fullSet || (limit !== undefined && limit < task.questions.length)

const incomplete = (
  spec: LmEvalRunSpec,
  conc: number,
  problems: readonly Problem[],
  elapsedSeconds: number,
): EvalConcOutcome => ({
  conc,
  state: 'incomplete',
  scores: {},
  nEffective: 0,
  nExpected: expectedQuestions(spec),
  smoke: isSmoke(spec),
  truncated: 0,
  problems,
  elapsedSeconds,
})

function failed(conc: number, { code, killedBy, stopped, tail }: ToolOutcome): Problem {
  const how =
    stopped === 'timed-out'
      ? 'was stopped at its time limit'
      : killedBy === null
        ? `ended with exit code ${code ?? 'unknown'}`
        : `was killed by ${killedBy}`
  const errors = tail.filter((line) => /error|exception|refused/i.test(line))
  const said = (errors.length > 0 ? errors : tail).slice(-3).map((line) => line.trim().slice(0, 300))
  const kind = killedBy !== null && stopped === 'no' ? 'INFX212' : 'INFX218'
  return problem(
    kind,
    `conc ${conc}: lm-eval ${how} without a result: ${said.join(' | ') || 'it said nothing'}`,
  )
}
