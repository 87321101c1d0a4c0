/** A folder made by collect-results has its artifacts elsewhere. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportVerb } from '../../src/cli/again.ts'
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { writePlanFile } from '../../src/files/plan-file.ts'
import { aSweep, aSweepPoint } from '../builders.ts'
import { agenticYaml, planned } from '../core/plan/sweep-fixture.ts'
import { useFreshReportAssets } from '../report/report-assets.ts'
import { temporaryFolder } from '../temporary-repository.ts'

describe('infx report', () => {
  let dist = ''
  beforeAll(async () => {
    dist = await useFreshReportAssets()
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  it('finds the servers’ logs where --artifacts says, and refuses a folder that is not there', async () => {
    const out = join(temporaryFolder(), 'out')
    const artifacts = join(temporaryFolder(), 'downloaded')
    const plan = planned(agenticYaml)
    const point = plan.points.find(({ kind }) => kind === 'benchmark')
    if (!point) throw new Error('the fixture has a benchmark point')
    const { serverLogs } = artifactNames(point, { attempt: 1, valid: true })
    await mkdir(join(artifacts, serverLogs), { recursive: true })
    await writeFile(join(artifacts, serverLogs, 'server.log'), 'the last words of a server\n')
    await mkdir(out, { recursive: true })
    await writePlanFile(join(out, 'plan.json'), plan)
    const measured = aSweepPoint({ id: point.id, attempt: 1 })
    await writeJsonFile(join(out, 'sweep.json'), aSweep({ points: [measured] }))
    const reported = () => readFile(join(out, 'report.html'), 'utf8')

    expect(await reportVerb(out, undefined)).toBe(0)
    expect(await reported()).not.toContain('the last words of a server')
    expect(await reportVerb(out, artifacts)).toBe(0)
    expect(await reported()).toContain('the last words of a server')
    await expect(reportVerb(out, join(artifacts, 'nowhere'))).rejects.toThrow(
      /INFX308 .*artifacts: there is no/,
    )
  })
})
