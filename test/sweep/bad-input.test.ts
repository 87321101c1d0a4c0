/** Input that is wrong: each says what, whose, where and what to do, and nothing is written. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Plan } from '../../src/core/plan/plan.ts'
import type { Problem } from '../../src/core/problem.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { openTemporary, temporaryFolder } from '../temporary-repository.ts'
import {
  type FileChanges,
  agenticKey,
  disaggKey,
  fixedKey,
  makeChangedRepository,
  makeRepository,
  removeRepository,
  replaced,
  repositoryFiles,
} from './repository.ts'

const master = 'configs/test-master.yaml'
const config = 'infx.config.yaml'
const onHardware = { [config]: replaced(config, 'simulate: true', 'simulate: false') }

// Whole processes on a busy machine: a limit against hanging, not a statement about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let self: Self
beforeAll(async () => {
  self = await buildSelf()
})
afterAll(() => self.remove())

interface Case {
  readonly name: string
  readonly files?: FileChanges
  readonly args: readonly string[]
  readonly code: number
  /** Code, place, blame and hint of the errors, all of them. */
  readonly problems: readonly {
    readonly code: string
    readonly at?: string
    readonly blame: Problem['blame']
    readonly message: RegExp
    readonly hint?: RegExp
  }[]
}

/** Line and column of the first `text` (after `after`) in a file of the case, as editors count. */
function placeOf(files: FileChanges, path: string, text: string, after = ''): string {
  const content = files[path] ?? repositoryFiles[path] ?? ''
  const from = content.indexOf(after)
  const offset = content.indexOf(text, from)
  if (from < 0 || offset < 0) throw new Error(`${path} does not hold ${text}`)
  const before = content.slice(0, offset)
  return `${path}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`
}

const unknownField = {
  [master]: replaced(master, 'spec-decoding: mtp, conc-list: [1', 'spec-decodin: mtp, conc-list: [1'),
}
const bothConcs = {
  [master]: replaced(master, 'conc-list: [2]', 'conc-list: [2], conc-start: 1, conc-end: 4'),
}
const otherRunner = { [master]: replaced(master, /cluster:b300-test/g, 'cluster:b300-tset') }
const otherRecipe = { [master]: replaced(master, 'tiny-disagg.yaml', 'tiny-disag.yaml') }
const otherOverride = { [master]: replaced(master, 'override_c8', 'override_c9') }
const wrongChangelog = {
  'perf-changelog.yaml': (repositoryFiles['perf-changelog.yaml'] ?? '').replace('b300', 'b30'),
}
const unknownOption = { [config]: replaced(config, 'simulate: true', 'simulat: true') }
const turnOf = (session: string): string =>
  JSON.stringify({ session_id: session, timestamp: 0, input_length: 512, output_length: 4, hash_ids: [1] })
const cutTrace = {
  [master]: replaced(
    master,
    /dataset:\n +generator:\n.*\n/,
    'dataset: { format: mooncake, path: traces/cut.jsonl }\n',
  ),
  'traces/cut.jsonl': `${turnOf('a')}\n${turnOf('b')}\n${turnOf('c').slice(0, 30)}`,
}
const user = { blame: 'user' } as const

