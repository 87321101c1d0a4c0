/** `infx changelog …` and the changelog half of `infx check` as commands, in real repositories, called by a real git. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { agenticKey, disaggKey, fixedKey, makeRepository } from '../sweep/repository.ts'
import { type TemporaryRepository, openTemporary, temporaryFolder } from '../temporary-repository.ts'

let infx: Self
beforeAll(async () => {
  infx = await buildSelf()
})
afterAll(() => infx.remove())

const file = 'perf-changelog.yaml'
const config = 'configs/test-master.yaml'
const entry = (key: string, number: number | string): string =>
  `- config-keys:\n    - ${key}\n  description:\n    - "About ${key}, ${number}."\n  pr-link: https://github.com/example-org/bench/pull/${number}\n`
const first = entry(fixedKey, 1)
const theirs = `${first}\n${entry(agenticKey, 20)}`
const ours = `${first}\n${entry(disaggKey, 'XXX')}`

function aRepository(): TemporaryRepository {
  const repository = makeRepository({ [file]: first })
  repository.git('init', '--quiet', '--initial-branch=main', '.')
  repository.commit('base')
  return repository
}

/** Branches `main` and `topic` that both appended; `topic` is checked out. */
function diverged(branch = ours): TemporaryRepository {
  const repository = aRepository()
  repository.git('switch', '--quiet', '-c', 'topic')
  repository.write(file, branch)
  repository.commit('ours')
  repository.git('switch', '--quiet', 'main')
  repository.write(file, theirs)
  repository.commit('theirs')
  repository.git('switch', '--quiet', 'topic')
  return repository
}

const run = (repository: TemporaryRepository, ...args: readonly string[]): Promise<CommandResult> =>
  infx.run(args, { cwd: repository.dir, env: { GITHUB_ACTIONS: '' } })
const text = (repository: TemporaryRepository, path = file): string =>
  readFileSync(join(repository.dir, path), 'utf8')
const fails = (work: () => unknown): boolean => {
  try {
    work()
    return false
  } catch {
    return true
  }
}

async function withDriver(repository: TemporaryRepository): Promise<void> {
  const command = `"${process.execPath}" "${infx.script}"`
  const installed = await run(repository, 'changelog', 'install', '--write', '--command', command)
  expect(installed).toMatchObject({ code: 0, stderr: '' })
}

describe('merge driver', () => {
  test('git merges main into a branch, and a branch into main, without a conflict', async () => {
    const merged = `${theirs}\n${entry(disaggKey, 'XXX')}`
    const repository = diverged()
    await withDriver(repository)
    repository.git('merge', '--quiet', '--no-edit', 'main')
    expect(text(repository)).toBe(merged)
    const other = diverged()
    await withDriver(other)
    other.git('switch', '--quiet', 'main')
    other.git('merge', '--quiet', '--no-edit', 'topic')
    expect(text(other)).toBe(merged)
  })

  test.each(['rebase', 'cherry-pick'])('%s puts our entry behind main’s', async (verb) => {
    const repository = diverged()
    await withDriver(repository)
    if (verb === 'rebase') repository.git('rebase', '--quiet', 'main')
    else {
      repository.git('switch', '--quiet', '--detach', 'main')
      repository.git('cherry-pick', 'topic')
    }
    expect(text(repository)).toBe(`${theirs}\n${entry(disaggKey, 'XXX')}`)
  })

  test('a changed history stays a conflict, and git’s output says why', async () => {
    const repository = diverged(ours.replace('About', 'On'))
    await withDriver(repository)
    expect(fails(() => repository.git('merge', '--no-edit', 'main'))).toBe(true)
    expect(repository.git('ls-files', '--unmerged', file).split('\n')).toHaveLength(3)
    expect(text(repository)).toBe(ours.replace('About', 'On'))
  })

  test('by hand, outside of any repository', async () => {
    const folder = openTemporary(temporaryFolder())
    for (const [name, content] of Object.entries({ base: first, ours, theirs })) folder.write(name, content)
    const merged = await run(folder, 'changelog', 'merge', 'base', 'ours', 'theirs')
    expect(merged).toMatchObject({ code: 0, stderr: '' })
    expect(text(folder, 'ours')).toBe(`${theirs}\n${entry(disaggKey, 'XXX')}`)
    const swapped = await run(folder, 'changelog', 'merge', 'base', 'ours', 'theirs', '--main', 'ours')
    expect(swapped.code).toBe(0)
    expect(text(folder, 'ours')).toBe(`${theirs}\n${entry(disaggKey, 'XXX')}`)
  })

  test('is this very program, whether or not it is on the PATH', async () => {
    const repository = diverged()
    expect((await run(repository, 'changelog', 'install', '--write')).code).toBe(0)
    expect(repository.git('config', 'merge.infx-changelog.driver')).toContain('infx.js')
    repository.git('merge', 'main')
    expect(text(repository)).toBe(`${theirs}\n${entry(disaggKey, 'XXX')}`)
  })

  test('installing twice changes nothing more', async () => {
    const repository = aRepository()
    await withDriver(repository)
    await withDriver(repository)
    expect(text(repository, '.gitattributes')).toBe(`${file} merge=infx-changelog\n`)
    const printed = await run(repository, 'changelog', 'install')
    expect(printed.stdout).toContain(`${file} merge=infx-changelog`)
    expect(printed.stdout).toContain('infx changelog merge %O %A %B %P')
  })
})

