/** What can never run is told when it is planned, with the line to mend. */
import { afterEach, describe, expect, it } from 'vitest'
import { formatProblem } from '../../src/core/problem.ts'
import { prepareSweep, readSettings } from '../../src/sweep/prepare.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import {
  type FileChanges,
  agenticKey,
  disaggKey,
  fixedKey,
  makeRepository,
  removeRepository,
  replaced,
  repositoryFiles,
} from './repository.ts'

const config = 'infx.config.yaml'
const master = 'configs/test-master.yaml'
const recipe = 'recipes/tiny-disagg.yaml'
const onHardware = replaced(config, 'simulate: true', 'simulate: false')
const slurmSite = 'launcher: slurm\nslurm: { partition: gpu, time-limit-minutes: 60, gpus-per-node: 4 }\n'
const onSlurm = { [config]: `${onHardware}site: sites/here.yaml\n`, 'sites/here.yaml': slurmSite }
const setting = 'additional-settings: ["CONFIG_FILE=recipes/tiny-disagg.yaml:override_c8"]'
const noRecipe = { [master]: replaced(master, `, ${setting}`, '') }

let repository: TemporaryRepository | undefined
afterEach(() => {
  if (repository) removeRepository(repository)
  repository = undefined
})

/** Findings of planning the key, as they are printed, of the given codes. */
async function found(codes: RegExp, files: FileChanges, key: string): Promise<readonly string[]> {
  repository = makeRepository(files)
  const { settings, config: read, problems } = readSettings({ keys: key }, repository.dir, {})
  if (!settings) return problems.map(formatProblem)
  const prepared = await prepareSweep(settings, read)
  return [...problems, ...prepared.problems].filter(({ code }) => codes.test(code)).map(formatProblem)
}

/** Line and column of the first `text` of the file, as editors count. */
function placeOf(path: string, text: string, files: FileChanges = {}): string {
  const content = files[path] ?? repositoryFiles[path] ?? ''
  const offset = content.indexOf(text)
  if (offset < 0) throw new Error(`${path} does not hold ${text}`)
  const before = content.slice(0, offset)
  return `${path}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`
}

const reference = placeOf(master, '"CONFIG_FILE=')

describe('a recipe that no engine can be started from', () => {
  const misspelt: readonly (readonly [right: string, wrong: string, key: string, fault: string])[] = [
    [
      'backend:',
      'backnd:',
      'a recipe has no key "backnd", so it is ignored\n    did you mean "backend"?',
      'INFX175  recipes/tiny-disagg.yaml: backend: no engine flags for any role',
    ],
    [
      'prefill: &flags',
      'prefil: &flags',
      '"backend.sglang_config" of a recipe has no key "prefil", so it is ignored\n    did you mean "prefill"?',
      'INFX175  recipes/tiny-disagg.yaml: resources.prefill_workers is 1 and prefill has no engine flags',
    ],
    [
      'decode_nodes: 1',
      'decode_node: 2',
      '"resources" of a recipe has no key "decode_node", so it is ignored\n    did you mean "decode_nodes"?',
      'INFX176  recipes/tiny-disagg.yaml: decode worker 0 does not fit: it would be on node 2, and the recipe has 1 for workers (prefill_nodes, decode_nodes, agg_nodes)',
    ],
  ]
  it.each(misspelt)('has %s written as %s', async (right, wrong, key, fault) => {
    const files = { [recipe]: replaced(recipe, right, wrong) }
    const warning = `${placeOf(recipe, wrong, files)}  warning INFX107  ${key}`
    const codes = /INFX(107|175|176)/
    expect(await found(codes, { ...onSlurm, ...files }, disaggKey)).toEqual([
      warning,
      `${reference}  error ${fault}`,
    ])
    // Somebody else may run it, in ways that are not known here.
    expect(await found(codes, { [config]: onHardware, ...files }, disaggKey)).toEqual([
      warning,
      `${reference}  warning ${fault}`,
    ])
    expect(await found(codes, files, disaggKey)).toEqual([])
  })

  it.each([
    ['decode_workers: 1', 'decode_wrokers: 1', 'decode_workers'],
    ['health_check:', 'health_chek:', 'health_check'],
    ['frontend: { type', 'frontend: { typ', 'type'],
  ])('has %s written as %s, which changes nothing else', async (right, wrong, near) => {
    const [said = ''] = await found(
      /INFX107/,
      { ...onSlurm, [recipe]: replaced(recipe, right, wrong) },
      disaggKey,
    )
    expect(said).toContain(`did you mean "${near}"?`)
  })

  it('may have keys that are nearly nothing, and any flag of an engine', async () => {
    const files = {
      ...onSlurm,
      [recipe]: replaced(recipe, 'benchmark:', 'house_rules: { tpye: 1 }\n  benchmark:').replace(
        'tensor-parallel-size: 4',
        'tensor-parallel-size: 4\n        prefil: 1',
      ),
    }
    expect(await found(/INFX(107|175|176)/, files, disaggKey)).toEqual([])
  })
})

