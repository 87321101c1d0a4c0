import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochNs, naiveLocal, nowMs } from '../../../src/clients/replay/clock.ts'
import { loadDataset } from '../../../src/clients/replay/dataset.ts'
import { chatUrl } from '../../../src/clients/replay/endpoint.ts'
import { errorOfStatus, transportError } from '../../../src/clients/replay/exchange-error.ts'
import { MetricSeries } from '../../../src/clients/replay/metric-series.ts'
import { metricsUrls } from '../../../src/clients/replay/metrics-scraper.ts'
import { parsePrometheusText, parseSampleKey } from '../../../src/clients/replay/prometheus-text.ts'
import { LogHistogram, Samples } from '../../../src/clients/replay/stats.ts'
import { Timeline } from '../../../src/clients/replay/timeline.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import { tempDir, wekaRequest, wekaTree } from './builders.ts'

describe('the timeline', () => {
  it('wakes sleepers in the order of their times, whatever the order they came in', async () => {
    const timeline = new Timeline(Infinity)
    const delays = [30, 5, 20, 5, 0, 12, 40, 1, 33].map((ms) => ms / 1000)
    const woken: number[] = []
    const started = nowMs()
    await Promise.all(
      delays.map(async (delay) => {
        const dueMs = await timeline.sleep(delay)
        expect(dueMs).toBeCloseTo(started + delay * 1000, -1)
        expect(nowMs() - started).toBeGreaterThanOrEqual(delay * 1000 - 0.5)
        woken.push(delay)
      }),
    )
    expect(woken).toEqual([...delays].sort((a, b) => a - b))
  })

  it('any set of sleepers wakes sorted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), async (delaysMs) => {
        const timeline = new Timeline(Infinity)
        const woken: number[] = []
        await Promise.all(delaysMs.map((ms) => timeline.sleep(ms / 1000).then(() => woken.push(ms))))
        expect(woken).toEqual([...delaysMs].sort((a, b) => a - b))
      }),
      { numRuns: 15 },
    )
  })

  it('stop wakes all with undefined, and later sleepers at once', async () => {
    const timeline = new Timeline(Infinity)
    const sleeping = [timeline.sleep(100), timeline.sleep(1)]
    timeline.stop()
    expect(await Promise.all(sleeping)).toEqual([undefined, undefined])
    expect(await timeline.sleep(50)).toBeUndefined()
  })

  it('lets what came due go out between the chunks of a burst, one at a time', async () => {
    const timeline = new Timeline(Infinity)
    const woken: string[] = []
    for (const [name, seconds] of [
      ['first', 0.001],
      ['second', 0.002],
      ['later', 60],
    ] as const)
      void timeline.sleep(seconds).then(() => woken.push(name))
    const chunk = async (): Promise<void> => {
      timeline.poll(nowMs())
      // Microtasks only: the timers of the event loop have no turn in a burst.
      await Promise.resolve()
    }
    await chunk()
    expect(woken).toEqual([])
    const started = nowMs()
    while (nowMs() - started < 3);
    await chunk()
    expect(woken).toEqual(['first'])
    await chunk()
    expect(woken).toEqual(['first', 'second'])
    await chunk()
    expect(woken).toEqual(['first', 'second'])
    timeline.stop()
  })

  it('lets those without a time go one by one, behind those that have one', async () => {
    const timeline = new Timeline(Infinity)
    const gone: string[] = []
    const untimed = ['a', 'b', 'c'].map(async (name) => {
      expect(await timeline.yieldTurn()).toBe(true)
      gone.push(name)
      // The first makes somebody else due, who then goes before the others.
      if (name === 'a') void timeline.sleep(0).then(() => gone.push('timed'))
    })
    await Promise.all(untimed)
    expect(gone).toEqual(['a', 'timed', 'b', 'c'])
    const waiting = timeline.yieldTurn()
    timeline.stop()
    expect([await waiting, await timeline.yieldTurn()]).toEqual([false, false])
  })

  it('cuts idle time only while nothing is in flight', async () => {
    const timeline = new Timeline(0.05)
    timeline.begin()
    const started = nowMs()
    const sleeper = timeline.sleep(30)
    setTimeout(() => timeline.end(), 100)
    expect(await sleeper).toBeTypeOf('number')
    expect(nowMs() - started).toBeGreaterThanOrEqual(145)
    expect(nowMs() - started).toBeLessThan(5000)
  })
})

