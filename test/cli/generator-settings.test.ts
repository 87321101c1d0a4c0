/** Options of `infx matrix`: what they mean, and that a wrong one is named. */
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { readGeneratorSettings } from '../../src/cli/generator-settings.ts'
import { withMatrixOptions } from '../../src/cli/matrix-options.ts'

const read = (...args: string[]) => {
  const command = withMatrixOptions(new Command('matrix'))
  command.parse(args, { from: 'user' })
  return readGeneratorSettings(command.opts())
}
const messages = (...args: string[]): readonly string[] =>
  read(...args).problems.map(({ message }) => message)

describe('options of infx matrix', () => {
  it('asks for a changelog when nothing else is said', () => {
    expect(read('--base', 'main', '--trim', '--evals-only').settings).toEqual({ mode: 'changelog' })
  })

  it('takes --keys, the word of the other verbs, for a test of these keys', () => {
    expect(read('--keys', 'a-*,b').settings).toMatchObject({ mode: 'test-config', configKeys: ['a-*', 'b'] })
    expect(messages('--keys', 'a', '--full-sweep')).toContain(
      '--full-sweep and --test-config exclude each other',
    )
  })

  it('reads lists with blanks, commas and repetition', () => {
    const args = [
      '--full-sweep',
      '--precision',
      'fp4',
      'fp8',
      '--framework',
      'sglang,vllm',
      '--framework',
      'trt',
    ]
    expect(read(...args).settings).toMatchObject({
      mode: 'full-sweep',
      filter: { precisions: ['fp4', 'fp8'], frameworks: ['sglang', 'vllm', 'trt'], nodes: 'both' },
      request: { stepSize: 2, evals: 'marked', scenarios: ['fixed-seq-len', 'agentic-coding'] },
    })
  })

  it('reads every limit and switch', () => {
    const limits = [
      '--step-size',
      '3',
      '--min-conc',
      '4',
      '--max-conc',
      '64',
      '--max-tp',
      '4',
      '--max-ep',
      '2',
    ]
    const rest = [
      '--multi-node',
      '--no-evals',
      '--scenario-type',
      'agentic-coding',
      '--runner-node-filter',
      'nv_01',
    ]
    expect(read('--full-sweep', ...limits, ...rest).settings).toEqual({
      mode: 'full-sweep',
      filter: { nodes: 'multi' },
      request: {
        ...{ stepSize: 3, minConc: 4, maxConc: 64, maxTp: 4, maxEp: 2 },
        ...{ evals: 'none', scenarios: ['agentic-coding'], nodeFilter: 'nv_01' },
      },
    })
    expect(read('--full-sweep', '--single-node', '--multi-node').settings).toMatchObject({
      filter: { nodes: 'both' },
    })
  })

  it('reads a test of named keys', () => {
    const args = [
      '--test-config',
      '--config-keys',
      'a',
      'b*',
      '--conc',
      '4',
      '8',
      '--seq-lens',
      '8k1k',
      '--all-evals',
    ]
    expect(read(...args).settings).toEqual({
      mode: 'test-config',
      configKeys: ['a', 'b*'],
      request: {
        ...{ stepSize: 2, concs: [4, 8], seqLens: ['8k1k'] },
        ...{ evals: 'all', scenarios: ['fixed-seq-len', 'agentic-coding'] },
      },
    })
  })

  it.each([
    ['--full-sweep --no-evals --all-evals', '--no-evals and --all-evals exclude each other'],
    ['--full-sweep --no-evals --evals-only', '--no-evals and --evals-only exclude each other'],
    ['--full-sweep --min-conc 9 --max-conc 3', '--min-conc 9 must be <= --max-conc 3'],
    ['--full-sweep --step-size 1', '--step-size: expected a whole number above 1, got "1"'],
    ['--full-sweep --max-tp x', '--max-tp: expected a whole number, got "x"'],
    ['--full-sweep --seq-lens 8k', '--seq-lens: expected one of 1k1k, 8k1k, got "8k"'],
    ['--test-config', '--test-config needs --config-keys'],
    ['--test-config --config-keys a --conc 0', '--conc: expected a whole number from 1, got "0"'],
    ['--base main --max-conc 3', '--max-conc has no effect on a changelog'],
    ['--base main --no-evals', '--no-evals has no effect on a changelog'],
    ['--full-sweep --trim', '--trim has no effect on --full-sweep'],
    ['--test-config --config-keys a --precision fp4', '--precision has no effect on --test-config'],
  ])('refuses %s', (args, message) => {
    expect(messages(...args.split(' '))).toEqual([message])
  })

  it('names every mistake at once', () => {
    expect(messages('--full-sweep', '--trim', '--conc', '0', '--step-size', '0')).toHaveLength(4)
  })
})
