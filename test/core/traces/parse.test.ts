import { describe, expect, it } from 'vitest'
import type { TraceFormat } from '../../../src/core/traces/parse.ts'
import { TraceParser } from '../../../src/core/traces/parse.ts'
import { theoreticalPrefixHits } from '../../../src/core/traces/prefix-hits.ts'

function read(format: TraceFormat, ...lines: readonly (string | object)[]) {
  const parser = new TraceParser(format, 'trace.jsonl')
  for (const [index, line] of lines.entries()) {
    parser.line(typeof line === 'string' ? line : JSON.stringify(line), index + 1)
  }
  return parser.finish()
}

const request = (overrides: object = {}) => ({
  t: 0, type: 's', model: 'm', in: 100, out: 10, hash_ids: [1, 2], api_time: 1, ...overrides,
}) // prettier-ignore
const tree = (overrides: object = {}) => ({
  id: 'a', models: ['m'], block_size: 64, hash_id_scope: 'local', tool_tokens: 10, system_tokens: 20,
  requests: [request()], ...overrides,
}) // prettier-ignore

describe('weka', () => {
  it('reads turns as what they keep and what is new', () => {
    const { trees, problems } = read(
      'weka',
      tree({
        requests: [
          request({ hash_ids: [1, 2] }),
          request({ t: 3, type: 'n', in: 200, hash_ids: [1, 2, 3, 4] }),
          request({ t: 5, in: 150, hash_ids: [1, 9, 8] }),
        ],
      }),
    )
    expect(problems).toEqual([])
    expect(trees).toHaveLength(1)
    expect(trees[0]).toMatchObject({
      id: 'a',
      blockSize: 64,
      blockSalt: 'a',
      root: { systemTokens: 30, children: [] },
    })
    expect(trees[0]?.root.turns.map(({ content }) => content)).toEqual([
      { kind: 'blocks', keep: 0, fresh: [1, 2] },
      { kind: 'blocks', keep: 2, fresh: [3, 4] },
      { kind: 'blocks', keep: 1, fresh: [9, 8] },
    ])
    expect(trees[0]?.root.turns[1]).toMatchObject({
      startSeconds: 3,
      serviceSeconds: 1,
      inputTokens: 200,
      outputTokens: 10,
    })
  })

  it('shares text between trees only when hash ids are global', () => {
    expect(read('weka', tree({ hash_id_scope: 'global' })).trees[0]?.blockSalt).toBe('')
    expect(read('weka', tree({ hash_id_scope: 'some' })).problems).toMatchObject([{ code: 'INFX152' }])
  })

  it('joins a sub-agent to the turn that began after it ended; one that runs past its parent is background', () => {
    const agent = (id: string, t: number, api: number) => ({
      t, type: 'subagent', agent_id: id, subagent_type: 'Explore', status: 'completed', requests: [request({ t, api_time: api })],
    }) // prettier-ignore
    const { trees } = read(
      'weka',
      tree({
        requests: [
          request(),
          agent('x', 1.5, 1),
          agent('x', 1.6, 100),
          request({ t: 4 }),
          agent('late', 6, 1),
        ],
      }),
    )
    expect(
      trees[0]?.root.children.map(({ conversation, afterTurn, joinTurn }) => [
        conversation.id,
        afterTurn,
        joinTurn,
      ]),
    ).toEqual([
      ['a::sa:x', 0, 1],
      ['a::sa:x:2', 0, null],
      ['a::sa:late', 1, null],
    ])
  })

  it('counts prefix hits over the whole tree, as an infinite cache would', () => {
    const agent = { t: 1, type: 'subagent', agent_id: 'x', requests: [request({ t: 1, hash_ids: [1, 7] })] }
    const reading = read(
      'weka',
      tree({ requests: [request(), agent, request({ t: 2, hash_ids: [1, 2, 7, 8] })] }),
    )
    const [read0] = reading.trees
    if (!read0) throw new Error('no tree')
    const hits = theoreticalPrefixHits(read0)
    expect(hits(read0.root, 0)).toEqual({ hits: 0, total: 2 })
    expect(hits(read0.root.children[0]?.conversation ?? read0.root, 0)).toEqual({ hits: 1, total: 2 })
    expect(hits(read0.root, 1)).toEqual({ hits: 3, total: 4 })
  })

  it('reports everything that is wrong at once, with file, line and what came', () => {
    const { problems, trees } = read(
      'weka',
      tree({ block_size: 0 }),
      tree({
        id: 'b',
        requests: [request({ type: 'subagents' }), request({ in: 'many' }), request({ hash_ids: [1, -1] })],
      }),
      '[1]',
      tree({ id: 'c', requests: {} }),
    )
    expect(trees).toEqual([])
    const told = problems.map(({ code, message, at, hint }) => [code, at?.line, message, hint])
    expect(told).toEqual([
      ['INFX152', 1, 'field "block_size" must be a whole number ≥ 1, got 0', undefined],
      [
        'INFX153',
        2,
        'field "requests[0].type" must be "n", "s" or "subagent", got "subagents"',
        'did you mean "subagent"?',
      ],
      ['INFX152', 2, 'field "requests[1].in" must be a whole number ≥ 0, got "many"', undefined],
      ['INFX152', 2, 'field "requests[2].hash_ids[1]" must be a whole number ≥ 0, got -1', undefined],
      ['INFX154', 2, 'trace "b" has no usable request of type n or s', undefined],
      ['INFX152', 3, 'a weka trace must be a JSON object, got [1]', undefined],
      ['INFX152', 4, 'field "requests" must be a list, got {}', undefined],
      ['INFX154', 4, 'trace "c" has no usable request of type n or s', undefined],
    ])
    expect(problems.every(({ at, blame }) => at?.file === 'trace.jsonl' && blame === 'user')).toBe(true)
  })

  it('a wrong request inside a tree with good ones still refuses the tree', () => {
    const { problems } = read('weka', tree({ requests: [request(), request({ type: 'x' })] }))
    expect(problems).toMatchObject([{ code: 'INFX153', severity: 'error' }])
  })

  it('counts unknown fields instead of dropping them silently', () => {
    const { problems, unknownFields, trees } = read(
      'weka',
      tree({ requests: [request({ output_lenght: 3 }), request({ colour: 1 })] }),
      tree({ id: 'b', colour: 2 }),
    )
    expect(trees).toHaveLength(2)
    expect(unknownFields).toEqual(new Map([['output_lenght', 1], ['colour', 2]])) // prettier-ignore
    expect(problems.map(({ severity, hint }) => [severity, hint])).toEqual([
      ['notice', 'did you mean "output_length"?'],
      ['notice', undefined],
    ])
  })

  it('refuses the same id twice and lists at most fifty problems', () => {
    expect(read('weka', tree(), tree()).problems).toMatchObject([{ code: 'INFX155', at: { line: 2 } }])
    const many = Array.from({ length: 120 }, () => '7')
    const { problems } = read('weka', ...many)
    expect(problems).toHaveLength(51)
    expect(problems.at(-1)).toMatchObject({ code: 'INFX158', message: '70 more problems are not listed' })
  })
})

