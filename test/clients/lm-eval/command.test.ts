import { expect, it } from 'vitest'
import { answeredIn } from '../../../src/clients/lm-eval/client.ts'
import { lmEvalArgv, lmEvalEnv } from '../../../src/clients/lm-eval/command.ts'

const command = {
  python: '/env/bin/python',
  endpointUrl: 'http://0.0.0.0:8888/',
  servedModel: 'org/Model-X',
  taskFile: '/repo/evals/gsm8k.yaml',
  outputDir: '/out',
  conc: 64,
  contextTokens: 16_384,
}

it('is the ecosystem’s command, as argv', () => {
  expect(lmEvalArgv(command)).toEqual([
    '/env/bin/python', '-m', 'lm_eval', '--model', 'local-chat-completions', '--apply_chat_template',
    '--tasks', '/repo/evals/gsm8k.yaml', '--output_path', '/out', '--log_samples',
    '--model_args',
    'model=org/Model-X,base_url=http://0.0.0.0:8888/v1/chat/completions,api_key=EMPTY,eos_string=</s>,max_retries=5,' +
      'num_concurrent=64,timeout=1800,tokenized_requests=False,max_length=16384',
    '--gen_kwargs', 'max_tokens=12288,temperature=0,top_p=1',
  ]) // prettier-ignore
})

it('asks only the first questions when told', () => {
  expect(lmEvalArgv({ ...command, limit: 20 }).slice(-2)).toEqual(['--limit', '20'])
})

it('refuses a name that would end the argument', () => {
  expect(() => lmEvalArgv({ ...command, servedModel: 'a,api_key=b' })).toThrow(/INFX218.*"a,api_key=b"/)
})

it('reads progress from the last bar of a line', () => {
  const bar = (done: number): string => `Requesting API:  33%|███▎      | ${done}/60 [00:00<00:01, 47.94it/s]`
  expect(answeredIn(`${bar(10)}${bar(20)}`)).toBe(20)
  expect(answeredIn('100%|██████████| 60/60 [00:01<00:00, 41.57it/s]')).toBeUndefined()
})

it('never waits for a hub', () => {
  expect(lmEvalEnv('/cache')).toMatchObject({ HF_DATASETS_OFFLINE: '1', HF_HUB_OFFLINE: '1' })
})
