/** A sweep beside a database of earlier runs that cannot be read: it is told, and nothing else is lost. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../src/launch/free-port.ts'
import { openDatabase } from '../../src/store/open.ts'
import { compareWithHistory, readHistory, readHistoryOrSay } from '../../src/sweep/history.ts'
import { aPlan, aPlannedPoint, aSweep, aVerdict } from '../builders.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const point = aPlannedPoint({ kind: 'eval' })
const plan = aPlan({ points: [point] })
const sweep = aSweep({
  evals: [aVerdict({ pointId: point.id, state: 'pass', nEffective: 10, nExpected: 10 })],
})

it('an embedded database that is not there is not made, and no evaluation passes for compared', async () => {
  const folder = join(temporaryFolder(), 'db')
  const history = await readHistory({ plan, databaseUrl: `pglite:${folder}`, entities: undefined })
  expect(existsSync(folder)).toBe(false)
  const compared = compareWithHistory(sweep, { plan, entities: undefined }, history)
  expect(compared.evals[0]?.cohort).toEqual({
    state: 'none',
    because: 'there is no database of earlier runs yet',
  })
})

it('a server that does not answer is a warning about the infrastructure, and the reason at every evaluation', async () => {
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`
  const { problems, ...history } = await readHistoryOrSay({ plan, databaseUrl, entities: undefined })
  expect(history.past).toEqual([])
  expect(problems).toMatchObject([{ code: 'INFX271', severity: 'warning', blame: 'infra' }])
  const compared = compareWithHistory(sweep, { plan, entities: undefined }, history)
  expect(compared.evals[0]?.cohort).toMatchObject({
    state: 'none',
    because: expect.stringContaining('the database could not be read: INFX271') as unknown,
  })
})

it('a model that the tables have no name for is not compared with another one', async () => {
  const stranger = aPlan({ points: [{ ...point, model: 'org/unheard-of', modelPrefix: 'unheard' }] })
  const compared = compareWithHistory(
    sweep,
    { plan: stranger, entities: undefined },
    { evals: { state: 'read', evals: [] }, results: { state: 'read', results: [] } },
  )
  expect(compared.evals[0]?.cohort).toMatchObject({ because: expect.stringContaining('entities') as unknown })
})

describe('a database that is not as this version makes it', () => {
  it.each([
    ['a column is missing', 'alter table benchmark_results drop column provenance cascade', /provenance/],
    [
      'the table is that of something else',
      'drop table benchmark_results cascade; create table benchmark_results (id text)',
      /does not exist/,
    ],
  ])('is told as a warning about the infrastructure where %s', async (_, sql, told) => {
    const url = `pglite:${join(temporaryFolder(), 'db')}`
    const database = await openDatabase(url)
    await database.script(sql)
    await database.close()
    const measured = aPlan({ points: [point, aPlannedPoint({ id: 'b', kind: 'benchmark' })] })
    const history = await readHistoryOrSay({ plan: measured, databaseUrl: url, entities: undefined })
    expect(history).toMatchObject({ past: [], evals: { state: 'none' }, results: { state: 'none' } })
    expect(history.problems).toMatchObject([{ code: 'INFX279', severity: 'warning', blame: 'infra' }])
    expect(history.problems[0]?.message).toMatch(told)
  })
})

it('rows that a resumed sweep stored before are not those of an earlier run', () => {
  const stored = { model: 'dsv4', precision: 'fp4', task: 'gsm8k', runAt: '2026-10-20T08:00:00.000Z' }
  const evals = [7, 8].map((runId) => ({ ...stored, runId, metrics: { em_strict: 0.95, n_eff: 10 } }))
  const history = { evals: { state: 'read', evals }, results: { state: 'read', results: [] } } as const
  const cohortOf = (own: { readonly ownRunId?: number }) =>
    compareWithHistory(sweep, { plan, entities: undefined, ...own }, history).evals[0]?.cohort
  expect(cohortOf({})).toMatchObject({ state: 'compared', cohort: { runId: 8 } })
  expect(cohortOf({ ownRunId: 8 })).toMatchObject({ state: 'compared', cohort: { runId: 7 } })
})
