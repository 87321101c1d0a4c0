import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadEvalTask } from '../../../src/core/evals/load-task.ts'
import { chatMessages, maxAnswerTokens } from '../../../src/core/evals/task.ts'
import { exactMatch, extractAnswer } from '../../../src/core/evals/answer-filter.ts'
import { formatProblem } from '../../../src/core/problem.ts'

const taskText = `task: sums
dataset_kwargs:
  data_files: { test: q.jsonl, shots: ../shots.jsonl }
test_split: test
fewshot_split: shots
num_fewshot: 1
doc_to_text: "Q: {{ question }}\\nA:"
doc_to_target: "{{answer}}"
generation_kwargs: { until: ["</s>"] }
filter_list:
  - name: strict-match
    filter:
      - { function: regex, regex_pattern: '#### (\\-?[0-9]+)', group_select: -1 }
      - { function: take_first }
metric_list:
  - { metric: exact_match, regexes_to_ignore: ['(?s).*#### '] }
metadata: { version: 2 }
`
const question = '{"question": "1+1", "answer": "two\\n#### 2"}\n'
const shot = '{"question": "2+2", "answer": "four\\n#### 4"}\n'

/** Files of a repository: the task above with replacements, its questions and examples. */
const files = (overrides: Record<string, string | undefined> = {}) => {
  const all: Record<string, string | undefined> = {
    'evals/sub/sums.yaml': taskText,
    'evals/sub/q.jsonl': question,
    'evals/shots.jsonl': shot,
    ...overrides,
  }
  return (path: string): string | undefined => all[path]
}
const load = (overrides: Record<string, string | undefined> = {}) =>
  loadEvalTask('evals/sub/sums.yaml', files(overrides))
const changed = (from: string, to: string) => ({ 'evals/sub/sums.yaml': taskText.replace(from, to) })

describe('a sound task file', () => {
  it('gives questions, examples, filters and rules', () => {
    const { task, problems } = load()
    expect(problems).toEqual([])
    expect(task).toMatchObject({
      task: 'sums',
      version: 2,
      fullSet: true,
      examplesAsMultiturn: true,
      until: ['</s>'],
    })
    expect(task?.questions).toEqual([
      {
        docId: 0,
        doc: { question: '1+1', answer: 'two\n#### 2' },
        prompt: 'Q: 1+1\nA:',
        target: 'two\n#### 2',
      },
    ])
    expect(task?.filters.map(({ name, fallback, groupSelect }) => ({ name, fallback, groupSelect }))).toEqual(
      [{ name: 'strict-match', fallback: '[invalid]', groupSelect: -1 }],
    )
  })

  it('asks with worked examples as turns, or joined in one turn', () => {
    const { task } = load()
    if (!task?.questions[0]) throw new Error('no task')
    expect(chatMessages(task, task.questions[0])).toEqual([
      { role: 'user', content: 'Q: 2+2\nA:' },
      { role: 'assistant', content: 'four\n#### 4' },
      { role: 'user', content: 'Q: 1+1\nA:' },
    ])
    expect(chatMessages({ ...task, examplesAsMultiturn: false }, task.questions[0])).toEqual([
      { role: 'user', content: 'Q: 2+2\nA: four\n#### 4\n\nQ: 1+1\nA:' },
    ])
  })

  it('skips blank lines, a byte order mark and carriage returns of question files', () => {
    expect(
      load({ 'evals/sub/q.jsonl': `\ufeff\r\n${question.trim()}\r\n\r\n` }).task?.questions,
    ).toHaveLength(1)
  })
})

