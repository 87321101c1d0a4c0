import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setDistDir } from '../../src/assets.ts'
import type { ReportInput } from '../../src/report/input.ts'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { renderReport } from '../../src/report/report.ts'
import { buildView } from '../../src/report/view-build.ts'
import type { EvalVerdict } from '../../src/core/evals/verdict.ts'
import { aHeadline, aPlan, aPlannedPoint, aSweep, aSweepPoint, aVerdict } from '../builders.ts'
import { sampleSweep } from '../sample-sweep.ts'
import { useFreshReportAssets } from './report-assets.ts'

const generatedAt = '2026-11-03T12:22:11.000Z'
const reportOf = (overrides: Partial<ReportInput> = {}): Promise<string> =>
  renderReport({ ...sampleSweep(), generatedAt, ...overrides })

/** Of one sweep alone, with no earlier one beside it. */
const reportOfSweep = (sweep: Sweep): Promise<string> =>
  renderReport({ sweep, plan: aPlan(), aggregates: new Map(), logTails: new Map(), generatedAt })

/** What a browser executes: the only script element without a type. */
const executed = (page: string): string => /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? ''
const embedded = (page: string): string =>
  /<script type="application\/json" id="data">([^]*?)<\/script>/.exec(page)?.[1] ?? ''

let dist = ''
beforeAll(async () => {
  dist = await useFreshReportAssets()
})
afterAll(() => rm(dist, { recursive: true, force: true }))

describe('the page', () => {
  it('opens with the answer, whose the losses are, and where it comes from', async () => {
    const page = await reportOf()
    const header =
      /<header[^]*?<\/header>/
        .exec(page)?.[0]
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ') ?? ''
    expect(header).toContain('✗ 21 of 24 benchmark points valid · 2 of 4 evals pass')
    expect(header).toContain(
      '1 lost to the configuration · 1 lost to infrastructure · 2 lost without a known cause',
    )
    expect(header).toContain('On the P90 E2EL frontier 19 of 24 19 at P75; over E2EL and total tok/s/GPU')
    expect(header).toMatch(/Best tok\/s\/GPU [\d,]+ \S/)
    expect(page).toMatch(/<dd class="detail">\s*<a href="#point=/)
    expect(header).not.toContain('Simulated')
    expect(await reportOf({ sweep: sampleSweep({ simulated: true }).sweep })).toContain('Simulated hardware')
  })

  it('forbids the network, allows exactly its own script, and holds the data', async () => {
    const page = await reportOf()
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(executed(page)).digest('base64')
    expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(page.match(/<(script|link|img|iframe|object|embed|base)\b[^>]*(src|href)=/g)).toBeNull()
    expect((JSON.parse(embedded(page)) as { points: unknown[] }).points).toHaveLength(28)
  })

  it('gives every row of every table exactly the cells of its head', async () => {
    const page = await reportOf()
    const tables = [...page.matchAll(/<figure class="table" id="(\w+)">([^]*?)<\/figure>/g)]
    expect(tables.map(([, id]) => id)).toEqual(['failures', 'curves', 'points', 'evals', 'provenance'])
    for (const [, id = '', table = ''] of tables) {
      const widths = [...table.matchAll(/<tr[^]*?<\/tr>/g)].map(([row]) => row.match(/<t[hd]\b/g)?.length)
      expect({ id, widths: [...new Set(widths)] }).toEqual({ id, widths: [widths[0]] })
      expect(widths.length).toBeGreaterThan(1)
    }
  })

  it('says of a passing evaluation what its columns do not, and of another one why', async () => {
    const passing = aVerdict({ state: 'pass', because: ['exact_match 0.95 reaches 0.85'] })
    const evalsOf = async (...evals: EvalVerdict[]) => {
      const page = await reportOfSweep(aSweep({ evals }))
      return /<figure class="table" id="evals">([^]*?)<\/figure>/.exec(page)?.[1] ?? ''
    }
    expect(await evalsOf(passing)).not.toMatch(/Because|reaches/)
    const failing = aVerdict({ state: 'fail', because: ['exact_match 0.4 is below 0.85'] })
    expect(await evalsOf(passing, failing)).toMatch(/Because[^]*is below 0\.85/)
  })

  it('has neither a chart nor tables without rows when the only point failed', async () => {
    const point = aSweepPoint({ status: 'failed', headline: null })
    const page = await reportOfSweep(
      aSweep({
        points: [point],
        curves: [],
        canary: { state: 'failed', pointId: point.id, because: ['configuration: no such image'] },
      }),
    )
    expect(page).toContain('The only point failed: configuration: no such image')
    expect(page).not.toMatch(/other points|id="chart"|id="curves"/)
    expect(page).toContain('nothing to draw')
  })

  it('gives the best of both interactivities of a curve, which are the columns of its points', async () => {
    const point = aSweepPoint({ headline: aHeadline({ p90IntvtyTps: 101, p90E2eNormIntvtyTps: null }) })
    const page = await reportOfSweep(aSweep({ points: [point] }))
    const curves = /<figure class="table" id="curves">([^]*?)<\/figure>/.exec(page)?.[1] ?? ''
    const cells = [...curves.matchAll(/<t[hd]\b[^>]*>([^<]*)</g)].map(([, shown]) => shown)
    expect(cells.slice(-9).filter((shown) => /P90 (tok|E2E-)|^101$|^—$/.test(shown ?? ''))).toEqual([
      'Best P90 tok/s/user',
      'Best P90 E2E-norm.',
      '101',
      '—',
    ])
  })

  it('shows the ingest counters it was given, whatever they are', async () => {
    const page = await reportOf({ ingest: { benchmark: { new: 21, duplicate: 0 }, evalSamplesNew: 10_552 } })
    expect(page).toContain('Ingest: benchmark')
    expect(page).toContain('new 21 · duplicate 0')
    expect(page).toContain('10,552')
  })

  it('is not made when a file of it is missing, and says which', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'infx-report-empty-'))
    setDistDir(pathToFileURL(`${empty}/`))
    try {
      await expect(reportOf()).rejects.toThrow(/INFX330 {2}cannot read the report's file "report-client\.js"/)
    } finally {
      setDistDir(pathToFileURL(`${dist}/`))
      await rm(empty, { recursive: true })
    }
  })
})

