/** `/use`: what it takes, what it refuses, and what the merge makes of it. */
import { afterEach, describe, expect, it } from 'vitest'
import type { WorkflowRun } from '../harness/workflow-run.ts'
import { allMeasured, withoutEvals } from './played-points.ts'
import { makeSweepBed, type SweepBed, sweepResults } from './sweep-bed.ts'

let sweepBed: SweepBed | undefined
afterEach(async () => {
  for (const run of sweepBed?.bed.host.runs ?? []) run.cancel()
  await sweepBed?.bed.close()
  sweepBed = undefined
})

const wholeMs = 300_000

async function swept(
  options: Parameters<typeof makeSweepBed>[0],
): Promise<SweepBed & { readonly run: WorkflowRun }> {
  const made = await makeSweepBed({ runners: 4, ...options })
  sweepBed = made
  const pull = await made.bed.openPull({ files: made.change })
  await made.bed.settled()
  await made.bed.label(pull, 'full-sweep-enabled')
  const run = made.bed.host.latest
  await run.done
  return { ...made, run }
}

async function say({ bed }: SweepBed, text: string, pull = 1, author = 'maintainer'): Promise<string> {
  await bed.github.world.comment(bed.repository, pull, author, text)
  await bed.settled()
  return bed.repository.comments.at(-1)?.body ?? ''
}

async function merged({ bed }: SweepBed): Promise<WorkflowRun> {
  await bed.github.world.mergePull(bed.repository, bed.repository.pulls.get(1)!, 'maintainer')
  await bed.settled()
  const run = bed.host.runs.findLast(({ event }) => event.name === 'push')
  if (run === undefined) throw new Error('the merge started no run')
  return run
}

const pinsOf = ({ bed }: SweepBed): readonly string[] =>
  bed.repository.comments.flatMap(({ body }) => (body.startsWith('<!-- infx comment=pin ') ? [body] : []))
const benchLegs = (run: WorkflowRun) => run.legs.filter(({ name }) => / \/ run$/.test(name))

describe('a run pinned by /use', () => {
  it(
    'stands for the merge: its rows are ingested, and nothing is measured again',
    { timeout: wholeMs },
    async () => {
      const made = await swept({ secrets: { INFX_DATABASE_URL: 'pglite:db' } })
      const { run, bed } = made
      expect(run.conclusion).toBe('success')
      // Without a number the newest whole run; the answer is the pin.
      expect(await say(made, '/use')).toContain(`Run ${run.fake.id}`)
      expect(pinsOf(made)).toHaveLength(1)
      await say(made, `/use ${run.fake.id}`)
      expect(pinsOf(made)).toHaveLength(1)

      const push = await merged(made)
      expect(push.errors).toEqual([])
      expect(sweepResults(push.results)).toMatchObject({
        plan: 'success',
        canary: 'skipped',
        'single-node': 'skipped',
        evals: 'skipped',
        collect: 'success',
        ingest: 'success',
        sweep: 'success',
      })
      expect(benchLegs(push)).toEqual([])
      const reuse = push.leg('sweep / plan').steps.find(({ name }) => name.includes('reuse-points'))
      expect(reuse?.outputs).toMatchObject({ planned: '4', reused: '4' })
      const ingest = push.leg('sweep / ingest').steps.find(({ name }) => name.endsWith('/ingest'))
      expect(ingest?.outputs).toMatchObject({ verdict: 'ok', new: '4' })
      expect(bed.host.runs.filter(({ event }) => event.name === 'workflow_dispatch')).toEqual([])
    },
  )

  it(
    'is refused when it is not whole, of another pull request, or of another workflow',
    { timeout: wholeMs },
    async () => {
      const made = await swept({
        files: withoutEvals,
        stubs: { ...allMeasured, 'sweep/single-node/point/run': { result: 'failure' } },
      })
      const { run, bed } = made
      expect(await say(made, `/use ${run.fake.id}`)).toMatch(
        /has no valid result of 2 of 3 points: .*Hint: comment \/rerun/s,
      )
      const answer = await say(made, '/use')
      expect(answer).toContain('2 runs of pull request 1 cannot be pinned')
      expect(answer).toContain(`run ${run.fake.id} has no valid result of 2 of 3 points`)
      // Before its label came, the pull request had a run that was gated: green, and nothing measured.
      expect(answer).toMatch(/run [0-9]+ has no plan/)
      bed.host.stubs = allMeasured
      run.rerun(true)
      await run.done
      await bed.openPull({ files: { 'README.md': 'words\n' } })
      await bed.settled()
      expect(await say(made, `/use ${run.fake.id}`, 2)).toContain('is about pull request 1, not 2')
      const command = bed.host.runs.find(({ workflow }) => workflow.path.includes('commands'))
      expect(await say(made, `/use ${command?.fake.id ?? 0}`)).toContain('not of sweep.yml')
      expect(await say(made, `/use ${run.fake.id}`, 1, 'passer-by')).toContain('needs the role write')
      expect(pinsOf(made)).toEqual([])
      expect(await say(made, `/use ${run.fake.id}`)).toContain('is pinned')
    },
  )

  it(
    'stops the merge from measuring when it cannot be trusted any more, or does not cover it',
    { timeout: wholeMs },
    async () => {
      const made = await swept({ files: withoutEvals, stubs: allMeasured, roles: { helper: 'write' } })
      const { run, bed } = made
      await say(made, `/use ${run.fake.id}`, 1, 'helper')
      const pin = bed.repository.comments.find(({ body }) => body.startsWith('<!-- infx comment=pin '))!
      // A look-alike of somebody else counts for nothing.
      await bed.github.world.comment(
        bed.repository,
        1,
        'passer-by',
        pin.body.replaceAll(String(run.fake.id), '1'),
        true,
      )
      bed.repository.roles.set('helper', 'triage')
      const push = await merged(made)
      expect(push.errors.join('\n')).toContain(
        `helper pinned run ${run.fake.id} to pull request 1 and has the role triage now`,
      )
      expect(sweepResults(push.results)).toMatchObject({
        plan: 'failure',
        canary: 'skipped',
        sweep: 'failure',
      })

      bed.repository.roles.set('helper', 'write')
      const written = pin.body
      pin.body = written.replace('stand for the merge', 'stand for nothing')
      push.rerun(false)
      await push.done
      expect(push.errors.join('\n')).toContain('was edited by hand')

      pin.body = written
      for (const artifact of bed.github.results.artifacts.list(run.fake.id))
        if (/^bmk_.*_a1$/.test(artifact.name) && artifact.name.includes('fp8'))
          bed.github.results.artifacts.remove(artifact)
      push.rerun(false)
      await push.done
      expect(push.errors.join('\n')).toMatch(/has no valid result of 1 of 3 points: .*resume-run/s)
      expect(benchLegs(push)).toEqual([])
    },
  )

  it('is taken over when a push changes no point', { timeout: wholeMs }, async () => {
    const made = await swept({ files: withoutEvals, stubs: allMeasured })
    const { run, bed } = made
    await say(made, `/use ${run.fake.id}`)
    await bed.pushTo(bed.repository.pulls.get(1)!, { files: { 'README.md': 'words\n' } })
    await bed.settled()
    const again = bed.host.latest
    expect(again.conclusion).toBe('success')
    expect(benchLegs(again)).toEqual([])
    // What it took over lies in the other run; it can be pinned itself.
    await say(made, `/use ${again.fake.id}`)
    expect(pinsOf(made).join('\n')).toContain(`run=${again.fake.id} `)
    const push = await merged(made)
    expect(push.errors).toEqual([])
    expect(benchLegs(push)).toEqual([])
  })
})
