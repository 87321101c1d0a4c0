import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { describe, expect, it } from 'vitest'
import { concurrencyGroup } from '../../../src/core/gate/concurrency.ts'
import { isRelevant } from '../../../src/core/gate/decide.ts'
import { defaultLabelTable, type LabelTable } from '../../../src/core/gate/labels.ts'
import type { PullRequestTrigger } from '../../../src/core/gate/trigger.ts'
import {
  aGatePolicy,
  appliedLabels,
  aPullRequest,
  aPullRequestTrigger,
  caseTable,
  decideWith,
} from './gate-fixture.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

function toData(value: Json): data.ExpressionData {
  if (value === null) return new data.Null()
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (Array.isArray(value)) return new data.Array(...value.map(toData))
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })))
}

/** The group that GitHub's own expression engine makes of the text. */
function groupOf(table: LabelTable, github: Json): string {
  const { group } = concurrencyGroup(table)
  return group.replace(/\$\{\{(.+?)\}\}/g, (_whole, source: string) => {
    const parsed = new Parser(new Lexer(source).lex().tokens, ['github'], []).parse()
    return new Evaluator(parsed, toData({ github }) as data.Dictionary).evaluate().coerceString()
  })
}

const payload = ({ action, label, number }: PullRequestTrigger, runId: string): Json => ({
  event_name: 'pull_request',
  run_id: runId,
  event: { action, pull_request: { number }, ...(label === undefined ? {} : { label: { name: label } }) },
})

describe('the concurrency group', () => {
  const actions = [
    'opened',
    'reopened',
    'ready_for_review',
    'synchronize',
    'closed',
    'converted_to_draft',
    'other',
  ] as const
  const events = [
    ...actions.map((action) => aPullRequestTrigger({ action })),
    ...['labeled', 'unlabeled'].flatMap((action) =>
      [
        'full-sweep-enabled',
        'FULL-SWEEP-ENABLED',
        'agentx-fast',
        'docs',
        'not-full-sweep-enabled',
        "it's",
      ].map((label) => aPullRequestTrigger({ action: action as 'labeled', label })),
    ),
  ]

  it.each(events.map((event) => [`${event.action} ${event.label ?? ''}`, event] as const))(
    'says what the gate says: %s',
    (_name, event) => {
      const relevant = isRelevant(event, aGatePolicy())
      expect(groupOf(defaultLabelTable, payload(event, '900'))).toBe(
        relevant ? 'sweep-21-active' : 'sweep-21-900',
      )
    },
  )

  it('gives every push a group of its own, and a dispatch that of the pull request it names', () => {
    const push = { event_name: 'push', run_id: '901', event: { ref: 'refs/heads/main', before: 'x' } }
    expect(groupOf(defaultLabelTable, push)).toBe('sweep-901-active')
    const dispatch = (inputs: Json) => ({ event_name: 'workflow_dispatch', run_id: '902', event: { inputs } })
    expect(groupOf(defaultLabelTable, dispatch({ 'pull-request': '21' }))).toBe('sweep-21-active')
    expect(groupOf(defaultLabelTable, dispatch({ keys: 'dsr1-*' }))).toBe('sweep-902-active')
  })

  it('survives a quote in a renamed label', () => {
    const [first, ...rest] = defaultLabelTable.labels
    const table = { labels: [{ ...first!, shownAs: "it's on" }, ...rest] }
    const event = aPullRequestTrigger({ action: 'labeled', label: "it's on" })
    expect(groupOf(table, payload(event, '903'))).toBe('sweep-21-active')
  })
})

it('LB-02: churn of other labels cancels nothing, and one sweep is active at the end', () => {
  const policy = aGatePolicy({ table: caseTable })
  const timeline = [
    [101, 'labeled', 'sweep-full', ['sweep-full']],
    [102, 'labeled', 'docs', ['sweep-full', 'docs']],
    [103, 'labeled', 'area/x', ['sweep-full', 'docs', 'area/x']],
    [104, 'unlabeled', 'docs', ['sweep-full', 'area/x']],
    [105, 'labeled', 'quick', ['sweep-full', 'area/x', 'quick']],
    [106, 'synchronize', undefined, ['sweep-full', 'area/x', 'quick']],
    [107, 'unlabeled', 'sweep-full', ['area/x', 'quick']],
    [108, 'labeled', 'sweep-full', ['area/x', 'quick', 'sweep-full']],
  ] as const
  const running = new Map<string, number>()
  const cancelled: number[] = []
  const decisions = new Map<number, ReturnType<typeof decideWith>>()
  for (const [runId, action, label, labels] of timeline) {
    const trigger = aPullRequestTrigger({ action, ...(label === undefined ? {} : { label }) })
    const group = groupOf(caseTable, payload(trigger, String(runId)))
    const before = running.get(group)
    if (before !== undefined) cancelled.push(before)
    running.delete(group)
    const decision = decideWith({
      trigger,
      policy,
      pullRequest: aPullRequest({ labels: appliedLabels(labels) }),
    })
    decisions.set(runId, decision)
    if (decision.action === 'run') running.set(group, runId)
  }
  expect(cancelled).toEqual([101, 105, 106])
  expect([...running.values()]).toEqual([108])
  expect([102, 103, 104, 107].map((id) => decisions.get(id)?.action)).toEqual([
    'skip',
    'skip',
    'skip',
    'skip',
  ])
  expect(decisions.get(108)?.effects.skipCanary).toBe(false)
})
