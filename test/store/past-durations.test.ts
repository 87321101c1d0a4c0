import { rm } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { estimateFromPast } from '../../src/core/plan/past-estimates.ts'
import { localRun } from '../../src/core/ingest/run-identity.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { ingestRun } from '../../src/store/ingest/ingest-run.ts'
import { connectDatabase, openDatabase } from '../../src/store/open.ts'
import { readPastPoints } from '../../src/store/past-durations.ts'
import { withPastDurations } from '../../src/sweep/history.ts'
import { agenticYaml, planned } from '../core/plan/sweep-fixture.ts'
import { agenticRow, infxBlock, writeArtifacts } from './run-fixture.ts'
import { databaseTargets } from './targets.ts'

const plan = planned(agenticYaml)
const key = 'tiny-fp4-b300-sglang-agentic'
const [known, other] = plan.points.filter(({ kind }) => kind === 'benchmark')
if (!known || !other) throw new Error('the fixture has two points')

/** Each comes into the database with its row, and none may stop whoever asks for its key. */
const noTimelines: readonly unknown[] = [
  [{ atUnixMs: 'abc' }],
  [{ atUnixMs: 1_000 }, { atUnixMs: null }, { atUnixMs: 9_000 }],
  [{ atUnixMs: -1e308 }, { atUnixMs: 1e308 }],
  [{ atUnixMs: [1] }, 'word', null, 5],
  { atUnixMs: 5 },
  'text',
  null,
]

describe('estimateFromPast', () => {
  const past = (seconds: number, pointId = 'x', conc = known.conc) => ({
    pointId,
    configKey: key,
    conc,
    seconds,
  })

  it('takes the median of the very point before that of its key and concurrency', () => {
    const estimated = estimateFromPast(plan, [
      ...[7200, 100, 3600].map((seconds) => past(seconds, known.id)),
      past(360, 'with-another-image', other.conc),
    ])
    const hours = new Map(estimated.points.map((point) => [point.id, point.estimatedGpuHours]))
    expect(hours.get(known.id)).toBe(known.gpus)
    expect(hours.get(other.id)).toBe(other.gpus / 10)
    const sum = [...hours.values()].reduce((total, value) => total + value, 0)
    expect(estimated.totals.estimatedGpuHours).toBeCloseTo(sum, 3)
    expect(estimated.totals.pointsEstimatedFromPast).toBeGreaterThanOrEqual(2)
  })

  it('keeps digest, canary and points without a past', () => {
    const estimated = estimateFromPast(plan, [past(1, 'x', 9999)])
    expect(estimated).toEqual(plan)
    expect(estimateFromPast(plan, [past(9, known.id)])).toMatchObject({
      digest: plan.digest,
      canary: plan.canary,
    })
  })
})

for (const target of databaseTargets) {
  describe.skipIf(target.skipped !== undefined)(`past durations in ${target.name}`, () => {
    const folders: string[] = []
    afterEach(async () => {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
    })
    afterAll(() => target.remove())

    it('are those of valid results of the key, served likewise; a database without tables has none', async () => {
      const url = await target.freshUrl()
      const empty = await connectDatabase(url, { answerWithinMs: 60_000 })
      expect(await readPastPoints(empty, [key], false)).toEqual([])
      await empty.close()
      const database = await openDatabase(url)
      const timeline = (seconds: number) => [
        { phase: 'starting', atUnixMs: 1_000_000 },
        { phase: 'profiling', atUnixMs: 1_500_000 },
        { phase: 'done', atUnixMs: 1_000_000 + seconds * 1000 },
      ]
      const row = (conc: number, block: object) =>
        agenticRow({ conc, infx: infxBlock({ point_id: known.id, config_key: key, ...block }) })
      const folder = await writeArtifacts({
        'bmk_agentic_a/a.json': row(known.conc, { timeline: timeline(1800) }),
        'bmk_agentic_b/b.json': row(77, { timeline: [], point_id: 'no-timeline-0123456789ab' }),
        'bmk_agentic_c/c.json': row(78, {
          timeline: timeline(5),
          config_key: 'another',
          point_id: 'c-0123456789ab',
        }),
        ...Object.fromEntries(
          noTimelines.map((broken, index) => [
            `bmk_agentic_odd${index}/odd.json`,
            row(100 + index, { timeline: broken, point_id: `odd${index}-0123456789ab` }),
          ]),
        ),
      })
      folders.push(folder)
      const run = localRun({ startedAt: '2026-11-30T00:00:00.000Z', name: 'past' })
      const report = await ingestRun(database, await openIngestSource(folder), run, {
        targetName: 'test',
        allowSimulated: true,
      })
      expect(report.categories.benchmark.new).toBe(3 + noTimelines.length)
      expect(await readPastPoints(database, [key], false)).toEqual([
        { pointId: known.id, configKey: key, conc: known.conc, seconds: 1800 },
      ])
      expect(await readPastPoints(database, [key], true)).toEqual([])
      await database.close()
      const estimated = await withPastDurations(plan, url)
      expect(estimated.points.find(({ id }) => id === known.id)?.estimatedGpuHours).toBe(known.gpus / 2)
    })
  })
}

it('an embedded database that is not there is not made', async () => {
  expect(await withPastDurations(plan, 'pglite:/nowhere/at/all')).toBe(plan)
})
