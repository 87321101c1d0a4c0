import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import { failureDocument } from '../../src/core/collect/failure-document.ts'
import { joinResults } from '../../src/core/collect/join.ts'
import { collectEvalRows } from '../../src/core/evals/eval-rows.ts'
import { readCollected, writeRunAggregates } from '../../src/files/collect.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { aFailure, aPlan, aPlannedPoint } from '../builders.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'infx-collect-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const put = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const collect = async () => readCollected(await openIngestSource(directory))

const points = [1, 2, 3, 4].map((conc) => aPlannedPoint({ conc }))
const plan = aPlan({ points })
const rowOf = (index: number, attempt: number, valid = true): object => ({
  conc: points[index]?.conc,
  infx: { point_id: points[index]?.id, plan_digest: plan.digest, attempt, valid },
})
const namesOf = (index: number, attempt: number, valid = true) => {
  const point = points[index]
  if (!point) throw new Error('no such point')
  return artifactNames(point, { attempt, valid })
}
const putResult = (index: number, attempt: number, valid = true): void => {
  const names = namesOf(index, attempt, valid)
  put(`${names.result}/${names.resultFile}`, rowOf(index, attempt, valid))
}

it('reads a folder of downloads: attempts, failures, aggregates, damage, strangers', async () => {
  putResult(0, 1)
  putResult(0, 2)
  putResult(1, 1, false)
  put(`${namesOf(2, 1).result}/r.json`, '{"infx": {"point_id": "cut off')
  put('results_bmk/agg_bmk.json', [rowOf(0, 1), rowOf(3, 1)])
  put('bmk_of_another_tool/agg_x.json', { hw: 'b300' })
  put('server_logs_x/server.log', 'log')
  put('agentic_x/aiperf_artifacts/profile_export.jsonl', '')

  const found = await collect()
  expect(found.ignored).toEqual(['agentic_x', 'server_logs_x'])
  const joined = joinResults({ plan, results: found.results, acceptedPlans: [] })
  expect(joined.points.map(({ status, attempt }) => [status, attempt])).toEqual([
    ['valid', 2],
    ['invalid', 1],
    ['missing', 0],
    ['valid', 1],
  ])
  expect(joined.damaged.map(({ problems }) => problems[0]?.at?.line)).toEqual([1])
  expect(joined.foreign.map(({ result, reason }) => [result.artifact, reason])).toEqual([
    ['bmk_of_another_tool', 'it names no point'],
  ])
})

it('uses upload times of the manifest where results have no attempt', async () => {
  const unnumbered = { infx: { point_id: points[0]?.id, plan_digest: plan.digest, valid: true } }
  put('bmk_b/r.json', unnumbered)
  put('bmk_a/r.json', unnumbered)
  put('ingest-artifact-manifest.json', [
    { name: 'bmk_a', id: 900, created_at: '2026-10-01T10:00:00Z' },
    { name: 'bmk_b', id: 100, created_at: '2026-10-02T10:00:00Z' },
  ])
  const joined = joinResults({ plan, results: (await collect()).results, acceptedPlans: [] })
  expect(joined.points[0]?.chosen?.artifact).toBe('bmk_b')
})

it('reads evaluations flat and one folder deep, and is not taken in by eval_ logs', async () => {
  const result = { lm_eval_version: 'x', results: { sums: { acc: 0.5 } } }
  put('eval_flat/meta_env.json', { hw: 'a' })
  put('eval_flat/results_a.json', result)
  put('eval_deep/meta_env.json', { hw: 'b' })
  put('eval_deep/org__model/results_2026-10-01T10-00-00.000001.json', result)
  put('eval_nothing/results_a.json', result)
  put('eval_server_logs_x/meta_env.json', { hw: 'c' })
  const found = await collect()
  expect(found.problems.map(({ code, message }) => [code, message])).toEqual([
    ['INFX262', 'eval_nothing has no meta_env.json'],
  ])
  expect(collectEvalRows(found.evalSets).rows.map(({ hw, source }) => [hw, source])).toEqual([
    ['B', 'eval_deep/org__model/results_2026-10-01T10-00-00.000001.json'],
    ['A', 'eval_flat/results_a.json'],
  ])
})

it('takes the failure of an evaluation that never ran as such', async () => {
  const point = aPlannedPoint({ kind: 'eval' })
  const run = { planDigest: plan.digest, attempt: 1, simulated: false }
  put(
    `${artifactNames(point, { attempt: 1, valid: false }).result}/f.json`,
    failureDocument(point, run, aFailure()),
  )
  const found = await collect()
  expect(found).toMatchObject({ evalSets: [], problems: [] })
  expect(found.results.map(({ pointId, failure }) => [pointId, failure?.phase])).toEqual([
    [point.id, 'starting'],
  ])
})

it('records a file that cannot be read and goes on', async () => {
  putResult(0, 1)
  const source = await openIngestSource(directory)
  const huge = source.artifacts.map((artifact) => ({
    ...artifact,
    name: 'bmk_huge',
    files: artifact.files.map((file) => ({
      ...file,
      text: () => Promise.reject(new RangeError('r.json has 9 GB')),
    })),
  }))
  const { results } = await readCollected({ ...source, artifacts: [...huge, ...source.artifacts] })
  expect(results.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [expect.stringContaining('could not be read: r.json has 9 GB')],
    [],
  ])
})

it('writes the aggregates of a run, which collect again to the same', async () => {
  const paths = await writeRunAggregates(directory, {
    results: [rowOf(0, 1)],
    evalRows: [],
    runStats: { b300: { n_success: 1, total: 1 } },
    changelogMetadata: { entries: [] },
  })
  expect(paths.map((path) => path.slice(directory.length + 1))).toEqual([
    'results_bmk/agg_bmk.json',
    'eval_results_all/agg_eval_all.json',
    'run-stats/run_stats.json',
    'changelog-metadata/changelog_metadata.json',
  ])
  expect(JSON.parse(readFileSync(paths[0], 'utf8'))).toEqual([rowOf(0, 1)])
  const joined = joinResults({ plan, results: (await collect()).results, acceptedPlans: [] })
  expect(joined.points[0]).toMatchObject({ status: 'valid', attempt: 1 })
})

it('writes rows one by one to the bytes of the whole list', async () => {
  const rows = [rowOf(0, 1), { notes: 'x'.repeat(300_000) }, { text: '漢 ],\n [' }, {}]
  const whole = join(directory, 'whole.json')
  for (const results of [[], rows.slice(0, 1), rows]) {
    await writeJsonFile(whole, results)
    const [path] = await writeRunAggregates(directory, {
      results,
      evalRows: [],
      runStats: {},
      changelogMetadata: {},
    })
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(whole, 'utf8'))
  }
})

it('reads rows again where they are, and holds none of them', async () => {
  putResult(0, 1)
  put('results_bmk/agg_bmk.json', [rowOf(2, 1), rowOf(3, 1)])
  const { results, rowOf: read } = await collect()
  expect(await Promise.all(results.map(read))).toEqual([rowOf(0, 1), rowOf(2, 1), rowOf(3, 1)])
  rmSync(join(directory, namesOf(0, 1).result), { recursive: true })
  const own = results.find(({ origin }) => origin === 'point')
  if (!own) throw new Error('no result')
  await expect(read(own)).rejects.toThrow(/ENOENT/)
})

it('never writes a number that JSON has not', async () => {
  const aggregates = { results: [{ tput: NaN }], evalRows: [], runStats: {}, changelogMetadata: {} }
  await expect(writeRunAggregates(directory, aggregates)).rejects.toThrow(/NaN/)
})