describe('a damaged task', () => {
  it.each([
    ['no such file', { 'evals/sub/sums.yaml': undefined }, 'evals/sub/sums.yaml:1:1  error INFX250'],
    ['broken YAML', { 'evals/sub/sums.yaml': 'task: [unclosed' }, 'error INFX010'],
    [
      'unknown field',
      changed('test_split:', 'test_splitt: x\ntest_split:'),
      'evals/sub/sums.yaml:4:1  error INFX012  unknown field "test_splitt"',
    ],
    [
      'sampled answers',
      changed('until:', 'do_sample: true, until:'),
      'evals/sub/sums.yaml:9:33  error INFX013',
    ],
    ['unknown metric', changed('metric: exact_match', 'metric: bleu'), 'error INFX013'],
    [
      'unknown split',
      changed('test_split: test', 'test_split: validation'),
      'split "validation" has no data file; there are: test, shots',
    ],
    [
      'too few examples',
      changed('num_fewshot: 1', 'num_fewshot: 3'),
      '3 worked examples are asked for; split "shots" has 1',
    ],
    ['no example split', changed('fewshot_split: shots\n', ''), 'fewshot_split is missing'],
    [
      'template logic',
      changed('{{ question }}', '{{ question | upper }}'),
      'template expression {{ question | upper }} is not supported',
    ],
    [
      'unknown template field',
      changed('{{ question }}', '{{ text }}'),
      'evals/sub/q.jsonl:1:1  error INFX252',
    ],
    ['unusable regex', changed('#### (', '#### (('), 'cannot be used'],
    [
      'filter without take_first',
      changed('      - { function: take_first }\n', ''),
      'followed by take_first',
    ],
    [
      'question file missing',
      { 'evals/sub/q.jsonl': undefined },
      'question file "evals/sub/q.jsonl" does not exist',
    ],
    ['question file empty', { 'evals/sub/q.jsonl': '\n\n' }, 'the question file is empty'],
    [
      'line cut off',
      { 'evals/sub/q.jsonl': `${question}{"question": "1+` },
      'evals/sub/q.jsonl:2:1  error INFX253  line 2 is not a JSON object',
    ],
    ['line is a list', { 'evals/sub/q.jsonl': '[1]\n' }, 'it holds a list'],
    ['bare NaN in a line', { 'evals/sub/q.jsonl': '{"question": NaN, "answer": "1"}\n' }, 'error INFX253'],
  ])('%s is a Problem with its place', (_, overrides, expected) => {
    const { task, problems } = load(overrides)
    expect(task).toBeUndefined()
    expect(problems.map(formatProblem).join('\n')).toContain(expected)
  })

  it('reports everything at once', () => {
    const text = taskText.replace('{{ question }}', '{% if x %}').replace('#### (', '#### ((')
    const { problems } = load({ 'evals/sub/sums.yaml': text, 'evals/sub/q.jsonl': '{\n{"question": "x"}\n' })
    expect(problems.map(({ code, at }) => `${code} ${at?.file}:${at?.line}`)).toEqual([
      'INFX251 evals/sub/sums.yaml:13',
      'INFX252 evals/sub/sums.yaml:7',
      'INFX253 evals/sub/q.jsonl:1',
      'INFX252 evals/sub/q.jsonl:2',
    ])
  })
})

describe('the example task', () => {
  const read = (path: string): string | undefined =>
    readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const { task, problems } = loadEvalTask('examples/quickstart/evals/demo_sums.yaml', read)

  it('loads: sixty different questions, five examples that are none of them', () => {
    expect(problems).toEqual([])
    const prompts = new Set(task?.questions.map(({ prompt }) => prompt))
    expect(prompts.size).toBe(60)
    expect(task?.examples).toHaveLength(5)
    expect(task?.examples.some(({ prompt }) => prompts.has(prompt))).toBe(false)
  })

  it('gives every reference answer full marks through both filters', () => {
    if (!task) throw new Error('no task')
    for (const { target } of task.questions) {
      for (const filter of task.filters)
        expect(exactMatch(task.rule, extractAnswer(filter, target), target)).toBe(1)
    }
  })
})

it('budgets answers as the ecosystem does', () => {
  expect([2048, 4096, 4097, 16_384, 20_480, 131_072].map(maxAnswerTokens)).toEqual([
    1024, 2048, 1, 12_288, 16_384, 16_384,
  ])
})
