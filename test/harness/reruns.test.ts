import { afterEach, describe, expect, it } from 'vitest'
import { makeBed } from './bed.ts'
import type { Bed } from './bed.ts'

let bed: Bed
afterEach(() => bed.close())

const upload = (content: string): string => `
      - run: mkdir -p out && echo '${content}' > out/result.txt
      - { uses: actions/upload-artifact@v7, with: { name: "result-\${{ matrix.id }}", path: out } }`

const workflow = `on: pull_request
jobs:
  plan: { runs-on: x, outputs: { at: "\${{ steps.p.outputs.at }}" }, steps: [{ id: p, run: 'echo "at=$GITHUB_RUN_ATTEMPT" >> "$GITHUB_OUTPUT"' }] }
  bench:
    needs: plan
    runs-on: x
    strategy: { fail-fast: false, matrix: { id: [1, 2] } }
    steps:${upload('attempt ${{ github.run_attempt }}')}
      - run: test "\${{ matrix.id }}" = 1 || test "$GITHUB_RUN_ATTEMPT" -gt 1
  collect:
    needs: [plan, bench]
    if: "!cancelled()"
    runs-on: x
    steps:
      - { uses: actions/download-artifact@v8, with: { pattern: 'result-*', path: in } }
      - run: cat in/*/result.txt; echo "labels \${{ join(github.event.pull_request.labels.*.name) }} planned \${{ needs.plan.outputs.at }}"
`

async function firstAttempt() {
  bed = await makeBed({ '.github/workflows/one.yml': workflow })
  const pull = await bed.openPull({ files: { 'a.txt': 'a\n' } })
  const [run] = await bed.settled()
  expect(run!.leg('collect').annotations).toEqual([])
  expect(run!.results).toEqual({ plan: 'success', bench: 'failure', collect: 'success' })
  await bed.label(pull, 'later')
  return run!
}

const headers = (): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${bed.github.world.mintToken('maintainer')}`,
})

describe('re-running failed jobs', () => {
  it('keeps outputs, legs and artifacts of before; the event is the old one; by name the stale artifact wins', async () => {
    const run = await firstAttempt()
    const answer = await fetch(
      `${bed.github.url}/repos/example-org/bench/actions/runs/${run.fake.id}/rerun-failed-jobs`,
      { method: 'POST', headers: headers() },
    )
    expect(answer.status).toBe(201)
    await run.done
    expect(run.results).toEqual({ plan: 'success', bench: 'success', collect: 'success' })
    expect(
      [run.job('plan'), ...[run.job('bench'), run.job('collect')]].flatMap((job) =>
        job.legs.map((leg) => leg.attempt),
      ),
    ).toEqual([1, 1, 2, 2])
    // Both attempts wrote result-2: the id of the first is higher.
    expect(run.leg('collect').steps[1]?.log).toBe('attempt 1\nattempt 1\nlabels  planned 1')
    const jobs = async (filter: string): Promise<readonly string[]> => {
      const list = await fetch(
        `${bed.github.url}/repos/example-org/bench/actions/runs/${run.fake.id}/jobs?filter=${filter}`,
        { headers: headers() },
      )
      const body = (await list.json()) as { jobs: readonly { name: string; run_attempt: number }[] }
      return body.jobs.map((job) => `${job.name} ${job.run_attempt}`)
    }
    expect(await jobs('latest')).toEqual(['plan 1', 'bench (1) 1', 'bench (2) 2', 'collect 2'])
    expect(await jobs('all')).toHaveLength(6)
  })
})

describe('re-running all jobs', () => {
  it('starts without artifacts', async () => {
    const run = await firstAttempt()
    run.rerun(false)
    await run.done
    expect(run.legs.map((leg) => leg.attempt)).toEqual([2, 2, 2, 2])
    expect(run.leg('collect').steps[1]?.log).toBe('attempt 2\nattempt 2\nlabels  planned 2')
    expect(bed.github.results.artifacts.list(run.fake.id).map((artifact) => artifact.attempt)).toEqual([2, 2])
  })
})

describe('uploading', () => {
  it('the same name twice in one attempt fails the step', async () => {
    const twice = `on: workflow_dispatch
jobs:
  a:
    runs-on: x
    strategy: { max-parallel: 1, matrix: { id: [same] } }
    steps:${upload('1')}${upload('2')}
      - { if: always(), uses: actions/upload-artifact@v7, with: { name: none, path: nowhere, if-no-files-found: error } }
`
    bed = await makeBed({ '.github/workflows/one.yml': twice })
    const leg = (await bed.dispatch('one.yml')).leg('a (same)')
    expect(leg.annotations.map(({ message }) => message)).toEqual([
      expect.stringMatching(/409 an artifact with this name already exists/),
      expect.stringMatching(/No files were found/),
    ])
  })
})
