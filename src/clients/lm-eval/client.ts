/** Evaluations by the real lm-eval, behind the contract of the built-in runner: same files, same outcome. */
import '../../core/problems/python.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem } from '../../core/problem.ts'
import { writeJsonFile } from '../../files/json-file.ts'
import { askEachConc, expectedQuestions, incomplete } from '../evals/each-conc.ts'
import type { EvalConcOutcome, EvalRunOptions, EvalRunOutcome } from '../evals/settings.ts'
import { cleanPythonEnv } from '../python-env/python-env.ts'
import { runTool } from '../python-env/run-tool.ts'
import type { ToolOutcome } from '../python-env/run-tool.ts'
import { lmEvalArgv, lmEvalEnv } from './command.ts'
import { adopt, resultFiles } from './result.ts'
import type { LmEvalRunSpec } from './result.ts'

/** GitHub leaves a job 7.5 s from SIGINT to SIGTERM. */
const killAfterMs = 5_000
/** Longest time for one concurrency; a single request may take half an hour, five times. */
const timeoutMs = 12 * 3600 * 1000

/**
 * Asks every question at every concurrency, one after the other on the same engine. An lm-eval that ends without a whole
 * result makes its concurrency incomplete; later ones are then not asked. Rejects only for what is wrong here.
 */
export function runLmEval(spec: LmEvalRunSpec, options: EvalRunOptions): Promise<EvalRunOutcome> {
  return askEachConc(spec, options, (conc) => runOneConc(spec, conc, options))
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
