/** The reusable workflow executed job by job: real expressions, real bundles, the real artifact client, event by event. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Stub } from '../harness/stubs.ts'
import type { WorkflowRun } from '../harness/workflow-run.ts'
import { makeSweepBed, type SweepBed, sweepResults } from './sweep-bed.ts'

let sweepBed: SweepBed | undefined
afterEach(async () => {
  await sweepBed?.bed.close()
  sweepBed = undefined
})

const wholeMs = 300_000

async function makeBed(options: Parameters<typeof makeSweepBed>[0] = {}): Promise<SweepBed> {
  sweepBed = await makeSweepBed(options)
  return sweepBed
}

async function labelled({ bed, change }: SweepBed, ...labels: readonly string[]): Promise<WorkflowRun> {
  const pull = await bed.openPull({ files: change })
  await bed.settled()
  for (const label of labels.slice(0, -1))
    await bed.github.world.addLabel(bed.repository, pull, label, 'maintainer', true)
  await bed.label(pull, labels.at(-1) ?? '')
  const run = bed.host.latest
  await run.done
  return run
}

/** A canary that the configuration broke: it uploads why, as the real one does. */
const ownFault: Stub = async ({ inputs, artifacts, attempt }) => {
  const { id, try: number } = JSON.parse(String(inputs['point'])) as { id: string; try: number }
  const nth = 2 * (attempt - 1) + number
  const problems = [{ code: 'INFX171', severity: 'error', blame: 'user', message: 'unknown flag --x' }]
  const failure = { phase: 'starting', retriable: false, problems }
  const report = { infx: { point_id: id, attempt: nth }, failure }
  await artifacts.upload(`failed_${id}_a${nth}`, { 'r.json': Buffer.from(JSON.stringify(report)) })
  return { result: 'failure' }
}

const artifactNames = ({ bed }: SweepBed, run: WorkflowRun): readonly string[] =>
  bed.github.results.artifacts.list(run.fake.id).map(({ name }) => name)

const comments = ({ bed }: SweepBed): readonly string[] => bed.repository.comments.map(({ body }) => body)

const verdictOf = (run: WorkflowRun): string => run.leg('sweep / sweep').steps.at(-1)?.summary ?? ''

