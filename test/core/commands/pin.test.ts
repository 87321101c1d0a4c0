import { describe, expect, it } from 'vitest'
import { isShortened, pinMarker, planFaults, readPin, resultFaults } from '../../../src/core/commands/pin.ts'
import { commentBody } from '../../../src/core/render/comment.ts'
import { pullRequestsOf } from '../../../src/core/reuse/merged.ts'
import { aPlan, aPlannedPoint, aSweep, aSweepPoint, someHex } from '../../builders.ts'

const pin = { runId: '41581664540', head: someHex('head', 40), by: 'maint-a' }
const bot = 'github-actions[bot]'
const comment = (body: string, author = bot, id = 1) => ({ id, author, body })
const written = commentBody('pin', `${pinMarker(pin)}Run 41581664540 is pinned.`)

describe('readPin', () => {
  it('finds the pin of our own comment, whatever line ends GitHub hands back', () => {
    expect(readPin([comment(written)], bot)).toEqual({ pin, problems: [] })
    expect(readPin([comment(written.replaceAll('\n', '\r\n'))], bot).pin).toEqual(pin)
    expect(readPin([comment('talk'), comment(written, bot, 2)], bot).pin).toEqual(pin)
  })

  it('takes no comment of somebody else, and no quoted one', () => {
    expect(readPin([comment(written, 'passer-by')], bot)).toEqual({ problems: [] })
    expect(readPin([comment(`> ${written}`)], bot)).toEqual({ problems: [] })
  })

  it('refuses one that was edited', () => {
    const edited = written.replace('run=41581664540 head', 'run=4158166454 head')
    expect(readPin([comment(edited)], bot)).toMatchObject({ problems: [{ code: 'INFX355' }] })
  })
})

describe('a run for /use', () => {
  const points = [aPlannedPoint({ conc: 1 }), aPlannedPoint({ conc: 2 })]
  const plan = (labels: readonly string[], pullRequest?: number) =>
    aPlan({
      points,
      trigger: { kind: 'pull_request', labels, ...(pullRequest === undefined ? {} : { pullRequest }) },
    })
  const messages = (list: readonly { readonly message: string }[]) =>
    list.map(({ message }) => message).join()

  it('has to be about the pull request, and of labels whose results may be published', () => {
    expect(planFaults('7', plan(['full-sweep-enabled'], 21), 21)).toEqual([])
    expect(messages(planFaults('7', plan([], 22), 21))).toContain('is about pull request 22, not 21')
    expect(messages(planFaults('7', plan([]), 21))).toContain('is about no pull request, not 21')
    for (const label of ['evals-only', 'agentx-fast', 'sweep-enabled'])
      expect(messages(planFaults('7', plan([label], 21), 21))).toContain(label)
    expect(messages(planFaults('7', { ...plan([], 21), points: [] }, 21))).toContain('has no point')
  })

  it('has to have a valid result of every planned point, of this very plan', () => {
    const ofPlan = plan([], 21)
    const sweep = (statuses: readonly ('valid' | 'reused' | 'invalid')[]) =>
      aSweep({
        planDigest: ofPlan.digest,
        points: points.map(({ id }, index) => aSweepPoint({ id, status: statuses[index] ?? 'valid' })),
      })
    expect(resultFaults('7', ofPlan, sweep(['valid', 'reused']))).toEqual([])
    expect(messages(resultFaults('7', ofPlan, sweep(['valid', 'invalid'])))).toContain(
      'no valid result of 1 of 2 points',
    )
    const other = { ...sweep(['valid', 'valid']), planDigest: someHex('other', 64) }
    expect(messages(resultFaults('7', ofPlan, other))).toContain('no valid result of 2 of 2 points')
  })
})

it('isShortened: only the label that shortens points', () => {
  const labelled = (...labels: readonly string[]) =>
    isShortened(aPlan({ trigger: { kind: 'pull_request', labels } }))
  expect(labelled('full-sweep-enabled', 'agentx-fast')).toBe(true)
  expect(labelled('full-sweep-enabled', 'all-evals')).toBe(false)
})

it('pullRequestsOf: numbers of this repository only, each once', () => {
  const links = [
    'https://github.com/acme/bench/pull/21',
    'https://github.com/Acme/Bench/pull/21',
    'https://github.com/acme/other/pull/22',
    'https://github.com/acme/bench/pull/0',
    'https://github.com/acme/bench/pull/23/files',
    'https://github.com/acme/bench/pull/24',
  ]
  const entries = links.map((prLink) => ({ prLink }))
  expect(pullRequestsOf(entries, 'https://github.com', 'acme/bench')).toEqual([21, 24])
})