const otherPrompts = {
  [master]: replaced(
    master,
    '- isl: 256',
    '- isl: 256\n        osl: 32\n        num-prompts-per-conc: 9\n        search-space:\n          - { tp: 4, conc-list: [2] }\n      - isl: 256',
  ),
}
const cases: readonly Case[] = [
  {
    name: 'an unknown field',
    files: unknownField,
    args: ['--keys', agenticKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX012',
        at: placeOf(unknownField, master, 'spec-decodin:'),
        message: /unknown field "spec-decodin"/,
        hint: /did you mean "spec-decoding"\?/,
      },
    ],
  },
  {
    name: 'both a list and a range of concurrencies',
    files: bothConcs,
    args: ['--keys', fixedKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX018',
        at: placeOf(bothConcs, master, 'conc-list', fixedKey),
        message: /'conc-list' and 'conc-start'/,
      },
    ],
  },
  {
    name: 'a key that does not exist, on the command line',
    args: ['--keys', agenticKey.replace('agentic', 'agentc')],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX080',
        message: /does not exist/,
        hint: new RegExp(`did you mean "${agenticKey}"`),
      },
    ],
  },
  {
    name: 'a key that does not exist, in the changelog',
    files: wrongChangelog,
    args: [],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX080',
        at: 'perf-changelog.yaml:1:1',
        message: /does not exist/,
        hint: new RegExp(`did you mean "${fixedKey}"`),
      },
    ],
  },
  {
    name: 'a recipe that is not there, on hardware',
    files: { ...otherRecipe, ...onHardware },
    args: ['--keys', disaggKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX100',
        at: placeOf(otherRecipe, master, '"CONFIG_FILE'),
        message: /"recipes\/tiny-disag\.yaml" does not exist/,
        hint: /did you mean "recipes\/tiny-disagg\.yaml"/,
      },
    ],
  },
  {
    name: 'an override that is not in its recipe, on hardware',
    files: { ...otherOverride, ...onHardware },
    args: ['--keys', disaggKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX101',
        at: placeOf(otherOverride, master, '"CONFIG_FILE'),
        message: /"override_c9" names no variant/,
        hint: /did you mean "override_c8"/,
      },
    ],
  },
  {
    name: 'two different points that would be stored as one result',
    files: otherPrompts,
    args: ['--keys', fixedKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX082',
        message: /two different points would be stored as one result/,
        at: placeOf(otherPrompts, master, '{ tp: 4, conc-list: [2] }', 'conc-list: [2] }\n'),
        hint: /^the other is at configs\/test-master\.yaml:\d+; make the difference visible/,
      },
    ],
  },
  {
    name: 'a runner label that no machine has, on hardware',
    files: { ...otherRunner, ...onHardware },
    args: ['--keys', fixedKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX023',
        at: placeOf(otherRunner, master, 'cluster:b300-tset', fixedKey),
        message: /"cluster:b300-tset" is not in configs\/runners\.yaml/,
        hint: /did you mean "cluster:b300-test"/,
      },
    ],
  },
  {
    name: 'an unknown field of infx.config.yaml',
    files: unknownOption,
    args: ['--keys', fixedKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX012',
        at: placeOf(unknownOption, config, 'simulat:'),
        message: /unknown field "simulat"/,
        hint: /did you mean "simulate"\?/,
      },
    ],
  },
  {
    name: 'a configuration file that is not there',
    files: { [master]: undefined },
    args: ['--keys', fixedKey],
    code: 1,
    problems: [
      {
        ...user,
        code: 'INFX324',
        at: `${master}:1:1`,
        message: /does not exist/,
        hint: /relative to the repository root/,
      },
    ],
  },
  {
    name: 'no changelog and no keys',
    files: { 'perf-changelog.yaml': undefined },
    args: [],
    code: 1,
    problems: [{ ...user, code: 'INFX301', message: /there is no perf-changelog\.yaml/, hint: /--keys/ }],
  },
  {
    name: 'a base where there is no git history',
    args: ['--base', 'main'],
    code: 1,
    problems: [{ ...user, code: 'INFX320', message: /not inside a git repository/, hint: /--keys/ }],
  },
  {
    name: 'a trace file cut in the middle',
    files: cutTrace,
    args: ['--keys', agenticKey],
    code: 1,
    problems: [{ ...user, code: 'INFX151', at: 'traces/cut.jsonl:3:31', message: /JSON/, hint: /cut/ }],
  },
  {
    name: 'values that options do not allow, all at once',
    args: ['--keys', fixedKey, '--duration', 'soon', '--trace-scale', '0', '--pull-request', '0'],
    code: 2,
    problems: [
      { ...user, code: 'INFX300', message: /pull-request: expected an integer ≥ 1, got "0"/ },
      { ...user, code: 'INFX300', message: /duration: expected a number ≥ 0\.1, got "soon"/ },
      { ...user, code: 'INFX300', message: /trace-scale: expected a number ≥ 1, got "0"/ },
    ],
  },
]

async function refusal(
  dir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly errors: readonly Problem[]; readonly swept: CommandResult }> {
  const checked = await self.run(['check', ...args, '--json'], { cwd: dir, env })
  const found = JSON.parse(checked.stdout) as readonly Problem[]
  const swept = await self.run(['sweep', ...args], { cwd: dir, env })
  expect(checked.code).toBe(swept.code)
  return { errors: found.filter(({ severity }) => severity === 'error'), swept }
}