describe('statistics', () => {
  it('percentiles are linear between ranks, as numpy makes them', () => {
    const samples = new Samples()
    for (const value of [4, 1, 3, 2]) samples.add(value)
    const distribution = samples.distribution()
    expect(distribution?.percentile(50)).toBe(2.5)
    expect(distribution?.percentile(90)).toBeCloseTo(3.7, 12)
    expect(distribution?.percentile(100)).toBe(4)
    expect(distribution).toMatchObject({ count: 4, sum: 10, avg: 2.5, min: 1, max: 4 })
    expect(distribution?.std).toBeCloseTo(Math.sqrt(1.25), 12)
    expect(new Samples().distribution()).toBeUndefined()
  })

  it('the histogram agrees with the exact percentiles within 1 %', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 200, maxLength: 400 }),
        (values) => {
          const exact = new Samples()
          const rough = new LogHistogram()
          for (const value of values) {
            exact.add(value)
            rough.add(value)
          }
          const sorted = [...values].sort((a, b) => a - b)
          for (const rank of [1, 50, 90, 99]) {
            // Without interpolation: the histogram knows buckets, not neighbours.
            const nearest = sorted[Math.floor(((values.length - 1) * rank) / 100)] ?? NaN
            expect(Math.abs((rough.distribution()?.percentile(rank) ?? NaN) / nearest - 1)).toBeLessThan(0.01)
          }
          expect(rough.distribution()?.avg).toBeCloseTo(exact.distribution()?.avg ?? NaN, 3)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('the clock', () => {
  it('gives nanoseconds of the epoch that a double could not hold', () => {
    const at = nowMs()
    expect(Math.abs(Number(epochNs(at) / 1_000_000n) - Date.now())).toBeLessThan(1000)
    expect(epochNs(at + 0.000_001) - epochNs(at)).toBeLessThanOrEqual(2n)
    expect(epochNs(at + 0.001) - epochNs(at)).toBeGreaterThanOrEqual(999n)
  })

  it('writes naive local times with microseconds', () => {
    const text = naiveLocal(nowMs())
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/)
    expect(Math.abs(new Date(text).getTime() - Date.now())).toBeLessThan(1000)
  })
})

describe('addresses', () => {
  it.each([
    ['http://h:1', 'http://h:1/v1/chat/completions'],
    ['http://h:1/', 'http://h:1/v1/chat/completions'],
    ['http://h:1/v1', 'http://h:1/v1/chat/completions'],
    ['http://h:1/api/v1/chat/completions', 'http://h:1/api/v1/chat/completions'],
  ])('%s is asked at %s', (given, asked) => {
    expect(chatUrl(given).href).toBe(asked)
  })

  it('adds the own metrics once', () => {
    expect(metricsUrls('http://h:1/v1', ['http://h:1/metrics', 'http://w:2/metrics'])).toEqual([
      'http://h:1/metrics',
      'http://w:2/metrics',
    ])
  })
})

describe('errors', () => {
  it('a context overflow is known by its words, and only where a request was refused', () => {
    const body = "This model's maximum context length is 8192 tokens"
    expect(errorOfStatus(400, body).type).toBe('ContextOverflow')
    expect(errorOfStatus(500, body).type).toBe('HTTP 500')
    expect(errorOfStatus(400, 'no such field').type).toBe('HTTP 400')
    expect(errorOfStatus(502, '').message).toBe('HTTP 502 without a body')
  })

  it.each([
    ['ECONNREFUSED', 0, 'ConnectionRefused'],
    ['ECONNRESET', 0, 'ConnectionReset'],
    ['UND_ERR_SOCKET', 3, 'TruncatedStream'],
    ['UND_ERR_BODY_TIMEOUT', 3, 'Timeout'],
    ['UND_ERR_HEADERS_TIMEOUT', 0, 'Timeout'],
    ['EHOSTUNREACH', 0, 'ConnectionError'],
  ])('%s after %i chunks is %s', (code, chunks, type) => {
    expect(transportError(Object.assign(new Error('x'), { code }), chunks).type).toBe(type)
  })
})

describe('Prometheus text', () => {
  it('reads names, labels and values, and leaves out what is no finite number', () => {
    const { samples, families } = parsePrometheusText(
      [
        '# HELP a Help text, with "quotes".',
        '# TYPE a gauge',
        'a 1',
        'b{x="1, 2",y="}"} 2.5e3 1700000000000',
        'c{} 3',
        'd NaN',
        'e +Inf',
        'broken{x="1" 4',
        'nothing',
        '',
      ].join('\r\n'),
    )
    expect([...samples]).toEqual([['a', 1], ['b{x="1, 2",y="}"}', 2500], ['c{}', 3]]) // prettier-ignore
    expect(families.get('a')).toEqual({ type: 'gauge', help: 'Help text, with "quotes".' })
    expect(parseSampleKey('b{x="1, 2",y="}"}')).toEqual({ name: 'b', labels: { x: '1, 2', y: '}' } })
    expect(parseSampleKey('c{}')).toEqual({ name: 'c', labels: {} })
    expect(parseSampleKey('c{m="a\\\\b\\"c\\nd"}').labels).toEqual({ m: 'a\\b"c\nd' })
  })

  it('never throws on bytes of an untrusted server', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const head of parsePrometheusText(text).samples.keys()) parseSampleKey(head)
      }),
    )
  })

  it('a counter that was reset goes on counting', () => {
    const series = new MetricSeries()
    for (const [second, value] of [100, 130, 5, 25].entries()) series.add(second * 1000, second * 1000, value)
    expect(series.counterStats()).toEqual({ total: 55, rate: 55 / 3 })
    expect(
      series.timeslices(10n ** 18n, 'counter').map((slice) => (JSON.parse(slice) as { total: number }).total),
    ).toEqual([0, 30, 5, 20])
    expect(series.gaugeStats()).toMatchObject({ min: 5, max: 130, avg: 65, count: 4 })
  })
})