describe('a pull request', () => {
  it(
    'starts nothing without a label; with one it sweeps, comments twice, and loses nothing when a leg is run again',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed()
      const { bed } = made
      // The machines of all single-node legs die before they can upload anything.
      bed.host.stubs = { 'sweep/single-node/point/run': { result: 'failure' } }
      const run = await labelled(made, 'full-sweep-enabled')
      const [opened] = bed.host.runs
      // Nothing runs, and the required check says what is missing.
      expect(sweepResults(opened!.results)).toMatchObject({
        plan: 'success',
        canary: 'skipped',
        'fan-out': 'skipped',
        collect: 'skipped',
        sweep: 'failure',
      })
      expect(verdictOf(opened!)).toContain('no sweep was asked for, and 4 of 4 points have no valid result')
      expect(sweepResults(run.results)).toEqual({
        plan: 'success',
        canary: 'success',
        'second-try': 'skipped',
        'canary-again': 'skipped',
        'fan-out': 'success',
        'single-node': 'failure',
        'multi-node': 'skipped',
        evals: 'success',
        collect: 'failure',
        ingest: 'skipped',
        sweep: 'failure',
      })
      expect(verdictOf(run)).toContain('failed: single-node, collect')
      expect(comments(made)).toHaveLength(2)
      expect(comments(made)[1]).toContain('1 of 3 benchmark points valid')
      const gate = run.leg('sweep / plan').steps[0]?.log ?? ''
      expect(Number(/decided with (\d+) requests/.exec(gate)?.[1])).toBeLessThanOrEqual(12)

      bed.host.stubs = {}
      run.rerun(true)
      await run.done
      expect(run.errors).toEqual([])
      expect(sweepResults(run.results)).toMatchObject({
        'single-node': 'success',
        collect: 'success',
        sweep: 'success',
      })
      expect(run.leg('sweep / canary / run').attempt).toBe(1)
      const results = artifactNames(made, run).filter((name) => name.startsWith('bmk_'))
      expect(results.map((name) => name.slice(-3)).sort()).toEqual(['_a1', '_a2', '_a2'])
      // The result comment was updated in place.
      expect(comments(made)).toHaveLength(2)
      expect(comments(made)[1]).toContain('3 of 3 benchmark points valid')
      expect(verdictOf(run)).toContain('4 points planned, all valid')
    },
  )

  it(
    'whose canary fails for its own fault runs nothing else; of an infrastructure fault it is tried once more',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed({
        stubs: { 'sweep/canary/run': ownFault },
      })
      const run = await labelled(made, 'full-sweep-fail-fast')
      expect(sweepResults(run.results)).toEqual({
        plan: 'success',
        canary: 'failure',
        'second-try': 'success',
        'canary-again': 'skipped',
        'fan-out': 'success',
        'single-node': 'skipped',
        'multi-node': 'skipped',
        evals: 'skipped',
        collect: 'failure',
        ingest: 'skipped',
        sweep: 'failure',
      })
      expect(run.leg('sweep / fan-out').steps.at(-1)?.summary).toContain('the canary failed')
      expect(comments(made).at(-1)).toContain('0 of 3 benchmark points valid')

      made.bed.host.stubs = {
        'sweep/canary/run': { result: 'failure' },
        'sweep/single-node/point/run': { result: 'failure' },
        'sweep/evals/point/run': { result: 'failure' },
      }
      run.rerun(true)
      await run.done
      expect(sweepResults(run.results)).toMatchObject({
        canary: 'failure',
        'canary-again': 'success',
        'single-node': 'failure',
        sweep: 'failure',
      })
      // Two tries per attempt of the run, so the second try of attempt 2 is the fourth.
      expect(artifactNames(made, run).filter((name) => /^bmk_.*_a4$/.test(name))).toHaveLength(1)
      expect(verdictOf(run)).not.toContain('canary')
    },
  )

  it(
    'with evals-only has no possible canary, and evaluates; the same head labelled anew reuses what is valid',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed()
      const { bed } = made
      const run = await labelled(made, 'evals-only', 'full-sweep-enabled')
      expect(sweepResults(run.results)).toEqual({
        plan: 'success',
        canary: 'skipped',
        'second-try': 'skipped',
        'canary-again': 'skipped',
        'fan-out': 'success',
        'single-node': 'skipped',
        'multi-node': 'skipped',
        evals: 'success',
        collect: 'success',
        ingest: 'skipped',
        sweep: 'success',
      })
      expect(run.leg('sweep / fan-out').steps.at(-1)?.summary).toContain('no point can be a canary')

      const pull = bed.repository.pulls.get(1)!
      await bed.unlabel(pull, 'evals-only')
      const again = bed.host.latest
      await again.done
      expect(again.errors).toEqual([])
      // Points were added, and the evaluation stands.
      expect(sweepResults(again.results)).toMatchObject({
        canary: 'success',
        evals: 'skipped',
        sweep: 'success',
      })
      const reuse = again.leg('sweep / plan').steps.find(({ name }) => name.includes('reuse-points'))
      expect(reuse?.outputs).toMatchObject({ planned: '4', reused: '1' })
      expect(reuse?.summary).toContain(`${run.fake.id}`)
      expect(artifactNames(made, again)).toContain('reused-ingest-artifacts')
      expect(verdictOf(again)).toContain('4 points planned, all valid')
    },
  )

  it('of a fork is refused, and no job asks for a machine with GPUs', { timeout: wholeMs }, async () => {
    const made = await makeBed()
    const { bed, change } = made
    bed.github.world.addRepository({ fullName: 'stranger/bench', gitDir: bed.files.dir, isFork: true })
    bed.commitOn('theirs', { files: change })
    const pull = await bed.github.world.openPull(bed.repository, {
      author: 'stranger',
      head: 'theirs',
      headRepository: 'stranger/bench',
    })
    await bed.label(pull, 'full-sweep-enabled')
    const run = bed.host.latest
    await run.done
    // Either the called job is refused for asking a read-only token for more, or the gate refuses the fork.
    expect(run.errors.join('\n')).toMatch(
      /lies in a fork and nobody approved it|is requesting 'pull-requests: write'/,
    )
    expect(sweepResults(run.results)).toMatchObject({ plan: 'failure', canary: 'skipped', sweep: 'failure' })
    expect(run.legs.filter(({ name }) => / \/ run$/.test(name))).toEqual([])
    expect(run.conclusion).toBe('failure')
    expect(comments(made)).toEqual([])

    // A maintainer read exactly this commit; legs are played, since only the way there matters.
    bed.host.stubs = { 'sweep/canary/run': ownFault }
    const approved = await bed.dispatch('sweep.yml', { 'pull-request': '1', 'approve-head': pull.headSha })
    expect(sweepResults(approved.results)).toMatchObject({ plan: 'success', canary: 'failure' })
    await bed.pushTo(pull, { files: { 'README.md': 'more\n' } })
    const stale = await bed.dispatch('sweep.yml', {
      'pull-request': '1',
      'approve-head': approvedHead(approved),
    })
    expect(stale.errors.join('\n')).toContain('a new commit revokes the approval')
  })

  it(
    'gets an irrelevant label: no job runs and no check of the sweep appears',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed()
      const run = await labelled(made, 'documentation')
      expect(run.results).toEqual({ sweep: 'skipped' })
    },
  )
})

