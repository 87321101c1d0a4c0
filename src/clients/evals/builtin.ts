/** The built-in evaluation runner: exact match through the served chat endpoint, lm-eval's files. */
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { evalMetaOf } from '../../core/evals/eval-meta.ts'
import { evalTimestamp, modelFolder } from '../../core/evals/file-names.ts'
import type { EvalQuestion } from '../../core/evals/task.ts'
import type { Problem } from '../../core/problem.ts'
import { writeJsonFile } from '../../files/json-file.ts'
import { askAll } from './ask-all.ts'
import type { AskedQuestion } from './ask-all.ts'
import { answerProblems, notAsked } from './failures.ts'
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
  const concs: EvalConcOutcome[] = []
  for (const conc of spec.concs) {
    const broken = concs.find(({ state }) => state === 'incomplete')
    // A server that failed one concurrency would only make the next ones wait for its time limits.
    const outcome = broken
      ? skipped(spec, conc, questions.length, notAsked(conc, broken.conc))
      : await runOneConc(spec, questions, conc, directory, options)
    concs.push(outcome)
  }
  const completedConcs = concs.filter(({ state }) => state === 'complete').map(({ conc }) => conc)
  const failedConcs = concs.filter(({ state }) => state === 'incomplete').map(({ conc }) => conc)
  const batch =
    spec.concs.length > 1 ? { concs: spec.concs, completed: completedConcs, failed: failedConcs } : null
  const metadataPath = join(spec.outputDir, 'meta_env.json')
  // A slice of a point's concurrencies is evaluated at these, whatever the point lists.
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

const isSmoke = (spec: EvalRunSpec): boolean =>
  !spec.task.fullSet || (spec.limit !== undefined && spec.limit < spec.task.questions.length)

const skipped = (spec: EvalRunSpec, conc: number, nExpected: number, reason: Problem): EvalConcOutcome => ({
  conc,
  state: 'incomplete',
  scores: {},
  nEffective: 0,
  nExpected,
  smoke: isSmoke(spec),
  truncated: 0,
  problems: [reason],
  elapsedSeconds: 0,
})

/** Written beside and renamed: a reader never sees half a file under the final name. */
async function writeSamples(path: string, spec: EvalRunSpec, asked: readonly AskedQuestion[]): Promise<void> {
  const partial = `${path}.partial`
  await pipeline(Readable.from(sampleLines(spec, asked)), createWriteStream(partial))
  await rename(partial, path)
}
