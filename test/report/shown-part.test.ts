import { expect, it } from 'vitest'
import type { Aggregate } from '../../src/core/results/aggregate.ts'
import { buildView } from '../../src/report/view-build.ts'
import { shownPart } from '../../src/report/shown-part.ts'
import { sampleSweep } from '../sample-sweep.ts'

it('is all that the page shows, and no more than that of what is long', () => {
  const { aggregates, ...sample } = sampleSweep()
  const parts = new Map([...aggregates].map(([id, whole]) => [id, shownPart(whole)]))
  expect(buildView({ ...sample, aggregates: parts })).toEqual(buildView({ ...sample, aggregates }))

  const [whole = {}] = aggregates.values()
  const long = Array.from({ length: 10_000 }, (_, index) => index)
  const swollen: Aggregate = {
    ...whole,
    notes: 'x'.repeat(10_000),
    per_turn: long,
    histograms: { ttft: { counts: long } },
    request_metrics: {
      ...(whole['request_metrics'] as Aggregate),
      histogram: long,
      deep: { a: { b: { c: 1 } } },
    },
  }
  const size = (value: Aggregate): number => JSON.stringify(shownPart(value)).length
  expect(size(swollen) - size(whole)).toBeLessThan(100)
})

it('keeps nothing of blocks that are none', () => {
  expect(
    shownPart({ request_metrics: [1, 2], server_metrics: 'x', request_accounting: null, infx: {} }),
  ).toEqual({
    request_metrics: null,
    server_metrics: 'x',
    request_accounting: null,
    infx: {},
  })
})