describe('damaged files', () => {
  it('a file cut in the middle is an error at the place where it ends', () => {
    const whole = JSON.stringify(tree({ id: 'b' }))
    const { problems } = read('weka', tree(), whole.slice(0, 100))
    expect(problems).toMatchObject([
      {
        code: 'INFX151',
        message: 'the JSON value ends too early',
        at: { file: 'trace.jsonl', line: 2, col: 101 },
      },
    ])
    expect(problems[0]?.hint).toContain('cut')
  })

  it('names line and column of what is not JSON, in a document of many lines too', () => {
    const parser = new TraceParser('weka', 'folder')
    parser.document('{\n  "id": "a",\n  oops\n}', 'folder/a.json')
    const [found] = parser.finish().problems
    expect(found).toMatchObject({ code: 'INFX151', at: { file: 'folder/a.json', line: 3, col: 3 } })
  })

  it.each(['weka', 'mooncake', 'multi-turn'] as const)('an empty %s file holds no conversation', (format) => {
    expect(read(format, '', '  ').problems).toMatchObject([{ code: 'INFX154' }])
  })
})

describe('mooncake', () => {
  it('joins rows to sessions; milliseconds become seconds', () => {
    const { trees, problems } = read(
      'mooncake',
      { timestamp: 1000, session_id: 's', input_length: 700, output_length: 20, hash_ids: [5, 6] },
      { timestamp: 1500, session_id: 'other', input_length: 10, output_length: 1, hash_ids: [5] },
      { timestamp: 4000, session_id: 's', input_length: 1500, output_length: 30, hash_ids: [5, 7, 8] },
      { delay: 250, session_id: 's', input_length: 1600, output_length: 30, hash_ids: [5, 7, 8, 9] },
    )
    expect(problems).toEqual([])
    expect(trees.map(({ id, blockSize }) => [id, blockSize])).toEqual([['s', 512], ['other', 512]]) // prettier-ignore
    expect(
      trees[0]?.root.turns.map(({ startSeconds, inputTokens, content }) => [
        startSeconds,
        inputTokens,
        content,
      ]),
    ).toEqual([
      [0, 700, { kind: 'blocks', keep: 0, fresh: [5, 6] }],
      [3, 1500, { kind: 'blocks', keep: 1, fresh: [7, 8] }],
      [3.25, 1600, { kind: 'blocks', keep: 3, fresh: [9] }],
    ])
  })

  it('takes rows without a session as sessions of one turn, and literal messages', () => {
    const { trees } = read(
      'mooncake',
      { timestamp: 0, input_length: 10, output_length: 1, hash_ids: [1] },
      {
        session_id: 7,
        messages: [
          { role: 'system', content: 'be brief' },
          { role: 'user', content: 'hello you' },
        ],
        output_length: 3,
      },
      { session_id: 7, delay: 100, messages: [{ role: 'user', content: 'and now' }] },
    )
    expect(trees.map(({ id }) => id)).toEqual(['row-0', '7'])
    expect(trees[1]?.root.turns.map(({ inputTokens, outputTokens }) => [inputTokens, outputTokens])).toEqual([[4, 3], [6, 128]]) // prettier-ignore
  })

  it('names wrong fields', () => {
    const { problems } = read(
      'mooncake',
      { session_id: '', input_length: -1, output_length: 1 },
      { messages: [] },
      'null',
    )
    expect(problems.map(({ message, at }) => [at?.line, message])).toEqual([
      [1, 'field "session_id" must be a text that is not empty, got ""'],
      [1, 'field "input_length" must be a whole number ≥ 0, got -1'],
      [2, 'field "messages" must be a list of {role, content}, got []'],
      [2, 'field "input_length" must be a whole number ≥ 0, got nothing'],
      [3, 'a mooncake row must be a JSON object, got null'],
    ])
  })
})