describe('trace files', () => {
  const problemsOf = async (path: string) => {
    const error: unknown = await loadDataset({ format: 'weka', path }).catch((caught: unknown) => caught)
    return (error as ProblemError).problems
  }

  it('reads JSON lines, with multi-byte text on the border of a chunk', async () => {
    const path = join(tempDir(), 't.jsonl')
    const row = (id: string) => JSON.stringify(wekaTree(id, [wekaRequest(0, 100, 2)]))
    // 1 MiB is the size of a read; the id of the second row lies across it.
    const padding = ' '.repeat(2 ** 20 - row('a').length - 9)
    writeFileSync(path, `${row('a')}${padding}\n${row('ü'.repeat(20))}`)
    const { trees, facts } = await loadDataset({ format: 'weka', path })
    expect(trees.map(({ id }) => id)).toEqual(['a', 'ü'.repeat(20)])
    expect(facts).toMatchObject({ source_type: 'file', loader: 'weka', num_dataset_entries: 2 })
    expect(facts.sha256).toMatch(/^[0-9a-f]{64}$/)
  })

  it('reads a folder of documents, in the order of their names', async () => {
    const dir = tempDir()
    for (const id of ['b', 'a']) {
      writeFileSync(join(dir, `${id}.json`), JSON.stringify(wekaTree(id, [wekaRequest(0, 100, 2)]), null, 2))
    }
    writeFileSync(join(dir, 'README.md'), 'not a trace')
    expect((await loadDataset({ format: 'weka', path: dir })).trees.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('says which file is missing or cut, and replays nothing', async () => {
    expect(await problemsOf('/nowhere/t.jsonl')).toMatchObject([
      { code: 'INFX150', message: 'cannot read the trace /nowhere/t.jsonl: ENOENT' },
    ])
    const path = join(tempDir(), 'cut.jsonl')
    const row = JSON.stringify(wekaTree('a', [wekaRequest(0, 100, 2)]))
    writeFileSync(path, `${row}\n${row.slice(0, 50)}`)
    expect(await problemsOf(path)).toMatchObject([{ code: 'INFX151', at: { file: path, line: 2, col: 51 } }])
  })
})
