import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../../src/core/problem.ts'
import type { TraceGenerator } from '../../../src/core/traces/generator.ts'
import { generateTraces } from '../../../src/core/traces/generator.ts'
import type { Conversation, TraceTree } from '../../../src/core/traces/model.ts'
import { conversationsOf, lastEndSeconds } from '../../../src/core/traces/model.ts'
import { Prng } from '../../../src/core/traces/prng.ts'
import { cacheBustMarker, ConversationPrompt } from '../../../src/core/traces/prompt.ts'
import { timeTree } from '../../../src/core/traces/timing.ts'

const aGenerator = (overrides: Partial<TraceGenerator> = {}): TraceGenerator => ({
  seed: 3,
  trees: 20,
  meanTurns: 8,
  systemTokens: 500,
  meanNewTokensPerTurn: 200,
  meanOutputTokens: 50,
  subagentRatio: 0.3,
  meanGapSeconds: 5,
  ...overrides,
})

const generators = fc.record({
  seed: fc.nat(),
  trees: fc.integer({ min: 1, max: 4 }),
  meanTurns: fc.integer({ min: 1, max: 12 }),
  systemTokens: fc.integer({ min: 0, max: 900 }),
  meanNewTokensPerTurn: fc.integer({ min: 1, max: 300 }),
  meanOutputTokens: fc.integer({ min: 1, max: 100 }),
  subagentRatio: fc.double({ min: 0, max: 1, noNaN: true }),
  meanGapSeconds: fc.double({ min: 0, max: 30, noNaN: true }),
})

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
const all = (trees: readonly TraceTree[]) => trees.flatMap(({ root }) => [...conversationsOf(root)])

describe('the generator', () => {
  it('makes the same trees for the same seed, on every platform and in every version', () => {
    const trees = generateTraces(aGenerator())
    expect(generateTraces(aGenerator())).toEqual(trees)
    expect(digest(generateTraces(aGenerator({ seed: 4 })))).not.toBe(digest(trees))
    // A change of this digest changes every quickstart result: bump it only on purpose.
    expect(digest(trees)).toBe('9340b3d2372139d8')
  })

  it('keeps the first trees when more are asked for', () => {
    expect(generateTraces(aGenerator({ trees: 30 })).slice(0, 20)).toEqual(generateTraces(aGenerator()))
  })

  it('looks like what was asked for', () => {
    const trees = generateTraces(aGenerator({ trees: 400 }))
    const roots = trees.map(({ root }) => root)
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(roots.map(({ turns }) => turns.length))).toBeCloseTo(8, -0.5)
    expect(
      Math.abs(mean(roots.flatMap(({ turns }) => turns.map(({ outputTokens }) => outputTokens))) - 50),
    ).toBeLessThan(3)
    const spawning = roots.flatMap(({ turns, children }) =>
      turns.slice(0, -1).map((_, index) => (children.some(({ afterTurn }) => afterTurn === index) ? 1 : 0)),
    )
    expect(Math.abs(mean(spawning) - 0.3)).toBeLessThan(0.05)
    const children = roots.flatMap((root) => root.children)
    const background = children.filter(({ joinTurn }) => joinTurn === null).length / children.length
    expect(background).toBeGreaterThan(0.1)
    expect(background).toBeLessThan(0.3)
  })

  it('holds what every reader of trees relies on', () => {
    fc.assert(
      fc.property(generators, (generator) => {
        const trees = generateTraces(generator)
        const conversations = all(trees)
        expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length)
        for (const conversation of conversations) checkConversation(conversation)
      }),
      { numRuns: 60 },
    )
  })

  it('names every parameter that is out of range', () => {
    const wrong = aGenerator({
      trees: 0,
      seed: 1.5,
      subagentRatio: 2,
      meanGapSeconds: -1,
      meanOutputTokens: NaN,
    })
    let problems: readonly { code: string; message: string }[] = []
    try {
      generateTraces(wrong)
    } catch (error) {
      problems = (error as ProblemError).problems
    }
    expect(problems.map(({ message }) => /: (\w+) must/.exec(message)?.[1]).sort()).toEqual([
      'meanGapSeconds',
      'meanOutputTokens',
      'seed',
      'subagentRatio',
      'trees',
    ])
  })
})

