/** Concurrencies of one evaluation, one after the other on the same engine, whoever asks the questions. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { evalMetaOf } from '../../core/evals/eval-meta.ts'
import type { Problem } from '../../core/problem.ts'
import { writeJsonFile } from '../../files/json-file.ts'
import { notAsked } from './failures.ts'
import type { EvalConcOutcome, EvalRunOptions, EvalRunOutcome, EvalRunSpec } from './settings.ts'

type Asked = Pick<EvalRunSpec, 'task' | 'limit'>

/**
 * Asks at every concurrency and writes `meta_env.json`. After one that ended incomplete the others are not asked: a
 * server that failed would only make them wait for their time limits.
 */
export async function askEachConc(
  spec: Pick<EvalRunSpec, 'task' | 'limit' | 'point' | 'identity' | 'outputDir' | 'concs'>,
  { signal }: Pick<EvalRunOptions, 'signal'>,
  ask: (conc: number) => Promise<EvalConcOutcome>,
): Promise<EvalRunOutcome> {
  await mkdir(spec.outputDir, { recursive: true })
  const concs: EvalConcOutcome[] = []
  for (const conc of spec.concs) {
    const broken = concs.find(({ state }) => state === 'incomplete')
    concs.push(broken ? incomplete(spec, conc, [notAsked(conc, broken.conc)], 0) : await ask(conc))
  }
  const completedConcs = concs.filter(({ state }) => state === 'complete').map(({ conc }) => conc)
  const failedConcs = concs.filter(({ state }) => state === 'incomplete').map(({ conc }) => conc)
  const isBatch = spec.concs.length > 1
  const batch = isBatch ? { concs: spec.concs, completed: completedConcs, failed: failedConcs } : null
  const metadataPath = join(spec.outputDir, 'meta_env.json')
  // A slice of a point's concurrencies is evaluated at these, whatever the point lists.
  const point = batch ? spec.point : { ...spec.point, conc: spec.concs[0] ?? spec.point.conc }
  await writeJsonFile(metadataPath, evalMetaOf(point, spec.identity, batch))
  return {
    concs,
    completedConcs,
    failedConcs,
    interrupted: signal.aborted,
    metadataPath,
    problems: concs.flatMap(({ problems }) => problems),
  }
}

export const expectedQuestions = ({ task, limit }: Asked): number =>
  limit === undefined ? task.questions.length : Math.min(limit, task.questions.length)

/** Whether only a part of the set is asked, or the task is a part of a larger set. */
export const isSmoke = ({ task, limit }: Asked): boolean =>
  !task.fullSet || (limit !== undefined && limit < task.questions.length)

/** One concurrency without a score. */
export const incomplete = (
  spec: Asked,
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