describe('hostile names', () => {
  const evil = `</script><script>alert(1)</script><!-- "'\u2028&`

  it('stay text, in the markup and in the data', async () => {
    const point = aSweepPoint({ title: evil, configKey: evil })
    const sweep = aSweep({
      points: [
        point,
        aSweepPoint({
          conc: 2,
          status: 'invalid',
          invalidReasons: [{ code: evil, message: evil, blame: 'user' }],
        }),
      ],
    })
    const page = await reportOf({
      sweep: { ...sweep, curves: sweep.curves.map((curve) => ({ ...curve, title: evil })) },
      plan: aPlan({ points: [aPlannedPoint({ id: point.id, image: evil, because: [evil] })] }),
      aggregates: new Map([[point.id, { infx: { commands: [{ role: evil, argv: [evil] }] } }]]),
      ingest: { [evil]: evil },
    })
    expect(page.match(/<script\b/g)).toHaveLength(2)
    expect(page).not.toContain('alert(1)</')
    expect(page).not.toContain('<!--')
    const view = JSON.parse(embedded(page)) as ReturnType<typeof buildView>
    expect(view.points[0]?.commands[0]?.role).toBe(evil)
  })
})

describe('buildView', () => {
  const { sweep, plan, aggregates, logTails, previous } = sampleSweep()
  const view = buildView({ sweep, plan, aggregates, logTails, previous })

  it('carries what the details show', () => {
    const point = view.points.find((one) => one.title === 'tp4 ep4 hicache · conc 28')
    expect(point).toMatchObject({ topology: 'tp4 ep4 dpa', conc: 28, publishable: true })
    expect(point?.timeline.map(({ phase, seconds }) => `${phase} ${seconds}`)).toEqual([
      'queued 41',
      'starting 301',
      'healthy 2',
      'warm-up 117',
      'profiling 1800',
      'stopping 13',
      'done null',
    ])
    const rows = new Map(point?.sections.flatMap((section) => section.rows))
    expect(rows.get('target (tokens per step)')).toBe('4.050')
    expect(rows.get('measured')).toBe('4.047')
    expect(rows.get('CPU tier')).toBe('4.1 %')
    expect(rows.get('J per output token')).toBe('2.60')
    expect(rows.get('warm-up, not counted')).toBe('18')
  })

  it('names the pools of a disaggregated point', () => {
    const point = view.points.find((one) => one.title === '3P1D dep16 · conc 384')
    expect(point?.topology).toBe('3P tp2 ep2 dpa + 1D tp16 ep16 dpa')
    expect(new Map(point?.sections.flatMap((section) => section.rows)).get('ServerDisconnectedError')).toBe(
      '3',
    )
  })

  it('keeps every cause of a failure and the end of its log', () => {
    const point = view.points.find((one) => one.status === 'failed')
    expect(point?.causes).toEqual([
      {
        whose: 'infrastructure',
        code: 'INFX171',
        cause: 'decode workers not healthy within 45 min (exit 137 on gb300-nv_11)',
        next: 're-run only this point; the other results stay',
      },
    ])
    expect(point?.logTail).toHaveLength(3)
  })

  it('shows the end of the log of a point that did not fail', () => {
    const point = view.points.find((one) => one.title === 'tp4 ep4 hicache · conc 28')
    expect(point?.logTail).toEqual(['server of tp4 ep4 hicache · conc 28', 'shutting down'])
  })

  it('names a curve without any result, of which the sweep has no facts', () => {
    const planned = aPlannedPoint({ model: 'deepseek-ai/DeepSeek-V4-Pro', curveKey: 'raw/key' })
    const lost = aSweepPoint({ id: planned.id, curveKey: 'raw/key', status: 'missing', headline: null })
    const { curves } = buildView({
      sweep: aSweep({ points: [lost], curves: [] }),
      plan: aPlan({ points: [planned] }),
      aggregates: new Map(),
      logTails: new Map(),
    })
    expect(curves).toEqual([
      { key: 'raw/key', title: expect.stringMatching(/^DeepSeek-V4-Pro · agentic coding · .* · FP4$/) },
    ])
  })

  it('gives an earlier point the topology of the one that took its place', () => {
    const series = new Set(view.previous.map((point) => point.seriesTitle))
    expect(series).toEqual(new Set(['tp8 ep8', 'tp4 ep4 dpa + KV offload']))
  })

  it('survives aggregates of any shape', () => {
    const [id = ''] = sweep.points.map((point) => point.id)
    const odd = {
      infx: { timeline: 'x', commands: [{ argv: 3 }, null], acceptance: [] },
      request_metrics: null,
    }
    const { points } = buildView({ sweep, plan, aggregates: new Map([[id, odd]]), logTails })
    expect(points[0]).toMatchObject({ timeline: [], commands: [] })
  })
})
