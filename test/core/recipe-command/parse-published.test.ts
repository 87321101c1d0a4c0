import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePublished } from '../../../src/core/recipe-command/parse-published.ts'
import { readShell } from '../../../src/core/recipe-command/shell-words.ts'
import { shellWord } from '../../../src/engines/command/shell.ts'

const words = (text: string): readonly (readonly string[])[] =>
  readShell(text).commands.map((command) => command.words)

const only = (text: string) => {
  const { commands, problems } = parsePublished(text, 'page.md')
  expect(problems).toEqual([])
  expect(commands).toHaveLength(1)
  const [command] = commands
  if (!command) throw new Error('no command')
  return {
    ...command,
    flags: Object.fromEntries(command.flags),
    env: Object.fromEntries(command.env),
  }
}

describe('shell text', () => {
  test('quotes, escapes, continuations, comments and separators', () => {
    expect(words(`a 'b c' "d \\"e\\" $F" g\\ h \\\n  --i # no\nj && k; l | m &`)).toEqual([
      ['a', 'b c', 'd "e" $F', 'g h', '--i'],
      ['j'],
      ['k'],
      ['l'],
      ['m'],
    ])
  })

  test('white space behind a backslash continues the line, as pages often lose it', () => {
    expect(words('a \\  \n b')).toEqual([['a', 'b']])
  })

  test('empty words, inner hashes, redirections, substitutions and holes', () => {
    expect(words(`a '' b#c 2>&1 > log d $(nproc --all) <your-ip> e`)).toEqual([
      ['a', '', 'b#c', 'd', '$(nproc --all)', '<your-ip>', 'e'],
    ])
  })

  test('here documents are kept apart, Markdown fences and prompts are skipped', () => {
    const { commands, documents } = readShell(
      "```bash\ncat > /tmp/x.yaml <<'EOF'\na: 'b\nEOF\n$ run it\n```\n",
    )
    expect(documents).toEqual([{ path: '/tmp/x.yaml', text: "a: 'b\n" }])
    expect(commands.map(({ words: [first], line }) => [first, line])).toEqual([
      ['cat', 2],
      ['run', 5],
    ])
  })

  test('unfinished text ends', () => {
    for (const text of ["a 'b", 'a "b', 'a $(b', 'a \\', 'cat <<EOF', '<', '>>'])
      expect(() => readShell(text)).not.toThrow()
  })

  test('what we quote reads back as itself', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ maxLength: 12 }).map((word) => word.replaceAll('\0', '')),
          { minLength: 1 },
        ),
        (list) => {
          const [read] = readShell(['x', ...list.map(shellWord)].join(' ').replaceAll('\r', ' ')).commands
          expect(read?.words).toEqual(['x', ...list].map((word) => word.replaceAll('\r', ' ')))
        },
      ),
    )
  })
})

describe('published commands', () => {
  test('bare, with assignments before it', () => {
    const command = only(`export SGLANG_A=1
NCCL_B="x y" python3 -m sglang.launch_server \\
  --model-path org/model --tp 8 --trust-remote-code --max-running-requests=64 --cuda-graph-bs 1 2 4 --x -1`)
    expect(command).toMatchObject({ family: 'sglang', pool: 'aggregated', line: 2 })
    expect(command.env).toEqual({ SGLANG_A: '1', NCCL_B: 'x y' })
    expect(command.flags).toEqual({
      'model-path': 'org/model',
      'tensor-parallel-size': '8',
      'trust-remote-code': true,
      'max-running-requests': '64',
      'cuda-graph-bs': '1 2 4',
      x: '-1',
    })
  })

  test('docker run with its options, an image with an entry point, and a shell inside', () => {
    const wrapped = only(
      `docker run --rm -it --gpus all -e A=1 --env B=2 -v /x:/y --shm-size=16g lmsysorg/sglang:v1 bash -c "C=3 python3 -m sglang.launch_server --tp 2"`,
    )
    expect(wrapped.image).toBe('lmsysorg/sglang:v1')
    expect(wrapped.env).toEqual({ A: '1', B: '2', C: '3' })
    expect(wrapped.flags).toEqual({ 'tensor-parallel-size': '2' })
    const entry = only('docker run --gpus all -p 8000:8000 vllm/vllm-openai:v9 org/model --dp 4')
    expect(entry.flags).toEqual({ model: 'org/model', 'data-parallel-size': '4' })
    const named = only(`docker run --entrypoint python3 img -m sglang.launch_server --tp 2`)
    expect(named.flags).toEqual({ 'tensor-parallel-size': '2' })
  })

  test('what is exported is inherited, what is only assigned is not, and containers inherit nothing', () => {
    expect(only('A=1\nB=2\nexport B C=3\nvllm serve m').env).toEqual({ B: '2', C: '3' })
    expect(only('export A=1\ndocker run -e B=$A img vllm serve m').env).toEqual({ B: '1' })
  })

  test('vllm serve, with variables of the page filled in', () => {
    const command = only(
      'MODEL=org/m\nTP=8\nenv X=1 numactl -m 0 vllm serve $MODEL --tensor-parallel-size ${TP} --host $IP -O3',
    )
    expect(command.flags).toEqual({ model: 'org/m', 'tensor-parallel-size': '8', host: '$IP', o3: true })
    expect(command.env).toEqual({ X: '1' })
  })

  test('trtllm-serve with the options file that the page writes', () => {
    const command = only(`cat > cfg.yaml <<EOF
enable_attention_dp: true
kv_cache_config: {dtype: fp8}
EOF
mpirun -n 1 trtllm-serve org/m --tp_size 8 --extra_llm_api_options cfg.yaml`)
    expect(command.flags).toEqual({
      'enable-attention-dp': true,
      'kv-cache-config': '{"dtype":"fp8"}',
      'model-path': 'org/m',
      'tensor-parallel-size': '8',
      config: 'cfg.yaml',
    })
  })

  test('routers and front ends', () => {
    const { commands } = parsePublished(
      'python -m sglang_router.launch_router --policy cache_aware\npython3 -m dynamo.frontend --http-port=8000\ntrtllm-serve disaggregated -c x',
      'p',
    )
    expect(commands.map(({ family }) => family)).toEqual([
      'sglang-router',
      'dynamo-frontend',
      'trtllm-disaggregated',
    ])
  })

  test('a text without a command is a problem', () => {
    expect(parsePublished('pip install vllm\ncurl localhost', 'p.txt').problems).toMatchObject([
      { code: 'INFX180' },
    ])
  })
})
