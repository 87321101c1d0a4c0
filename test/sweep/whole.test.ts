/** The main job from the outside: a changelog entry of a git range → rows, a curve and a report, by real processes. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type IngestReport, ingestCategories, unaccounted } from '../../src/core/ingest/report.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import type { Aggregate } from '../../src/core/results/aggregate.ts'
import { headlineOf } from '../../src/core/results/headline.ts'
import type { Sweep } from '../../src/core/results/sweep.ts'
import type { ReportView } from '../../src/report/view.ts'
import { openDatabase } from '../../src/store/open.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import {
  type ChangedRepository,
  agenticKey,
  disaggKey,
  fixedKey,
  makeChangedRepository,
  removeRepository,
} from './repository.ts'

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let self: Self
let repository: ChangedRepository
let out: string
let first: CommandResult

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const sweepOf = (dir: string): Sweep => json(join(dir, 'sweep.json')) as Sweep

beforeAll(async () => {
  self = await buildSelf()
  repository = makeChangedRepository()
  out = join(repository.dir, '.infx')
  const { base, head, dir } = repository
  first = await self.run(['sweep', '--base', base, '--head', head], { cwd: dir })
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

describe('a sweep from a changelog entry', () => {
  it('ends with 0, a table of results and the paths of report and database', () => {
    expect(first.code, first.stderr).toBe(0)
    expect(first.stdout).toContain('✓ 4 of 4 benchmark points valid · 3 of 3 evals pass · simulated hardware')
    expect(first.stdout).toMatch(/report {4}\.infx\/report\.html\ndatabase {2}\.infx\/db\n$/)
  })

  it('tells in plain lines what finished, with numbers, and paints nothing', () => {
    const lines = first.stderr.split('\n')
    expect(lines[0]).toMatch(/^7 points to run · plan [0-9a-f]{12} · about /)
    expect(lines.filter((line) => line.startsWith('✓ '))).toHaveLength(7)
    expect(lines.find((line) => line.includes('conc 8   '))).toMatch(/ tok\/s\/GPU {3}0 errors$/)
    expect(first.stderr + first.stdout).not.toContain('\u001b')
  })

  it('plans what the entry of the range lists, compared with the base', () => {
    const plan = json(join(out, 'plan.json')) as Plan
    expect(plan.head).toBe(repository.head)
    expect(plan.changelog.map(({ prLink }) => prLink)).toEqual([
      'https://github.com/example-org/bench/pull/2',
    ])
    expect(plan.totals).toMatchObject({ benchmarkPoints: 4, evalPoints: 3 })
    expect(new Set(plan.points.map(({ configKey }) => configKey))).toEqual(
      new Set([agenticKey, disaggKey, fixedKey]),
    )
    const changed = plan.keys.flatMap((key) => key.changed)
    expect(changed).toHaveLength(7)
    expect(changed.every(({ fields }) => fields.join() === 'image')).toBe(true)
  })

  it('states every expected point, its verdict and the facts of each curve', () => {
    const sweep = sweepOf(out)
    expect(sweep.totals).toEqual({ expected: 7, valid: 7, invalid: 0, failed: 0, missing: 0, reused: 0 })
    expect(sweep.canary).toMatchObject({ state: 'passed' })
    expect(sweep.simulated).toBe(true)
    expect(sweep.evals.map(({ state, scores }) => [state, Object.values(scores)])).toEqual(
      Array.from({ length: 3 }, () => ['pass', [1]]),
    )
    expect(sweep.curves.map(({ points }) => points)).toEqual([2, 1, 1])
    const plan = json(join(out, 'plan.json')) as Plan
    expect(sweep.points.map(({ id }) => id)).toEqual(plan.points.map(({ id }) => id))
  })

  it('leaves one aggregate per benchmark point that says where it comes from', () => {
    const benchmarks = sweepOf(out).points.filter(({ kind }) => kind === 'benchmark')
    expect(readdirSync(join(out, 'results')).sort()).toEqual(benchmarks.map(({ id }) => `${id}.json`).sort())
    for (const { id, resultPath, headline } of benchmarks) {
      const aggregate = json(join(out, resultPath ?? '')) as Aggregate
      expect(aggregate.infx).toMatchObject({ point_id: id, valid: true, simulated: true, attempt: 1 })
      expect(headlineOf(aggregate)).toEqual(headline)
      const commands = aggregate.infx?.['commands'] as {
        readonly role: string
        readonly argv: readonly string[]
      }[]
      expect(commands.map(({ role }) => role)).toEqual(['server', 'client'])
      // The load can be read and sent again.
      expect(json(commands[1]?.argv.at(-1) ?? '')).toMatchObject({
        seed: 42,
        endpointUrl: expect.stringMatching(/^http:/) as unknown,
      })
      expect(headline?.requestsFailed).toBe(0)
      expect(headline?.requestsSuccessful).toBeGreaterThan(0)
    }
  })

  it('draws a report, a curve and a summary', () => {
    const html = readFileSync(join(out, 'report.html'), 'utf8')
    const data = /<script type="application\/json" id="data">([^]*?)<\/script>/.exec(html)?.[1] ?? ''
    const { points } = JSON.parse(data) as ReportView
    expect(points.map(({ id }) => id)).toEqual(sweepOf(out).points.map(({ id }) => id))
    // Of every point, whether it failed or not.
    for (const { logTail } of points) expect(logTail.length).toBeGreaterThan(2)
    expect(readFileSync(join(out, 'curve.svg'), 'utf8')).toMatch(/^<svg /)
    expect(readFileSync(join(out, 'curve.png')).subarray(1, 4).toString()).toBe('PNG')
    const summary = readFileSync(join(out, 'summary.md'), 'utf8')
    expect(summary).toContain('✅ 4 of 4 benchmark points valid')
    expect(summary).toContain('- 3 evaluations not compared: there is no database of earlier runs yet\n')
  })

  it('stores rows whose counters add up', async () => {
    const report = json(join(out, 'ingest.json')) as IngestReport
    expect(report.conclusion).toBe('success')
    expect(ingestCategories.map((category) => unaccounted(report.categories[category]))).toEqual([0, 0, 0, 0])
    expect(report.categories.benchmark).toMatchObject({ new: 4, duplicate: 0, failed: 0, unmapped: 0 })
    expect(report.categories.eval).toMatchObject({ new: 3 })
    expect(report.categories.trace.new).toBe(3)
    expect(report.counters.evalSamplesNew).toBe(24)
    expect(report.counters.changelogEntriesWritten).toBe(1)
    expect(await rows()).toEqual({
      benchmark_results: 4,
      eval_results: 3,
      eval_samples: 24,
      changelog_entries: 1,
    })
  })
})

describe('parts of it again', () => {
  it('ingest twice finds duplicates and adds no row', async () => {
    const before = await rows()
    const again = await self.run(['ingest', '--json'], { cwd: repository.dir })
    expect(again.code, again.stderr).toBe(0)
    const report = JSON.parse(again.stdout) as IngestReport
    expect(report.categories.benchmark).toMatchObject({ new: 0, duplicate: 4 })
    expect(report.categories.eval).toMatchObject({ new: 0, failed: 0, duplicate: report.categories.eval.raw })
    expect(report.counters).toMatchObject({ evalSamplesNew: 0, gpuMetricSamplesNew: 0, serverLogsNew: 0 })
    expect(await rows()).toEqual(before)
  })

  it('report draws what is missing from what lies there', async () => {
    for (const name of ['report.html', 'curve.svg', 'curve.png', 'summary.md']) rmSync(join(out, name))
    const redrawn = await self.run(['report'], { cwd: repository.dir })
    expect(redrawn.code, redrawn.stderr).toBe(0)
    expect(readFileSync(join(out, 'summary.md'), 'utf8')).toContain('✅ 4 of 4 benchmark points valid')
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(sweepOf(out).planDigest.slice(0, 12))
    expect(existsSync(join(out, 'curve.png'))).toBe(true)
  })

  it('a second sweep sets the first aside, says so, and prints nothing but sweep.json with --json', async () => {
    const before = sweepOf(out)
    const second = await self.run(['sweep', '--keys', fixedKey, '--points', 'kind=benchmark', '--json'], {
      cwd: repository.dir,
    })
    expect(second.code, second.stderr).toBe(0)
    const printed = JSON.parse(second.stdout) as Sweep
    expect(printed).toEqual(sweepOf(out))
    expect(printed.points.map(({ configKey, kind }) => [configKey, kind])).toEqual([[fixedKey, 'benchmark']])
    const [folder = ''] = readdirSync(join(out, 'earlier'))
    expect(second.stderr).toContain(`the earlier sweep of this directory was moved to earlier/${folder}/`)
    expect(folder).toBe(before.startedAt.replace(/[:.]/g, '-'))
    const earlier = join(out, 'earlier', folder)
    expect(sweepOf(earlier)).toEqual(before)
    expect(readdirSync(join(earlier, 'results'))).toHaveLength(4)
    const plan = json(join(out, 'plan.json')) as Plan
    expect(plan.totals.pointsEstimatedFromPast).toBe(1)
    expect(printed.earlier).toMatchObject({
      state: 'read',
      curves: [{ curveKey: printed.points[0]?.curveKey, points: 1, ofPoints: 1 }],
    })
    expect(readFileSync(join(out, 'summary.md'), 'utf8')).toMatch(
      /- .*: tok\/s\/GPU [+−±][\d.]+ %; P90 interactivity .* %; 1 of 1 point against the local sweep of /,
    )
    // Rows of both sweeps share the database.
    expect(await rows()).toMatchObject({ benchmark_results: 5 })
  })
})

describe('labels', () => {
  it('evals-only runs evaluations alone, without a canary', async () => {
    const dir = join(repository.dir, 'evals-only')
    const run = await self.run(
      [
        ...['sweep', '--keys', `${agenticKey},${fixedKey}`, '--labels', 'evals-only', '--out', dir],
        ...['--database', `pglite:${join(out, 'db')}`],
      ],
      { cwd: repository.dir },
    )
    expect(run.code, run.stderr).toBe(0)
    const sweep = sweepOf(dir)
    expect(sweep.points.map(({ kind, status }) => [kind, status])).toEqual([
      ['eval', 'valid'],
      ['eval', 'valid'],
    ])
    expect(sweep.canary.state).toBe('none-possible')
    expect((json(join(dir, 'ingest.json')) as IngestReport).categories).toMatchObject({
      benchmark: { raw: 0 },
      eval: { new: 2 },
    })
    expect(sweep.evals.map(({ cohort }) => cohort)).toMatchObject([
      { state: 'compared', gap: 0, cohort: { evaluations: 2 } },
      { state: 'compared', gap: 0, cohort: { evaluations: 1 } },
    ])
    expect(readFileSync(join(dir, 'summary.md'), 'utf8')).toMatch(
      /- 1 evaluation \(\w+ of [\w-]+ at conc \d+\) within 2σ of the 2 evaluations of the local sweep of [\d-]+ \d\d:\d\d UTC/,
    )
  })
})

const tables = ['benchmark_results', 'eval_results', 'eval_samples', 'changelog_entries'] as const

async function rows(): Promise<Readonly<Record<string, number>>> {
  const database = await openDatabase(`pglite:${join(out, 'db')}`)
  try {
    const counts: [string, number][] = []
    for (const table of tables) {
      const { rows: found } = await database.query<{ n: number }>(
        `select count(*)::int as n from ${table}`,
        [],
      )
      counts.push([table, found[0]?.n ?? NaN])
    }
    return Object.fromEntries(counts)
  } finally {
    await database.close()
  }
}
