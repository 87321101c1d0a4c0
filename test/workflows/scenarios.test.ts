/** Whole sweeps, event by event, with played legs: what starts, what is cancelled, what the one check says. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Stubs } from '../harness/stubs.ts'
import type { WorkflowRun } from '../harness/workflow-run.ts'
import { allMeasured, hanging, measured, ownFault, withoutEvals } from './played-points.ts'
import { makeSweepBed, type SweepBed, sweepResults } from './sweep-bed.ts'

let sweepBed: SweepBed | undefined
afterEach(async () => {
  for (const run of sweepBed?.bed.host.runs ?? []) run.cancel()
  await sweepBed?.bed.close()
  sweepBed = undefined
})

const wholeMs = 300_000

async function makeBed(stubs: Stubs, files = withoutEvals): Promise<SweepBed> {
  sweepBed = await makeSweepBed({ stubs, files, runners: 4 })
  return sweepBed
}

/** Opens the pull request and labels it, all but the last label without an event; waits for nothing. */
async function labelled({ bed, change }: SweepBed, ...labels: readonly string[]): Promise<WorkflowRun> {
  const pull = await bed.openPull({ files: change })
  await bed.settled()
  for (const label of labels.slice(0, -1))
    await bed.github.world.addLabel(bed.repository, pull, label, 'maintainer', true)
  await bed.label(pull, labels.at(-1) ?? '')
  return bed.host.latest
}

const stepOf = (run: WorkflowRun, leg: string, action: string) =>
  run.leg(leg).steps.find(({ name }) => name.includes(action))
const reuseOf = (run: WorkflowRun) => stepOf(run, 'sweep / plan', 'reuse-points')
const verdictOf = (run: WorkflowRun): string => run.leg('sweep / sweep').steps.at(-1)?.summary ?? ''
const benchLegs = (run: WorkflowRun) => run.legs.filter(({ name }) => / \/ run$/.test(name))

describe('fail-fast', () => {
  it(
    'cancels the other legs of the matrix at the first failure, and the check is red',
    { timeout: wholeMs },
    async () => {
      const begun: string[] = []
      const others = hanging(({ name }) => begun.push(name))
      const made = await makeBed(
        {
          ...allMeasured,
          'sweep/single-node/point/run': async (job) => {
            if (begun.length < 2) return typeof others === 'function' ? others(job) : others
            return typeof ownFault === 'function' ? ownFault(job) : ownFault
          },
        },
        (path, text) => withoutEvals(path, text).replace('conc-list: [1, 4]', 'conc-list: [1, 4, 8]'),
      )
      const run = await labelled(made, 'full-sweep-fail-fast')
      await run.done
      expect(sweepResults(run.results)).toMatchObject({
        canary: 'success',
        'single-node': 'failure',
        sweep: 'failure',
      })
      const results = benchLegs(run)
        .filter(({ name }) => name.includes('single-node'))
        .map(({ result }) => result)
      expect(results.sort()).toEqual(['cancelled', 'cancelled', 'failure'])
      expect(verdictOf(run)).toContain('failed: single-node, collect')
      expect(run.conclusion).toBe('failure')
    },
  )
})