const approvedHead = (run: WorkflowRun): string => run.leg('sweep / plan').steps[0]?.outputs['head'] ?? ''

describe('other events', () => {
  it(
    'a push sweeps and ingests; of a failed leg a dispatch runs only that again, under the same plan, and knows earlier runs',
    { timeout: wholeMs },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'infx-test-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const made = await makeBed({
        secrets: { INFX_DATABASE_URL: `pglite:${folder}/db`, INFX_HISTORY_URL: `pglite:${folder}/db` },
        stubs: { 'sweep/single-node/point/run': { result: 'failure' } },
      })
      const { bed, change } = made
      await bed.push({ files: change })
      const run = bed.host.latest
      await run.done
      expect(sweepResults(run.results)).toMatchObject({
        canary: 'success',
        ingest: 'success',
        sweep: 'failure',
      })

      bed.host.stubs = {}
      const again = await bed.dispatch('sweep.yml', { 'failed-of-run': String(run.fake.id) })
      expect(again.errors).toEqual([])
      expect(sweepResults(again.results)).toEqual({
        plan: 'success',
        canary: 'skipped',
        'second-try': 'skipped',
        'canary-again': 'skipped',
        'fan-out': 'success',
        'single-node': 'success',
        'multi-node': 'skipped',
        evals: 'skipped',
        collect: 'success',
        ingest: 'success',
        sweep: 'success',
      })
      const reuse = again.leg('sweep / plan').steps.find(({ name }) => name.includes('reuse-points'))
      expect(reuse?.outputs).toMatchObject({ planned: '4', reused: '2' })
      const collected = again
        .leg('sweep / collect')
        .steps.find(({ name }) => name.endsWith('/collect-results'))
      expect(collected?.summary).toContain(`within 2σ of the 1 evaluation of run ${run.fake.id}`)

      const whole = await bed.dispatch('sweep.yml', { keys: 'demo-fp8-b300-sglang' })
      const planned = whole.leg('sweep / plan').steps.find(({ name }) => name.endsWith('/matrix-generate'))
      expect(planned?.summary).toContain('from earlier runs')
    },
  )

  it('a dispatch that selects nothing is a finding, not a green sweep', { timeout: wholeMs }, async () => {
    const { bed } = await makeBed()
    const run = await bed.dispatch('sweep.yml', { keys: 'demo-fp8-b300-sglang', points: 'conc=999' })
    expect(sweepResults(run.results)).toMatchObject({ canary: 'skipped', 'fan-out': 'skipped' })
    expect(verdictOf(run)).toMatch(/no point was planned|there is no plan/)
  })

  it(
    'a comment dispatches the points without a result; a stranger and a typo get an answer',
    { timeout: wholeMs },
    async () => {
      const made = await makeBed({
        stubs: { 'sweep/canary/run': ownFault },
      })
      const { bed } = made
      const run = await labelled(made, 'full-sweep-enabled')
      const say = async (author: string, text: string): Promise<string> => {
        await bed.github.world.comment(bed.repository, 1, author, text)
        await bed.settled()
        return comments(made).at(-1) ?? ''
      }
      expect(await say('passer-by', '/sweep')).toContain('needs the role write, maintain or admin')
      expect(await say('maintainer', '/rerunn')).toContain('did you mean /rerun')
      expect(await say('maintainer', '/use 12345')).toContain('there is no run 12345')
      expect(await say('maintainer', `/rerun ${run.fake.id}`)).toContain('without a valid result run again')
      const dispatched = bed.host.runs.filter(({ event }) => event.name === 'workflow_dispatch')
      expect(dispatched).toHaveLength(1)
      expect(sweepResults(dispatched[0]!.results)).toMatchObject({ plan: 'success', canary: 'failure' })
      expect(bed.repository.reactions.map(({ content }) => content)).toEqual([
        'confused',
        'confused',
        'confused',
        'eyes',
      ])
    },
  )
})