it('is told by the plan, too, where the points run all the same', async () => {
  repository = makeRepository({ [config]: onHardware, [recipe]: replaced(recipe, 'backend:', 'backnd:') })
  const { settings, config: read } = readSettings({ keys: disaggKey }, repository.dir, {})
  const prepared = settings && (await prepareSweep(settings, read))
  expect(prepared?.plan?.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['INFX107', 'INFX175']),
  )
})

describe('a multi-node point without a recipe', () => {
  const at = placeOf(master, 'spec-decoding: mtp\n            conc-list', noRecipe)

  it('cannot run where a site starts engines by itself', async () => {
    const [said, ...others] = await found(/INFX175/, { ...onSlurm, ...noRecipe }, disaggKey)
    expect(said).toContain(`${at}  error INFX175`)
    expect(said).toContain('a multi-node point needs a recipe')
    expect(others).toHaveLength(1) // The evaluation is a line of its own.
  })

  it('cannot run where srt-slurm starts recipes', async () => {
    const files = { ...onSlurm, 'sites/here.yaml': slurmSite.replace('launcher: slurm', 'launcher: srtctl') }
    const [said] = await found(/INFX197/, { ...files, ...noRecipe }, disaggKey)
    expect(said).toContain(`${at}  error INFX197`)
  })

  it('cannot run on one host', async () => {
    const files = { ...onSlurm, 'sites/here.yaml': 'launcher: process\n' }
    const [said] = await found(/INFX197/, files, disaggKey)
    expect(said).toContain(`${reference}  error INFX197`)
  })

  it('is somebody else’s business elsewhere', async () => {
    expect(await found(/INFX17/, { [config]: onHardware, ...noRecipe }, disaggKey)).toEqual([])
  })
})

describe('a point on nodes that are too small', () => {
  const onSmall = { ...onSlurm, 'sites/here.yaml': slurmSite.replace('gpus-per-node: 4', 'gpus-per-node: 2') }
  const smallest = 'it takes 4 GPUs of one node, and nodes of the site have 2'

  it.each([
    ['of one node', fixedKey],
    ['of several, with a recipe', disaggKey],
  ])('%s is refused', async (_name, key) => {
    const [said] = await found(/INFX197/, onSmall, key)
    expect(said).toContain(smallest)
    expect(said).toContain('or correct slurm.gpus-per-node')
    if (repository) removeRepository(repository)
    expect(await found(/INFX197/, onSlurm, key)).toEqual([])
  })
})

describe('an evaluation without a task file', () => {
  const withoutTask = (text: string) => text.replace('eval-task: evals/tiny_sums.yaml\n', '')

  it('has nothing to ask the engine', async () => {
    const files = { ...onSlurm, [config]: withoutTask(onSlurm[config] ?? '') }
    const [said, ...others] = await found(/INFX306/, files, agenticKey)
    expect(said).toMatch(
      /^configs\/test-master.yaml:\d+:\d+ {2}error INFX306 {2}\d evaluations? of "gsm8k" without a/,
    )
    expect(said).toContain('--eval-task')
    expect(others).toEqual([])
  })

  it('may have it where the points run, when that is not known', async () => {
    const [said] = await found(/INFX306/, { [config]: withoutTask(onHardware) }, agenticKey)
    expect(said).toContain('warning INFX306')
  })

  it('is left out when simulated', async () => {
    const files = { [config]: withoutTask(repositoryFiles[config] ?? '') }
    expect(await found(/INFX306/, files, agenticKey)).toEqual([])
  })
})

describe('a single-node point wider than a node', () => {
  const files = { [master]: replaced(master, '{ tp: 4, conc-list: [2] }', '{ tp: 16, conc-list: [2] }') }
  const at = placeOf(master, '16, conc-list', files)

  it('can never run on hardware', async () => {
    expect(await found(/INFX025/, { ...files, [config]: onHardware }, fixedKey)).toEqual([
      `${at}  error INFX025  the point needs 16 GPUs, a node of "cluster:b300-test" has 8\n    make tp · pp · pcp at most 8, or spread the workers: multinode: true with prefill and decode, and a recipe`,
    ])
  })

  it('is only told when it is simulated, and stops no other key', async () => {
    const [simulated] = await found(/INFX025/, files, fixedKey)
    expect(simulated).toContain('warning INFX025')
    expect(await found(/INFX025/, { ...files, [config]: onHardware }, agenticKey)).toEqual([])
  })
})