function checkConversation({ turns, children }: Conversation): void {
  expect(turns.length).toBeGreaterThan(0)
  for (const [index, turn] of turns.entries()) {
    const previous = turns[index - 1]
    if (turn.content.kind !== 'blocks') throw new Error('the generator makes blocks')
    expect(turn.content.keep + turn.content.fresh.length).toBe(Math.ceil(turn.inputTokens / 64))
    if (!previous) continue
    expect(turn.startSeconds).toBeGreaterThanOrEqual(previous.startSeconds + previous.serviceSeconds)
    expect(turn.inputTokens).toBeGreaterThan(previous.inputTokens + previous.outputTokens)
  }
  for (const { conversation, afterTurn, joinTurn } of children) {
    const spawner = turns[afterTurn]
    expect(conversation.turns[0]?.startSeconds).toBeGreaterThanOrEqual(
      (spawner?.startSeconds ?? NaN) + (spawner?.serviceSeconds ?? NaN),
    )
    if (joinTurn !== null)
      expect(turns[joinTurn]?.startSeconds).toBeGreaterThanOrEqual(lastEndSeconds(conversation))
  }
}

const textOf = (bytes: Uint8Array) => `[${Buffer.from(bytes).toString('utf8')}]`
const messagesOf = (bytes: Uint8Array) => JSON.parse(textOf(bytes)) as { role: string; content: string }[]
const words = (messages: readonly { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + (content.match(/\S+/g)?.length ?? 0), 0)

describe('prompts', () => {
  it('have the scaled number of words, and each begins with the one before it', () => {
    fc.assert(
      fc.property(generators, fc.constantFrom(1, 2, 7.5, 100), (generator, scale) => {
        const [tree] = generateTraces({ ...generator, trees: 1 })
        if (!tree) throw new Error('no tree')
        for (const conversation of conversationsOf(tree.root)) {
          const prompt = new ConversationPrompt(tree, conversation, { scale, marker: '' })
          let before = ''
          let floor = 0
          for (const [index, turn] of conversation.turns.entries()) {
            const bytes = prompt.messages(tree, index)
            const text = textOf(bytes).slice(0, -1)
            expect(text.startsWith(before)).toBe(true)
            before = text
            // Every turn has something new to say, even where scaling leaves less than a word of it.
            floor = Math.max(floor + 1, Math.max(1, Math.round(turn.inputTokens / scale)))
            expect(words(messagesOf(bytes))).toBe(floor)
            expect(prompt.tokens).toBe(floor)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('do not depend on where a play starts, apart from what came before', () => {
    const [tree] = generateTraces(aGenerator({ subagentRatio: 0 }))
    if (!tree) throw new Error('no tree')
    const make = () =>
      new ConversationPrompt(tree, tree.root, { scale: 1, marker: cacheBustMarker('0123456789ab') })
    const late = make()
    const full = make()
    full.messages(tree, 0)
    const last = tree.root.turns.length - 1
    const [lateMessages, fullMessages] = [
      messagesOf(late.messages(tree, last)),
      messagesOf(full.messages(tree, last)),
    ]
    expect(lateMessages.map(({ role }) => role)).toEqual(fullMessages.map(({ role }) => role))
    expect(words(lateMessages)).toBe(words(fullMessages))
    expect(fullMessages.find(({ role }) => role === 'user')?.content).toMatch(/^\[rid:0123456789ab\]\n\n\w/)
    expect(fullMessages.filter(({ content }) => content.includes('[rid:'))).toHaveLength(1)
  })

  it('share the system prompt between trees, and nothing else', () => {
    const trees = generateTraces(aGenerator({ trees: 2 }))
    const [first, second] = trees.map((tree) =>
      messagesOf(new ConversationPrompt(tree, tree.root, { scale: 1, marker: '' }).messages(tree, 0)),
    )
    const commonWords = (a = '', b = '') => {
      const [left, right] = [a.split(' '), b.split(' ')]
      return left.findIndex((word, index) => word !== right[index])
    }
    // 500 tokens: seven whole blocks are shared, the eighth is each tree's own.
    expect(commonWords(first?.[0]?.content, second?.[0]?.content)).toBe(448)
    expect(commonWords(first?.[1]?.content, second?.[1]?.content)).toBe(0)
  })

  it('rewrites the context where the trace rewrites it', () => {
    const turn = (inputTokens: number, keep: number, fresh: number[]) => ({
      startSeconds: 0, serviceSeconds: 0, inputTokens, outputTokens: 8, content: { kind: 'blocks', keep, fresh } as const,
    }) // prettier-ignore
    const root = {
      id: 'a',
      systemTokens: 64,
      turns: [turn(128, 0, [1, 2]), turn(256, 2, [3, 4]), turn(128, 1, [9])],
      children: [],
    }
    const tree: TraceTree = { id: 'a', blockSize: 64, blockSalt: '', root }
    const prompt = new ConversationPrompt(tree, root, { scale: 1, marker: '[m] ' })
    const texts = [0, 1, 2].map((index) => messagesOf(prompt.messages(tree, index)))
    expect(texts.map((messages) => messages.map(({ role }) => role))).toEqual([
      ['system', 'user'],
      ['system', 'user', 'assistant', 'user'],
      ['system', 'user'],
    ])
    expect(texts[2]?.[0]).toEqual(texts[0]?.[0])
    expect(texts[2]?.[1]?.content).not.toBe(texts[0]?.[1]?.content)
    expect(texts[2]?.[1]?.content.startsWith('[m] ')).toBe(true)
    expect(words(texts[2] ?? [])).toBe(128 + 1)
  })

  it('escape literal messages', () => {
    const content = 'a "quote"\n\u{1F600} and \u2028'
    const root = {
      id: 'a',
      systemTokens: 0,
      turns: [
        {
          startSeconds: 0,
          serviceSeconds: 0,
          inputTokens: 4,
          outputTokens: 1,
          content: { kind: 'messages', reset: false, messages: [{ role: 'user', content }] } as const,
        },
      ],
      children: [],
    }
    const tree: TraceTree = { id: 'a', blockSize: 64, blockSalt: '', root }
    const bytes = new ConversationPrompt(tree, root, { scale: 1, marker: 'x ' }).messages(tree, 0)
    expect(messagesOf(bytes)).toEqual([{ role: 'user', content: `x ${content}` }])
  })
})

describe('timing', () => {
  it('gives back the recorded pauses, divided by the scale', () => {
    fc.assert(
      fc.property(generators, fc.constantFrom(1, 10), (generator, scale) => {
        for (const tree of generateTraces(generator)) {
          const timing = timeTree(tree, { scale, idleGapCapSeconds: Infinity })
          const { turns, children } = tree.root
          for (let index = 1; index < turns.length; index++) {
            const previous = turns[index - 1]
            const ready = Math.max(
              (previous?.startSeconds ?? 0) + (previous?.serviceSeconds ?? 0),
              ...children
                .filter(({ joinTurn }) => joinTurn === index)
                .map(({ conversation }) => lastEndSeconds(conversation)),
            )
            const gap = timing.gapSeconds(tree.root, index)
            expect(gap).toBeCloseTo(((turns[index]?.startSeconds ?? 0) - ready) / scale, 9)
            expect(gap).toBeGreaterThanOrEqual(0)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('caps what lies between two request starts of the whole tree', () => {
    fc.assert(
      fc.property(generators, fc.double({ min: 0, max: 3, noNaN: true }), (generator, cap) => {
        for (const tree of generateTraces(generator)) {
          const timing = timeTree(tree, { scale: 1, idleGapCapSeconds: cap })
          for (const conversation of conversationsOf(tree.root)) {
            for (let index = 0; index < conversation.turns.length; index++) {
              const gap = timing.gapSeconds(conversation, index)
              expect(gap).toBeGreaterThanOrEqual(0)
              if (tree.root.children.length === 0) expect(gap).toBeLessThanOrEqual(cap + 1e-9)
            }
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('random numbers', () => {
  it('are pinned', () => {
    const random = new Prng(1, 'x')
    expect([random.uint32(), random.uint32(), random.uniform(), random.exponential(2)]).toEqual([
      2691606794, 3306374940, 0.8701610360817779, 2.1096537178227743,
    ])
  })

  it('are uniform, and streams of one seed are unrelated', () => {
    const a = new Prng(9, 'a')
    const b = new Prng(9, 'b')
    const buckets = new Array<number>(10).fill(0)
    let same = 0
    for (let draw = 0; draw < 20_000; draw++) {
      const bucket = Math.floor(a.uniform() * 10)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
      if (bucket === Math.floor(b.uniform() * 10)) same++
    }
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200)
    expect(Math.abs(same - 2000)).toBeLessThan(200)
  })

  it('shuffle keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = new Prng(seed, 's').shuffle(items)
        expect([...shuffled].sort()).toEqual([...items].sort())
      }),
    )
  })
})
