/** Site files and labels that are wrong are told when a sweep is planned, at the line that names them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { formatProblem } from '../../src/core/problem.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import { type TemporaryRepository, openTemporary, temporaryFolder } from '../temporary-repository.ts'
import { type FileChanges, fixedKey, makeRepository, removeRepository, replaced } from './repository.ts'

const config = 'infx.config.yaml'
const onHardware = replaced(config, 'simulate: true', 'simulate: false')
const firstOwnLine = onHardware.split('\n').length
const site = 'launcher: process\n'

const opened: TemporaryRepository[] = []
afterEach(() => opened.splice(0).forEach(removeRepository))

interface Found {
  readonly lines: readonly string[]
  readonly isPlanned: boolean
}

async function plan(files: FileChanges, given: Readonly<Record<string, string>> = {}): Promise<Found> {
  const repository = makeRepository(files)
  opened.push(repository)
  const { settings, config: read, problems } = readSettings({ keys: fixedKey, ...given }, repository.dir, {})
  if (!settings) return { lines: problems.map(formatProblem), isPlanned: false }
  const prepared = await prepareSweep(settings, read)
  const found = prepared.problems.filter(({ code }) => /INFX(193|023|01\d)/.test(code))
  return { lines: found.map(formatProblem), isPlanned: prepared.plan !== undefined }
}

const named = (text: string, more: FileChanges = {}): FileChanges => ({
  'sites/b300.yaml': site,
  [config]: `${onHardware}${text}\n`,
  ...more,
})

describe('a site file that is not there', () => {
  it('is told with the name that was meant', async () => {
    const { lines, isPlanned } = await plan(named('site: sites/b30.yaml'))
    expect(lines).toEqual([
      `${config}:${firstOwnLine}:7  error INFX193  the site file "sites/b30.yaml" does not exist\n    did you mean "b300.yaml"?`,
    ])
    expect(isPlanned).toBe(false)
  })

  it('of a label is told, too, with its line', async () => {
    const text = 'site: sites/b300.yaml\nsites:\n  cluster:gb300-test: sites/rest.yaml'
    expect((await plan(named(text))).lines).toEqual([
      `${config}:${firstOwnLine + 2}:23  error INFX193  the site file "sites/rest.yaml" does not exist\n    paths are relative to the repository`,
    ])
  })

  it('is no fault of a repository that keeps it on the machines', async () => {
    const { lines, isPlanned } = await plan(named('site: /no-such-folder/site.yaml'))
    expect(lines).toEqual([
      `${config}:${firstOwnLine}:7  notice INFX193  the site file "/no-such-folder/site.yaml" is not on this machine, so it cannot be checked here`,
    ])
    expect(isPlanned).toBe(true)
  })

  it('is one when the machine has one that is spelt nearly alike', async () => {
    const machine = openTemporary(temporaryFolder())
    opened.push(machine)
    writeFileSync(join(machine.dir, 'b300.yaml'), site)
    const { lines } = await plan(named(`site: ${machine.dir}/b30.yaml`))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('error INFX193')
    expect(lines[0]).toContain('did you mean "b300.yaml"?')
  })

  it('is no matter to simulated points, and is told all the same', async () => {
    const simulated = {
      ...named(''),
      [config]: `${onHardware.replace('simulate: false', 'simulate: true')}site: sites/b30.yaml\n`,
    }
    const { lines, isPlanned } = await plan(simulated)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('warning INFX193')
    expect(isPlanned).toBe(true)
  })

  it('is told without a line when it was named on the command line', async () => {
    const { lines } = await plan(named(''), { site: 'sites/b30.yaml' })
    expect(lines).toEqual([
      'error INFX193  the site file "sites/b30.yaml" does not exist\n    did you mean "b300.yaml"?',
    ])
  })
})

describe('a site file that is wrong', () => {
  it('is told with its own lines', async () => {
    const { lines } = await plan(named('site: sites/b300.yaml', { 'sites/b300.yaml': 'launcher: slurmm\n' }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/sites\/b300.yaml:1:11 {2}error INFX013/)
  })

  it('is told where it is named when it is a folder', async () => {
    const { lines } = await plan(named('site: sites'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${config}:${firstOwnLine}:7 {2}error INFX193 .*is no regular file`))
  })

  it('lacks the section of its launcher', async () => {
    const { lines } = await plan(named('site: sites/b300.yaml', { 'sites/b300.yaml': 'launcher: slurm\n' }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('launcher slurm needs "slurm"')
  })
})

describe('a site for a label that no machine carries', () => {
  it('is refused, since points of the label that was meant would run at another site', async () => {
    const text = 'site: sites/b300.yaml\nsites:\n  cluster:b300-tst: sites/b300.yaml'
    const { lines, isPlanned } = await plan(named(text))
    expect(lines).toEqual([
      `${config}:${firstOwnLine + 2}:3  error INFX023  site for runner label "cluster:b300-tst", which is not in configs/runners.yaml\n    did you mean "cluster:b300-test"? labels are in configs/runners.yaml`,
    ])
    expect(isPlanned).toBe(false)
  })
})

it('says nothing about sites that are right', async () => {
  const { lines, isPlanned } = await plan(
    named('site: sites/b300.yaml\nsites:\n  cluster:b300-test: sites/b300.yaml'),
  )
  expect(lines).toEqual([])
  expect(isPlanned).toBe(true)
})