describe('multi-turn', () => {
  it('reads sessions; recorded answers are context, not requests', () => {
    const { trees, problems } = read('multi-turn', {
      session_id: 's',
      turns: [
        { text: 'be brief', role: 'system' },
        { text: 'one two three' },
        { text: 'recorded answer', role: 'assistant' },
        { texts: ['four', 'five'], delay: 2000, max_tokens: 9 },
      ],
    })
    expect(problems).toEqual([])
    expect(trees[0]?.root.turns).toMatchObject([
      { startSeconds: 0, inputTokens: 5, outputTokens: 128 },
      {
        startSeconds: 2,
        inputTokens: 9,
        outputTokens: 9,
        content: { messages: [{ role: 'assistant' }, { role: 'user', content: 'four\nfive' }] },
      },
    ])
  })

  it('names wrong fields and refuses the session', () => {
    const { problems, trees } = read(
      'multi-turn',
      { session_id: 's', turns: [{ text: 7 }, 'x', { texts: [1] }] },
      { turns: [] },
    )
    expect(trees).toEqual([])
    expect(problems.map(({ message }) => message)).toEqual([
      'field "turns[0].text" must be a text that is not empty, got 7',
      'field "turns[1]" must be an object, got "x"',
      'field "turns[2].texts" must be a list of texts, got [1]',
      'field "turns" must be a list with at least one user turn, got []',
    ])
  })
})