describe('a stopped merge', () => {
  test('is resolved from the index, with the link of the pull request, and may be asked for twice', async () => {
    const repository = diverged()
    expect(fails(() => repository.git('merge', 'main'))).toBe(true)
    const merged = await run(repository, 'changelog', 'merge', '--pull-request', '21')
    expect(merged).toMatchObject({ code: 0, stdout: `merged and added ${file}\n`, stderr: '' })
    expect(text(repository)).toBe(`${theirs}\n${entry(disaggKey, 'XXX').replace('pull/XXX', 'pull/21')}`)
    expect(repository.git('ls-files', '--unmerged')).toBe('')
    const again = await run(repository, 'changelog', 'merge', '--pull-request', '21')
    expect(again).toMatchObject({ code: 0, stdout: '' })
    expect(again.stderr).toContain('INFX070')
    repository.git('commit', '--quiet', '--no-edit')
  })

  test('refused: the reason, exit code 1, nothing written', async () => {
    const repository = diverged(ours.replace('About', 'On'))
    expect(fails(() => repository.git('merge', 'main'))).toBe(true)
    const before = text(repository)
    const refused = await run(repository, 'changelog', 'merge')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('INFX060  entry 1 is history and may not change, but "description" did')
    expect(text(repository)).toBe(before)
    expect(repository.git('ls-files', '--unmerged')).not.toBe('')
  })

  test('a side that removed the file', async () => {
    const repository = aRepository()
    repository.git('switch', '--quiet', '-c', 'topic')
    repository.git('rm', '--quiet', file)
    repository.commit('removed')
    repository.git('switch', '--quiet', 'main')
    repository.write(file, theirs)
    repository.commit('theirs')
    repository.git('switch', '--quiet', 'topic')
    expect(fails(() => repository.git('merge', 'main'))).toBe(true)
    const refused = await run(repository, 'changelog', 'merge')
    expect([refused.code, refused.stderr.includes(`INFX072  this side removed ${file}`)]).toEqual([1, true])
  })
})

