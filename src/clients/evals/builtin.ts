/** The built-in evaluation runner: exact match through the served chat endpoint, lm-eval's files. */
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { evalTimestamp, modelFolder } from '../../core/evals/file-names.ts'
import type { EvalQuestion } from '../../core/evals/task.ts'
import { writeJsonFile } from '../../files/json-file.ts'
import { askAll } from './ask-all.ts'
import type { AskedQuestion } from './ask-all.ts'
import { askEachConc, isSmoke } from './each-conc.ts'
import { answerProblems } from './failures.ts'
import { resultObject, sampleLines, scoreAnswers } from './result-files.ts'
import type { EvalConcOutcome, EvalRunOptions, EvalRunOutcome, EvalRunSpec } from './settings.ts'

/**
 * Asks every question at every concurrency, one concurrency after the other on the same engine, and writes the
 * files. Rejects only for what is wrong here (a file cannot be written); what the server does wrong is part of the
 * outcome, and never becomes a score.
 */
export async function runBuiltInEval(spec: EvalRunSpec, options: EvalRunOptions): Promise<EvalRunOutcome> {
  const questions = spec.limit === undefined ? spec.task.questions : spec.task.questions.slice(0, spec.limit)
  const directory = join(spec.outputDir, modelFolder(spec.servedModel))
  await mkdir(directory, { recursive: true })
  return askEachConc(spec, options, (conc) => runOneConc(spec, questions, conc, directory, options))
}

async function runOneConc(
  spec: EvalRunSpec,
  questions: readonly EvalQuestion[],
  conc: number,
  directory: string,
  options: EvalRunOptions,
): Promise<EvalConcOutcome> {
  const startedAt = new Date()
  const asked = await askAll(spec, questions, conc, options)
  const endedAt = new Date()
  const problems = answerProblems(asked, conc, options.signal.aborted)
  const isComplete = problems.length === 0
  const suffix = `${evalTimestamp(endedAt)}${spec.concs.length > 1 ? `_conc${conc}` : ''}`
  const prefix = isComplete ? '' : 'incomplete_'
  const samplesPath = join(directory, `${prefix}samples_${spec.task.task}_${suffix}.jsonl`)
  await writeSamples(samplesPath, spec, asked)
  const resultsPath = isComplete ? join(directory, `results_${suffix}.json`) : undefined
  if (resultsPath !== undefined) {
    await writeJsonFile(resultsPath, resultObject({ spec, conc, asked, startedAt, endedAt }))
  }
  const answers = asked.map(({ answer }) => answer)
  return {
    conc,
    state: isComplete ? 'complete' : 'incomplete',
    scores: isComplete ? scoreAnswers(spec, asked).scores : {},
    nEffective: answers.filter(({ state }) => state === 'answered').length,
    nExpected: questions.length,
    smoke: isSmoke(spec),
    truncated: answers.filter((answer) => answer.state === 'answered' && answer.truncated).length,
    ...(resultsPath === undefined ? {} : { resultsPath }),
    samplesPath,
    problems,
    elapsedSeconds: (endedAt.getTime() - startedAt.getTime()) / 1000,
  }
}

/** Written beside and renamed: a reader never sees half a file under the final name. */
async function writeSamples(path: string, spec: EvalRunSpec, asked: readonly AskedQuestion[]): Promise<void> {
  const partial = `${path}.partial`
  await pipeline(Readable.from(sampleLines(spec, asked)), createWriteStream(partial))
  await rename(partial, path)
}
