/** What an evaluation leaves behind: lm-eval's result object and sample lines. */
import { createHash } from 'node:crypto'
import { meanScore, standardError } from '../../core/evals/significance.ts'
import type { JsonObject } from '../../core/results/aggregate.ts'
import { modelFolder } from '../../core/evals/file-names.ts'
import type { AskedQuestion } from './ask-all.ts'
import type { EvalRunSpec } from './settings.ts'

/** Scores per metric of answered questions, every filter; standard errors beside them. */
export function scoreAnswers(
  spec: EvalRunSpec,
  asked: readonly AskedQuestion[],
): { readonly scores: Record<string, number>; readonly errors: Record<string, number | 'N/A'> } {
  const scores: Record<string, number> = {}
  const errors: Record<string, number | 'N/A'> = {}
  for (const [index, filter] of spec.task.filters.entries()) {
    const values = asked.flatMap(({ filtered }) => filtered[index]?.score ?? [])
    const mean = meanScore(values)
    if (mean === undefined) continue
    scores[`exact_match,${filter.name}`] = mean
    errors[`exact_match_stderr,${filter.name}`] = standardError(values) ?? 'N/A'
  }
  return { scores, errors }
}

export interface ResultFileInput {
  readonly spec: EvalRunSpec
  readonly conc: number
  readonly asked: readonly AskedQuestion[]
  readonly startedAt: Date
  readonly endedAt: Date
}

/** lm-eval's result object. The version field says plainly which runner wrote it. */
export function resultObject({ spec, conc, asked, startedAt, endedAt }: ResultFileInput): JsonObject {
  const { task, point } = spec
  const { scores, errors } = scoreAnswers(spec, asked)
  const name = task.task
  return {
    results: { [name]: { alias: name, ...scores, ...errors } },
    group_subtasks: { [name]: [] },
    configs: { [name]: task.config },
    versions: { [name]: task.version },
    'n-shot': { [name]: task.examples.length },
    higher_is_better: { [name]: { exact_match: true } },
    'n-samples': { [name]: { original: task.questions.length, effective: asked.length } },
    config: {
      model: 'local-chat-completions',
      model_args: { model: spec.servedModel, num_concurrent: conc, max_length: spec.contextTokens },
      limit: spec.limit ?? null,
      gen_kwargs: { max_tokens: asked[0]?.request.max_tokens ?? null, temperature: 0, top_p: 1 },
      random_seed: asked[0]?.request.seed ?? null,
    },
    date: startedAt.getTime() / 1000,
    model_source: 'local-chat-completions',
    model_name: spec.servedModel,
    model_name_sanitized: modelFolder(spec.servedModel),
    fewshot_as_multiturn: task.examplesAsMultiturn,
    total_evaluation_time_seconds: String((endedAt.getTime() - startedAt.getTime()) / 1000),
    lm_eval_version: `infx-builtin ${spec.runnerVersion}`,
    infx: {
      schema: 'eval-result.v1',
      point_id: point.id,
      config_key: point.configKey,
      plan_digest: spec.identity.planDigest,
      attempt: spec.identity.attempt,
      simulated: spec.identity.simulated,
      conc,
      full_set: task.fullSet,
      engine: { ...spec.engine },
      client: { name: 'infx-builtin', version: spec.runnerVersion },
    },
  }
}

/** Sample lines grouped by filter, one per answered question: `2 × n` lines for two filters. */
export function* sampleLines(spec: EvalRunSpec, asked: readonly AskedQuestion[]): Generator<string> {
  for (const [index, filter] of spec.task.filters.entries()) {
    for (const entry of asked) {
      const filtered = entry.filtered[index]
      if (entry.answer.state !== 'answered' || !filtered) continue
      const { question, request } = entry
      const prompt = JSON.stringify(request.messages)
      yield `${JSON.stringify({
        doc_id: question.docId,
        doc: question.doc,
        target: question.target,
        arguments: {
          gen_args_0: {
            arg_0: prompt,
            arg_1: {
              until: spec.task.until,
              do_sample: false,
              temperature: 0,
              max_gen_toks: request.max_tokens,
            },
          },
        },
        resps: [[entry.answer.text]],
        filtered_resps: [filtered.answer],
        filter: filter.name,
        metrics: ['exact_match'],
        doc_hash: sha256(JSON.stringify(question.doc, null, 2)),
        prompt_hash: sha256(prompt),
        target_hash: sha256(question.target),
        exact_match: filtered.score,
      })}\n`
    }
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