describe('coverage', () => {
  const edited = (repository: TemporaryRepository, from: string, to: string): void => {
    const before = text(repository, config)
    expect(before).toContain(from)
    repository.write(config, before.replaceAll(from, to))
  }

  test('a changed key without an entry is an error on its line; a named unchanged one is a warning', async () => {
    const repository = aRepository()
    edited(repository, 'tp: 2, kv-offloading: none', 'tp: 4, kv-offloading: none')
    repository.write(file, `${first}\n${entry(fixedKey, 21)}`)
    const checked = await run(repository, 'check', '--base', 'main', '--pull-request', '21')
    expect(checked.code).toBe(1)
    expect(checked.stderr).toMatch(
      new RegExp(`${config}:\\d+:1 {2}error INFX073 {2}${agenticKey}: .*no new changelog entry names it`),
    )
    expect(checked.stderr).toContain(`${file}:7:1  warning INFX074  the points of ${fixedKey} did not change`)
  })

  test('a changed recipe changes the keys that bind it', async () => {
    const repository = aRepository()
    const recipe = 'recipes/tiny-disagg.yaml'
    repository.write(recipe, text(repository, recipe).replace('max_attempts: 180', 'max_attempts: 90'))
    const checked = await run(repository, 'check', '--base', 'main')
    expect([checked.code, checked.stderr.includes(`INFX073  ${disaggKey}:`)]).toEqual([1, true])
    expect(checked.stderr).toContain('recipe.health_check')
    expect(checked.stderr).not.toContain(`INFX073  ${agenticKey}`)
  })

  test('changelog add names exactly the changed keys, and then the check passes', async () => {
    const repository = aRepository()
    edited(repository, 'example.org/sglang:v1', 'example.org/sglang:v2')
    const args = ['--base', 'main', '--pull-request', '21', '--description', 'New image.', 'And why.']
    const added = await run(repository, 'changelog', 'add', ...args)
    expect(added).toMatchObject({ code: 0, stderr: '' })
    expect(
      added.stdout
        .split('\n')
        .slice(1, -1)
        .map((line) => line.trim())
        .sort(),
    ).toEqual([agenticKey, disaggKey, fixedKey].sort())
    expect(text(repository)).toContain('    - "New image."\n    - "And why."\n')
    const checked = await run(repository, 'check', '--base', 'main', '--pull-request', '21')
    expect([checked.code, checked.stderr]).toEqual([0, ''])
  })

  test('changelog add repeated writes nothing, says where the keys stand, and ends with 0', async () => {
    const repository = aRepository()
    edited(repository, 'example.org/sglang:v1', 'example.org/sglang:v2')
    const args = ['changelog', 'add', '--base', 'main', '--description', 'New image.']
    expect((await run(repository, ...args)).code).toBe(0)
    const once = text(repository)
    // The repository of the link is that of the entries before it.
    expect(once).toContain('pr-link: https://github.com/example-org/bench/pull/XXX\n')
    const again = await run(repository, ...args)
    expect([again.code, again.stdout, text(repository)]).toEqual([0, '', once])
    expect(again.stderr).toMatch(
      new RegExp(`^${file}:7:1 {2}notice INFX077 {2}the entry in line 7 is for .*${agenticKey}.* already\\n`),
    )
    // An evaluation asks for something else, for the same keys.
    expect((await run(repository, ...args, '--evals-only')).code).toBe(0)
    expect(text(repository)).toContain('evals-only: true')
  })

  test('changelog add repeated for given keys writes nothing either; another description is another entry', async () => {
    const repository = aRepository()
    const args = ['changelog', 'add', '--keys', fixedKey, '--description']
    expect((await run(repository, ...args, 'Once more.')).code).toBe(0)
    const once = text(repository)
    const again = await run(repository, ...args, 'Once more.')
    expect([again.code, text(repository)]).toEqual([0, once])
    expect(again.stderr).toContain('INFX077')
    expect((await run(repository, ...args, 'For another reason.')).code).toBe(0)
    expect(text(repository)).toContain('For another reason.')
  })

  test('changelog add repeated with the number fills it in where the placeholder stands', async () => {
    for (const which of [
      ['--base', 'main'],
      ['--keys', fixedKey],
    ]) {
      const repository = aRepository()
      edited(repository, 'example.org/sglang:v1', 'example.org/sglang:v2')
      const args = ['changelog', 'add', ...which, '--description', 'New image.']
      expect((await run(repository, ...args)).code).toBe(0)
      const once = text(repository)
      const again = await run(repository, ...args, '--pull-request', '21')
      expect([again.code, again.stdout]).toEqual([0, `${file}:7: the pr-link has its number now\n`])
      expect(text(repository)).toBe(once.replace('pull/XXX', 'pull/21'))
      expect(once).toContain('pull/XXX')
      // Now it is the entry of that pull request: nothing is left to do.
      const third = await run(repository, ...args, '--pull-request', '21')
      expect([third.code, third.stdout, text(repository)]).toEqual([0, '', once.replace('XXX', '21')])
    }
  })

  test('a placeholder in a fragment is filled in there', async () => {
    const repository = aRepository()
    edited(repository, 'tp: 2, kv-offloading: none', 'tp: 4, kv-offloading: none')
    const args = ['changelog', 'add', '--base', 'main', '--description', 'Wider.', '--fragment', 'wider']
    expect((await run(repository, ...args)).code).toBe(0)
    const again = await run(repository, ...args, '--pull-request', '21')
    expect([again.code, again.stdout]).toEqual([
      0,
      'changelog.d/wider.yaml:1: the pr-link has its number now\n',
    ])
    expect(text(repository, 'changelog.d/wider.yaml')).toContain('/example-org/bench/pull/21\n')
  })

  test('a number without a repository: the remote origin says which, else --repository is asked for', async () => {
    const settings = makeRepository({})
    const said = text(settings, 'infx.config.yaml').replace(/^repository:.*\n/m, '')
    const repository = makeRepository({ [file]: '', 'infx.config.yaml': said })
    repository.git('init', '--quiet', '--initial-branch=main', '.')
    const args = ['changelog', 'add', '--keys', fixedKey, '--description', 'x', '--pull-request', '9']
    const refused = await run(repository, ...args)
    expect([refused.code, text(repository)]).toEqual([1, ''])
    expect(refused.stderr).toContain('INFX301  pull request 9 of which repository?')
    expect(refused.stderr).toContain('give --repository OWNER/NAME')
    repository.git('remote', 'add', 'origin', 'git@other.example:acme/bench.git')
    expect((await run(repository, ...args)).code).toBe(1)
    repository.git('remote', 'set-url', 'origin', 'git@github.com:acme/bench.git')
    expect(await run(repository, ...args)).toMatchObject({ code: 0, stderr: '' })
    expect(text(repository)).toContain('pr-link: https://github.com/acme/bench/pull/9\n')
  })

  test('a key that does not exist gets no entry', async () => {
    const repository = aRepository()
    const add = (key: string) => run(repository, 'changelog', 'add', '--keys', key, '--description', 'x')
    const near = await add(`${fixedKey}x`)
    expect([near.code, text(repository)]).toEqual([1, first])
    expect(near.stderr).toContain(`INFX080  config key "${fixedKey}x" does not exist`)
    expect(near.stderr).toContain(`did you mean "${fixedKey}"?`)
    const far = await add('none-*')
    expect([far.code, text(repository)]).toEqual([1, first])
    expect(far.stderr).toContain('the configuration has ')
  })

  test('changed tells which evaluations moved, and only the asked keys', async () => {
    const repository = aRepository()
    edited(repository, 'example.org/sglang:v1', 'example.org/sglang:v2')
    const all = await run(repository, 'changed', '--base', 'main')
    expect(all.stdout).toMatch(/^ {4}.* conc [\d~ ]+ {3}eval: \d+~/m)
    const one = await run(repository, 'changed', '--base', 'main', '--keys', `${fixedKey},none-*`)
    expect([one.code, one.stdout]).toEqual([1, ''])
    expect(one.stderr).toContain('INFX080  no config key of base or head is "none-*"')
    const { stdout } = await run(repository, 'changed', '--base', 'main', '--keys', fixedKey)
    expect(stdout).toMatch(/^1 key changed\n/)
    expect(stdout).not.toContain(agenticKey)
  })

  test('nothing changed: nothing is added', async () => {
    const repository = aRepository()
    const added = await run(repository, 'changelog', 'add', '--base', 'main', '--description', 'x')
    expect([added.code, text(repository)]).toEqual([1, first])
    expect(added.stderr).toContain('no point changed against main')
  })

  test('a fragment counts like the document and is folded in', async () => {
    const repository = aRepository()
    edited(repository, 'tp: 2, kv-offloading: none', 'tp: 4, kv-offloading: none')
    const args = ['--base', 'main', '--pull-request', '21', '--description', 'Wider.', '--fragment', 'wider']
    expect((await run(repository, 'changelog', 'add', ...args)).code).toBe(0)
    expect(text(repository)).toBe(first)
    const fragment = text(repository, 'changelog.d/wider.yaml')
    const planned = await run(repository, 'plan', '--base', 'main', '--pull-request', '21', '--json')
    expect(planned.code).toBe(0)
    const plan: unknown = JSON.parse(planned.stdout)
    expect(plan).toMatchObject({ changelog: [{ configKeys: [agenticKey], file: 'changelog.d/wider.yaml' }] })
    repository.commit('fragment')
    repository.git('switch', '--quiet', '-c', 'release')
    expect((await run(repository, 'changelog', 'fold')).stdout).toContain('changelog.d/wider.yaml')
    expect(text(repository)).toBe(`${first}\n${fragment}`)
    expect(existsSync(join(repository.dir, 'changelog.d/wider.yaml'))).toBe(false)
    const checked = await run(repository, 'check', '--base', 'main', '--pull-request', '22')
    expect([checked.code, checked.stderr.includes('INFX07')]).toEqual([0, false])
  })
})

