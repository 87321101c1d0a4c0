/** Whole points through the official clients: the real AIPerf and the real lm-eval against the simulated engine. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { installMs, requirementsOf } from '../clients/python-env/real-env.ts'
import { type Self, buildSelf } from '../self.ts'
import { interrupt, isEngine } from './interrupt.ts'
import { agenticKey, makeRepository, removeRepository, replaced, repositoryFiles } from './repository.ts'

const config = 'infx.config.yaml'
const aiperf = requirementsOf('INFX_TEST_AIPERF', 'test-aiperf.mjs')
const lmEval = requirementsOf('INFX_TEST_LM_EVAL', 'test-evals.mjs')

let self: Self
beforeAll(async () => {
  self = await buildSelf()
})
afterAll(() => self.remove())

async function sweepOf(
  more: string,
  args: readonly string[],
): Promise<{ readonly dir: string; readonly sweep: Sweep; readonly stderr: string }> {
  const { dir } = makeRepository({ [config]: `${replaced(config, 'duration: 1\n', 'duration: 6\n')}${more}` })
  const result = await self.run(['sweep', '--keys', agenticKey, ...args], { cwd: dir })
  expect(result.code, result.stderr).toBe(0)
  const sweep = JSON.parse(readFileSync(join(dir, '.infx/sweep.json'), 'utf8')) as Sweep
  return { dir, sweep, stderr: result.stderr }
}

describe.skipIf(aiperf.length === 0).each(aiperf)('an agentic point by %s', (requirement) => {
  it(
    'is valid, and says by which client',
    async () => {
      const { dir, sweep } = await sweepOf(`client: aiperf\naiperf-package: ${requirement}\n`, [
        ...['--points', 'kind=benchmark,conc=4'],
      ])
      const [point] = sweep.points
      expect(point).toMatchObject({ status: 'valid' })
      const path = join(dir, '.infx', point?.resultPath ?? '')
      const [name, version] = requirement.split('==')
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
        server_metrics: { present: true, adapter: 'sglang' },
        power_valid: 1,
        infx: { client: { name, version }, simulated: true },
      })
      removeRepository({ dir })
    },
    installMs,
  )
})

describe.skipIf(lmEval.length === 0).each(lmEval)('an evaluation point by %s', (requirement) => {
  it(
    'passes, at each of its concurrencies, and says by which client',
    async () => {
      const { dir, sweep } = await sweepOf(`eval-client: lm-eval\nlm-eval-package: "${requirement}"\n`, [
        ...['--points', 'kind=eval'],
      ])
      expect(sweep.points).toMatchObject([{ status: 'valid' }])
      expect(sweep.evals).toMatchObject([{ state: 'pass', task: 'tiny_sums' }])
      const command = join(dir, '.infx/points', sweep.points[0]?.id ?? '', 'a1/eval/lm_eval_command.json')
      const { argv } = JSON.parse(readFileSync(command, 'utf8')) as { argv: string[] }
      expect(argv.join(' ')).toContain('local-chat-completions')
      removeRepository({ dir })
    },
    installMs,
  )
})

const signals = ['SIGINT', 'SIGTERM'] as const

describe.skipIf(aiperf.length === 0).each(aiperf)('an agentic point by %s', (requirement) => {
  it.each(signals)(
    'that is measured ends with all its processes on %s',
    async (signal) => {
      const { dir } = makeRepository({
        [config]: `${replaced(config, 'duration: 1\n', 'duration: 60\n')}client: aiperf\naiperf-package: ${requirement}\n`,
      })
      const points = join(dir, '.infx/points')
      await interrupt(self, {
        signal,
        args: ['sweep', '--keys', agenticKey, '--points', 'kind=benchmark,conc=4'],
        cwd: dir,
        when: (started) => started.some(isEngine) && says(points, /^benchmark\.log$/, /profiling/i),
      })
      removeRepository({ dir })
    },
    installMs,
  )
})

describe.skipIf(lmEval.length === 0).each(lmEval)('an evaluation point by %s', (requirement) => {
  it.each(signals)(
    'that is asked ends with all its processes on %s',
    async (signal) => {
      const { dir } = makeRepository({
        [config]: `${repositoryFiles[config] ?? ''}eval-client: lm-eval\nlm-eval-package: "${requirement}"\n`,
        'evals/tiny_sums.jsonl': manyQuestions,
      })
      const points = join(dir, '.infx/points')
      await interrupt(self, {
        signal,
        args: ['sweep', '--keys', agenticKey, '--points', 'kind=eval'],
        cwd: dir,
        when: (started) => started.some(isEngine) && says(points, /^lm_eval_conc\d+\.log$/, /Requesting API/),
      })
      removeRepository({ dir })
    },
    installMs,
  )
})

/** Enough that they are not answered before the signal comes. */
const manyQuestions = Array.from(
  { length: 1_500 },
  (_, index) =>
    `{"question":"How much is ${index} and 1?","answer":"It is ${index + 1}.\\n#### ${index + 1}"}\n`,
).join('')

/** Whether a log of a client below the folder holds the words. */
function says(folder: string, log: RegExp, words: RegExp): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => log.test(basename(path)))
    .some((path) => words.test(readFileSync(join(folder, path), 'utf8')))
}

it.skipIf(aiperf.length === 0 && lmEval.length === 0)(
  'has official clients (left out: their scripts install them)',
  () => {
    expect([...aiperf, ...lmEval].length).toBeGreaterThan(0)
  },
)