describe('cancellation', () => {
  it(
    'of a superseded sweep is immediate; an irrelevant event cancels nothing; a label taken away ends it',
    { timeout: wholeMs },
    async () => {
      let hangs = 0
      const made = await makeBed({ ...allMeasured, 'sweep/canary/run': hanging(() => hangs++) })
      const { bed } = made
      const first = await labelled(made, 'full-sweep-enabled')
      await expect.poll(() => hangs, { timeout: 60_000 }).toBe(1)
      const pull = bed.repository.pulls.get(1)!

      await bed.label(pull, 'documentation')
      await bed.host.latest.done
      expect(bed.host.latest.results).toEqual({ sweep: 'skipped' })
      expect(first.fake.status).toBe('in_progress')

      await bed.pushTo(pull, { files: { 'README.md': 'more\n' } })
      const second = bed.host.latest
      await first.done
      expect(sweepResults(first.results)).toMatchObject({
        canary: 'cancelled',
        'fan-out': 'skipped',
        'single-node': 'skipped',
      })
      expect(verdictOf(first)).toContain('cancelled')
      await expect.poll(() => hangs, { timeout: 60_000 }).toBe(2)

      await bed.unlabel(pull, 'full-sweep-enabled')
      const third = bed.host.latest
      await second.done
      await third.done
      expect(verdictOf(second)).toContain('cancelled')
      // Nothing was measured, so taking the label away turns nothing green.
      expect(sweepResults(third.results)).toMatchObject({
        plan: 'success',
        canary: 'skipped',
        sweep: 'failure',
      })
      expect(verdictOf(third)).toContain('3 of 3 points have no valid result')
      expect(hangs).toBe(2)
    },
  )

  it(
    'of an approved sweep of a fork comes with its next commit, which revokes the approval',
    { timeout: wholeMs },
    async () => {
      let hangs = 0
      const made = await makeBed({ ...allMeasured, 'sweep/canary/run': hanging(() => hangs++) })
      const { bed, change } = made
      bed.github.world.addRepository({ fullName: 'stranger/bench', gitDir: bed.files.dir, isFork: true })
      bed.commitOn('theirs', { files: change })
      const pull = await bed.github.world.openPull(bed.repository, {
        author: 'stranger',
        head: 'theirs',
        headRepository: 'stranger/bench',
      })
      await bed.settled()
      const approved = pull.headSha
      await bed.github.world.comment(bed.repository, 1, 'maintainer', `/sweep ${approved}`)
      await expect.poll(() => hangs, { timeout: 60_000 }).toBe(1)
      const run = bed.host.runs.find(({ event }) => event.name === 'workflow_dispatch')!
      await bed.pushTo(pull, { files: { 'README.md': 'more\n' } })
      await run.done
      expect(sweepResults(run.results)).toMatchObject({
        canary: 'cancelled',
        'single-node': 'skipped',
        sweep: 'failure',
      })
      await bed.settled()
      await bed.github.world.comment(bed.repository, 1, 'maintainer', `/sweep ${approved}`)
      await bed.settled()
      expect(bed.repository.comments.at(-1)?.body).toContain(`the head is ${pull.headSha}, not ${approved}`)
      expect(hangs).toBe(1)
    },
  )
})

describe('many legs and few', () => {
  it(
    '301 points are two shards of 256 and 44 beside the canary, and all are collected',
    { timeout: wholeMs },
    async () => {
      const concs = Array.from({ length: 301 }, (_, index) => index + 1).join(', ')
      const made = await makeBed(allMeasured, (path, text) =>
        withoutEvals(path, text).replace('conc-list: [1, 4]', `conc-list: [${concs}]`),
      )
      const run = await made.bed.dispatch('sweep.yml', { keys: 'demo-fp4-b300-sglang-agentic' })
      expect(run.errors).toEqual([])
      expect(
        run.job('sweep/single-node').legs.map(({ name, jobs }) => [name, jobs?.['point']?.legs.length]),
      ).toEqual([
        ['sweep / single-node 1 of 2', 256],
        ['sweep / single-node 2 of 2', 44],
      ])
      expect(verdictOf(run)).toContain('301 points planned, all valid')
      const collect = stepOf(run, 'sweep / collect', 'collect-artifacts')?.log ?? ''
      expect(Number(/with (\d+) requests/.exec(collect)?.[1])).toBeLessThanOrEqual(400)
    },
  )

  it(
    'an agentic sweep alone has an agentic canary, and the aggregates of every sweep',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed(allMeasured)
      const run = await made.bed.dispatch('sweep.yml', { keys: 'demo-fp4-b300-sglang-agentic' })
      expect(sweepResults(run.results)).toMatchObject({
        canary: 'success',
        'single-node': 'success',
        evals: 'skipped',
        sweep: 'success',
      })
      expect(stepOf(run, 'sweep / plan', 'canary-select')?.summary).toContain('agentic')
      const names = made.bed.github.results.artifacts.list(run.fake.id).map(({ name }) => name)
      expect(names).toEqual(
        expect.arrayContaining(['results_bmk', 'run-stats', 'changelog-metadata', 'sweep']),
      )
      expect(names.filter((name) => name.startsWith('bmk_agentic_'))).toHaveLength(2)
    },
  )

  it(
    'a change without a point needs no sweep: green without a label and with one',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed(allMeasured)
      const { bed } = made
      const pull = await bed.openPull({ files: { 'README.md': 'Better words.\n' } })
      const opened = bed.host.latest
      await opened.done
      expect(sweepResults(opened.results)).toMatchObject({ canary: 'skipped', sweep: 'success' })
      expect(verdictOf(opened)).toContain('no point to measure')
      await bed.label(pull, 'full-sweep-enabled')
      const run = bed.host.latest
      await run.done
      expect(sweepResults(run.results)).toMatchObject({
        canary: 'skipped',
        'fan-out': 'skipped',
        collect: 'skipped',
        sweep: 'success',
      })
      expect(verdictOf(run)).toContain('no point was planned')
    },
  )
})

