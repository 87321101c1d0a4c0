import { expect, it } from 'vitest'
import { changelogMetadata, runStats } from '../../../src/core/collect/run-documents.ts'
import { readChangelogMetadata } from '../../../src/core/ingest/changelog-metadata.ts'
import { aPlan, aPlannedPoint } from '../../builders.ts'

it('counts per runner label what ran here, every ending', () => {
  const points = ['cluster:b300', 'cluster:b300', 'h200', 'h200'].map((runner, index) =>
    aPlannedPoint({ id: `p${index}`, runner }),
  )
  const statuses = ['valid', 'missing', 'failed', 'reused'] as const
  const ended = points.map(({ id }, index) => ({ id, status: statuses[index] ?? 'missing' }))
  expect(runStats(aPlan({ points }), ended)).toEqual({
    b300: { n_success: 1, total: 2 },
    h200: { n_success: 0, total: 1 },
  })
})

it('writes the changelog so that the ingest reads it back', () => {
  const entry = {
    configKeys: ['a-key'],
    description: ['one', 'two'],
    prLink: 'https://example.org/pull/1',
    evalsOnly: true,
    allEvals: false,
    appendOnly: false,
    ordinal: 0,
    line: 1,
  }
  const document = changelogMetadata(
    aPlan({ changelog: [entry], base: 'b'.repeat(40), head: 'h'.repeat(40) }),
  )
  expect(readChangelogMetadata(document)).toMatchObject({
    evalsOnly: true,
    appendOnly: false,
    rows: [
      {
        baseRef: 'b'.repeat(40),
        configKeys: ['a-key'],
        description: 'one\ntwo',
        prLink: 'https://example.org/pull/1',
      },
    ],
  })
})
