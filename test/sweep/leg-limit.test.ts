/** How long a leg may take: the engine's start-up window and the site's queue count beside the work. */
import { afterEach, describe, expect, it } from 'vitest'
import { matrixRow } from '../../src/core/plan/matrix-row.ts'
import type { PlannedPoint } from '../../src/core/plan/plan.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import {
  type FileChanges,
  agenticKey,
  disaggKey,
  makeRepository,
  removeRepository,
  replaced,
} from './repository.ts'

const config = 'infx.config.yaml'
const recipe = 'recipes/tiny-disagg.yaml'
const onHardware = replaced(config, 'simulate: true', 'simulate: false')
const slurm = (more: string): string =>
  `launcher: slurm\nslurm: { partition: gpu, time-limit-minutes: 60, gpus-per-node: 4${more} }\n`

let repository: TemporaryRepository | undefined
afterEach(() => {
  if (repository) removeRepository(repository)
  repository = undefined
})

async function firstPoint(files: FileChanges, key: string): Promise<PlannedPoint> {
  repository = makeRepository(files)
  const { settings, config: read } = readSettings({ keys: key }, repository.dir, {})
  const prepared = settings && (await prepareSweep(settings, read))
  const point = prepared?.plan?.points.find(({ kind }) => kind === 'benchmark')
  removeRepository(repository)
  if (!point) throw new Error(JSON.stringify(prepared?.problems))
  return point
}

/** Minutes of warm-up, drain and clean-up beside start-up and profiling. */
const besides = 30 + 30
const work = ({ durationSeconds = 0 }: PlannedPoint): number => durationSeconds / 60 + besides

describe('the time limit of a point', () => {
  it('holds the two hours in which a large checkpoint is loaded', async () => {
    const point = await firstPoint({ [config]: onHardware }, agenticKey)
    expect(point.timeoutMinutes).toBe(Math.ceil(120 + work(point)))
  })

  it('holds the window of the configuration', async () => {
    const files = { [config]: `${onHardware}start-up-window-seconds: 14400\n` }
    const point = await firstPoint(files, agenticKey)
    expect(point.timeoutMinutes).toBe(Math.ceil(240 + work(point)))
  })

  it('holds the window of the recipe', async () => {
    const health = 'health_check: { max_attempts: 900, interval_seconds: 20 }'
    const short = await firstPoint({ [config]: onHardware }, disaggKey)
    const long = await firstPoint(
      { [config]: onHardware, [recipe]: replaced(recipe, /health_check: \{.*\}/, health) },
      disaggKey,
    )
    expect(long.timeoutMinutes - short.timeoutMinutes).toBe(300 - 90)
  })

  it('is not longer for a window that is short', async () => {
    const point = await firstPoint({ [config]: `${onHardware}start-up-window-seconds: 5\n` }, agenticKey)
    expect(point.timeoutMinutes).toBe(Math.ceil(60 + work(point)))
  })
})

describe('a leg', () => {
  it.each([
    ['twelve hours, unless the site says', '', 720],
    ['as long as the site says', ', queue-limit-minutes: 90', 90],
  ])('may wait in the queue of a cluster %s', async (_name, more, minutes) => {
    const site = { [config]: `${onHardware}site: sites/here.yaml\n`, 'sites/here.yaml': slurm(more) }
    const point = await firstPoint(site, disaggKey)
    expect(point.queueMinutes).toBe(minutes)
    expect(matrixRow(point).timeout).toBe(point.timeoutMinutes + minutes)
  })

  it('waits for nothing where there is no queue', async () => {
    const site = {
      [config]: `${onHardware}site: sites/here.yaml\n`,
      'sites/here.yaml': 'launcher: process\n',
    }
    const point = await firstPoint(site, agenticKey)
    expect(point).not.toHaveProperty('queueMinutes')
    expect(matrixRow(point).timeout).toBe(point.timeoutMinutes)
  })
})