describe('one leg lost', () => {
  it('is the only one that "Re-run failed jobs" runs again', { timeout: wholeMs }, async () => {
    let lost = 0
    const made = await makeBed({
      ...allMeasured,
      'sweep/single-node/point/run': (job) => {
        // The machine dies before anything is uploaded.
        if (lost++ === 0) return { result: 'failure' }
        return typeof measured === 'function' ? measured(job) : measured
      },
    })
    const run = await labelled(made, 'full-sweep-enabled')
    await run.done
    expect(verdictOf(run)).toContain('failed: single-node, collect')
    expect(made.bed.repository.comments.at(-1)?.body).toContain('2 of 3 benchmark points valid')
    run.rerun(true)
    await run.done
    expect(run.errors).toEqual([])
    expect(
      benchLegs(run)
        .map(({ attempt }) => attempt)
        .sort(),
    ).toEqual([1, 1, 2])
    expect(verdictOf(run)).toContain('3 points planned, all valid')
  })
})

describe('labels', () => {
  it(
    'taken away after a whole sweep leave the check green by its results',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed(allMeasured)
      const { bed } = made
      const run = await labelled(made, 'full-sweep-enabled')
      await run.done
      expect(run.conclusion).toBe('success')
      const pull = bed.repository.pulls.get(1)!
      await bed.unlabel(pull, 'full-sweep-enabled')
      await bed.settled()
      expect(bed.host.latest.conclusion).toBe('success')
      expect(verdictOf(bed.host.latest)).toContain('earlier results stand for 3 points')
      // A commit that changes no point changes nothing about that; a word in its message neither.
      await bed.pushTo(pull, { files: { 'README.md': 'more\n' }, message: 'Words [skip-sweep]' })
      await bed.settled()
      expect(bed.host.latest.conclusion).toBe('success')
    },
  )

  it(
    'agentx-fast: results of such a run are never taken over, not even by another one',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed(allMeasured)
      const { bed } = made
      const run = await labelled(made, 'agentx-fast', 'full-sweep-enabled')
      await run.done
      expect(run.conclusion).toBe('success')
      const pull = bed.repository.pulls.get(1)!
      await bed.github.world.removeLabel(bed.repository, pull, 'full-sweep-enabled', 'maintainer', true)
      await bed.label(pull, 'full-sweep-fail-fast')
      const again = bed.host.latest
      await again.done
      expect(reuseOf(again)?.outputs).toMatchObject({ planned: '3', reused: '0' })
      const told = again.leg('sweep / plan').annotations.map(({ message }) => message)
      expect(told.join('\n')).toContain('nothing of it is taken over')
      expect(benchLegs(again)).toHaveLength(3)
      await bed.github.world.comment(bed.repository, 1, 'maintainer', `/use ${again.fake.id}`)
      await bed.settled()
      expect(bed.repository.comments.at(-1)?.body).toContain(
        'agentx-fast, and such results cannot stand for a merge',
      )
    },
  )
})
