/** lm-eval's command (engines.md §6) as argv, and its environment. */
import '../../core/problems/python.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { maxAnswerTokens } from '../../core/evals/task.ts'
import type { PythonRange } from '../python-env/find-python.ts'

export const lmEvalPython: PythonRange = { from: [3, 10], below: [3, 14] }
/** Tries of one question; its harness waits between them. */
const maxRetries = 5
/** Bound on one request, seconds. */
const requestTimeoutSeconds = 1800

export interface LmEvalCommand {
  readonly python: string
  readonly endpointUrl: string
  readonly servedModel: string
  /** Absolute path of the task's YAML file. */
  readonly taskFile: string
  readonly outputDir: string
  readonly conc: number
  readonly contextTokens: number
  readonly limit?: number
}

/** Throws ProblemError (INFX218) when the model's name cannot be told to lm-eval. */
export function lmEvalArgv(command: LmEvalCommand): readonly string[] {
  const { servedModel, endpointUrl, conc, contextTokens } = command
  if (/[,=]/.test(servedModel)) {
    throw new ProblemError([
      problem('INFX218', `lm-eval takes no model name with a comma or an equals sign, got "${servedModel}"`, {
        blame: 'user',
      }),
    ])
  }
  const modelArguments = [
    `model=${servedModel}`,
    `base_url=${endpointUrl.replace(/\/+$/, '')}/v1/chat/completions`,
    'api_key=EMPTY',
    'eos_string=</s>',
    `max_retries=${maxRetries}`,
    `num_concurrent=${conc}`,
    `timeout=${requestTimeoutSeconds}`,
    'tokenized_requests=False',
    `max_length=${contextTokens}`,
  ]
  return [
    ...[command.python, '-m', 'lm_eval'],
    ...['--model', 'local-chat-completions'],
    '--apply_chat_template',
    ...['--tasks', command.taskFile],
    ...['--output_path', command.outputDir],
    '--log_samples',
    ...['--model_args', modelArguments.join(',')],
    ...['--gen_kwargs', `max_tokens=${maxAnswerTokens(contextTokens)},temperature=0,top_p=1`],
    ...(command.limit === undefined ? [] : ['--limit', String(command.limit)]),
  ]
}

/** Questions come from local files: a runner without network must not wait for a hub. */
export const lmEvalEnv = (cacheDir: string): Readonly<Record<string, string>> => ({
  HF_DATASETS_OFFLINE: '1',
  HF_HUB_OFFLINE: '1',
  TRANSFORMERS_OFFLINE: '1',
  HF_DATASETS_CACHE: `${cacheDir}/lm-eval-datasets`,
  OPENAI_API_KEY: 'EMPTY',
  TOKENIZERS_PARALLELISM: 'false',
})