describe('the base', () => {
  test('a branch behind it adds its own entry only, and a line says so', async () => {
    const repository = diverged(`${first}\n${entry(fixedKey, 21)}`)
    const planned = await run(repository, 'plan', '--base', 'main', '--pull-request', '21', '--json')
    expect(planned.code).toBe(0)
    expect(JSON.parse(planned.stdout)).toMatchObject({ changelog: [{ configKeys: [fixedKey] }] })
    const checked = await run(repository, 'check', '--base', 'main', '--pull-request', '21')
    expect(checked.stderr).toContain('notice INFX076  the head is 1 commit behind main')
  })

  test('a moved changelog is compared with its old name, and its old entries are not new', async () => {
    const repository = aRepository()
    repository.write('logs/perf.yaml', text(repository))
    repository.git('rm', '--quiet', file)
    for (const isCommitted of [false, true]) {
      if (isCommitted) {
        repository.git('switch', '--quiet', '-c', 'topic')
        repository.commit('moved')
      }
      const head = isCommitted ? ['--head', 'topic'] : []
      const checked = await run(
        repository,
        'check',
        '--base',
        'main',
        '--changelog-file',
        'logs/perf.yaml',
        ...head,
      )
      expect(checked.stderr).toContain(`notice INFX071  the changelog moved from ${file} to logs/perf.yaml`)
      expect(checked.stdout).toContain('ok: 0 points')
    }
  })

  test('fragments that moved with their changelog are no new entries', async () => {
    const repository = makeRepository({ [file]: first, 'changelog.d/old.yaml': entry(agenticKey, 2) })
    repository.git('init', '--quiet', '--initial-branch=main', '.')
    repository.commit('base')
    repository.write('logs/perf.yaml', text(repository))
    repository.write('logs/changelog.d/old.yaml', text(repository, 'changelog.d/old.yaml'))
    repository.git('rm', '--quiet', '-r', file, 'changelog.d')
    const options = ['--base', 'main', '--changelog-file', 'logs/perf.yaml']
    const checked = await run(repository, 'check', ...options)
    expect(checked.stderr).toContain(`notice INFX071  the changelog moved from ${file} to logs/perf.yaml`)
    expect(checked.stdout).toContain('ok: 0 points')
    repository.write('logs/changelog.d/new.yaml', entry(fixedKey, 21))
    const planned = await run(repository, 'check', ...options, '--pull-request', '21')
    expect(planned.stdout).toMatch(/^ok: [1-9]/)
  })

  test('a base that a shallow checkout lacks is fetched once in CI, and a failure elsewhere', async () => {
    const origin = aRepository()
    const base = origin.git('rev-parse', 'HEAD')
    origin.write(file, `${first}\n${entry(fixedKey, 21)}`)
    origin.commit('entry')
    const clone = join(temporaryFolder(), 'shallow')
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${origin.dir}`, clone])
    const args = ['check', '--base', base, '--pull-request', '21']
    const here = await infx.run(args, { cwd: clone, env: { GITHUB_ACTIONS: '' } })
    expect([here.code, here.stderr.includes('INFX321')]).toEqual([3, true])
    const inCi = await infx.run(args, { cwd: clone, env: { GITHUB_ACTIONS: 'true' } })
    expect(inCi.stderr).toContain('INFX074')
    expect(inCi.stdout).toContain('ok: ')
    expect(openTemporary(clone).git('rev-parse', '--is-shallow-repository')).toBe('false')
  })

  test('a base that origin does not have stays a failure after the one fetch', async () => {
    const origin = aRepository()
    const clone = join(temporaryFolder(), 'shallow')
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${origin.dir}`, clone])
    const args = ['check', '--base', 'deadbeef'.repeat(5)]
    const result = await infx.run(args, { cwd: clone, env: { GITHUB_ACTIONS: 'true' } })
    expect([result.code, result.stdout]).toEqual([1, ''])
    expect(result.stderr).toContain('INFX321')
  })
})

test('a fragment needs a plain name', async () => {
  const repository = aRepository()
  mkdirSync(join(repository.dir, 'changelog.d'))
  const args = ['--keys', fixedKey, '--description', 'x', '--fragment', '../evil']
  const refused = await run(repository, 'changelog', 'add', ...args)
  expect([refused.code, refused.stderr.includes('INFX300')]).toEqual([2, true])
  expect(existsSync(join(repository.dir, 'evil.yaml'))).toBe(false)
})