describe('before anything runs', () => {
  it.each(cases)('$name', async ({ files, args, code, problems }) => {
    const { dir } = makeRepository(files)
    const { errors, swept } = await refusal(dir, args)
    expect(swept.code, swept.stderr).toBe(code)
    expect(errors).toHaveLength(problems.length)
    for (const [index, expected] of problems.entries()) {
      const { at, hint, message, ...rest } = errors[index] ?? { message: '' }
      const place = at && `${at.file}:${at.line}:${at.col}`
      expect({ ...rest, at: place }).toMatchObject({
        code: expected.code,
        blame: expected.blame,
        at: expected.at,
      })
      expect(message).toMatch(expected.message)
      if (expected.hint) expect(hint).toMatch(expected.hint)
      expect(swept.stderr).toContain(
        `${place === undefined ? '' : `${place}  `}error ${expected.code}  ${message}`,
      )
    }
    expect(swept.stdout).toBe('')
    expect(existsSync(join(dir, '.infx'))).toBe(false)
    removeRepository({ dir })
  })

  it('a selection of nothing is no green sweep, though it is a plan', async () => {
    const { dir } = makeRepository({ [config]: replaced(config, 'min-conc: 2', 'min-conc: 200') })
    const args = ['--keys', fixedKey, '--labels', 'evals-only']
    expect((await self.run(['plan', ...args], { cwd: dir })).code).toBe(0)
    const swept = await self.run(['sweep', ...args], { cwd: dir })
    expect(swept.code).toBe(1)
    expect(swept.stderr).toMatch(
      /^error INFX088 {2}no point is selected: the keys under the labels evals-only ask for nothing that runs\n/,
    )
    expect(existsSync(join(dir, '.infx'))).toBe(false)
    removeRepository({ dir })
  })

  it('without git', async () => {
    const { dir, base } = makeChangedRepository()
    const { errors, swept } = await refusal(dir, ['--base', base], { PATH: join(dir, 'nothing-here') })
    expect(swept.code).toBe(3)
    expect(errors).toMatchObject([{ code: 'INFX320', blame: 'infra' }])
    expect(errors[0]?.hint).toContain('--keys')
    expect(existsSync(join(dir, '.infx'))).toBe(false)
    removeRepository({ dir })
  })

  it('in a shallow clone, which would make every old entry a new one', async () => {
    const origin = makeChangedRepository()
    const dir = join(temporaryFolder(), 'clone')
    openTemporary(origin.dir).git('clone', '--quiet', '--depth=1', `file://${origin.dir}`, dir)
    const { errors, swept } = await refusal(dir, ['--base', origin.base])
    expect(swept.code).toBe(3)
    expect(errors).toMatchObject([{ code: 'INFX321', blame: 'infra' }])
    expect(errors[0]?.hint).toMatch(/fetch-depth: 0|--unshallow/)
    expect(existsSync(join(dir, '.infx'))).toBe(false)
    removeRepository(origin)
    removeRepository({ dir: join(dir, '..') })
  })
})

describe('what a simulated sweep need not have', () => {
  it.each([
    ['a runner label without machines', 'INFX023', otherRunner, fixedKey],
    ['a recipe', 'INFX100', otherRecipe, disaggKey],
  ])('%s is a warning', async (_, code, files, key) => {
    const { dir } = makeRepository(files)
    const checked = await self.run(['check', '--keys', key, '--json'], { cwd: dir })
    expect(checked.code).toBe(0)
    expect(JSON.parse(checked.stdout)).toMatchObject([{ code, severity: 'warning', at: { file: master } }])
    removeRepository({ dir })
  })

  it('an override that its recipe lacks is a mistake all the same', async () => {
    const { dir } = makeRepository(otherOverride)
    const checked = await self.run(['check', '--keys', disaggKey, '--json'], { cwd: dir })
    expect(checked.code).toBe(1)
    expect(JSON.parse(checked.stdout)).toMatchObject([
      { code: 'INFX101', severity: 'error', at: { file: master } },
    ])
    removeRepository({ dir })
  })

  it('a row written twice runs once, with a notice', async () => {
    const twice = replaced(
      master,
      'conc-list: [2] }',
      'conc-list: [2] }\n          - { tp: 4, conc-list: [2] }',
    )
    const { dir } = makeRepository({ [master]: twice })
    const planned = await self.run(['plan', '--keys', fixedKey, '--points', 'kind=benchmark', '--json'], {
      cwd: dir,
    })
    expect((JSON.parse(planned.stdout) as Plan).points).toHaveLength(1)
    expect(planned.stderr).toMatch(/notice INFX083 {2}.*is listed 2 times and runs once/)
    removeRepository({ dir })
  })
})
