import { Buffer } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkChangelog } from '../../src/core/changelog/check.ts'
import { ProblemError } from '../../src/core/problem.ts'
import type { Problem } from '../../src/core/problem.ts'
import { BatchParser } from '../../src/files/git-batch.ts'
import { openRepository } from '../../src/files/git.ts'
import { noSharedReason, sharedDir } from '../shared.ts'
import { openTemporary, temporaryFolder, temporaryRepository } from '../temporary-repository.ts'

const zeroSha = '0'.repeat(40)

async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ProblemError)) throw new Error(`expected a ProblemError, got ${String(error)}`)
  const [problem] = error.problems
  if (!problem) throw new Error('a ProblemError without problems')
  return problem
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('refs', () => {
  test('names, short SHAs and ancestors resolve to the full commit', async () => {
    const origin = temporaryRepository()
    const first = origin.commit('one')
    const second = origin.commit('two')
    origin.git('tag', 'v1/α', first)
    const repository = await openRepository(origin.dir)
    for (const ref of ['main', 'HEAD', '@', second, second.slice(0, 8), 'refs/heads/main']) {
      expect(await repository.resolve(ref)).toBe(second)
    }
    for (const ref of ['HEAD~1', 'HEAD^', 'v1/α', 'main~']) expect(await repository.resolve(ref)).toBe(first)
  })

  test('an annotated tag gives its commit, a blob is refused', async () => {
    const origin = temporaryRepository()
    origin.write('a', 'x')
    const sha = origin.commit('one')
    origin.git('tag', '-a', 'v1', '-m', 'release')
    const repository = await openRepository(origin.dir)
    expect(await repository.resolve('v1')).toBe(sha)
    expect((await problemOf(repository.resolve('HEAD:a'))).code).toBe('INFX322')
  })

  test('an unknown branch is the user’s mistake, with the near name', async () => {
    const origin = temporaryRepository()
    origin.commit('one')
    const repository = await openRepository(origin.dir)
    const problem = await problemOf(repository.resolve('mian'))
    expect(problem).toMatchObject({ code: 'INFX322', blame: 'user', hint: 'did you mean "main"?' })
  })

  test('what git would read as an option, a range or a search is refused before git sees it', async () => {
    const origin = temporaryRepository()
    origin.commit('one')
    const repository = await openRepository(origin.dir)
    const target = join(origin.dir, 'written')
    for (const ref of [
      `--output=${target}`,
      '-h',
      '',
      'a..b',
      'HEAD:x',
      ':/one',
      'HEAD^{/one}',
      'a b',
      'x\ny',
    ]) {
      expect((await problemOf(repository.resolve(ref))).code).toBe('INFX322')
    }
    expect(existsSync(target)).toBe(false)
  })

  test('no text makes git write or print anything but a SHA', async () => {
    const origin = temporaryRepository()
    const sha = origin.commit('one')
    const repository = await openRepository(origin.dir)
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 12 }), async (ref) => {
        const outcome = await repository.resolve(ref).catch((cause: unknown) => cause)
        expect(outcome === sha || outcome instanceof ProblemError).toBe(true)
      }),
      { numRuns: 40 },
    )
    expect(origin.git('status', '--porcelain')).toBe('')
  })

  test('the all-zero SHA names no commit and says what to give instead', async () => {
    const origin = temporaryRepository()
    origin.commit('one')
    const problem = await problemOf((await openRepository(origin.dir)).resolve(zeroSha))
    expect(problem.message).toContain('all-zero')
    expect(problem.hint).toContain('--base')
  })
})

describe('history', () => {
  test('merge base and how far the branch is behind', async () => {
    const origin = temporaryRepository()
    const root = origin.commit('root')
    origin.git('switch', '--quiet', '-c', 'topic')
    origin.commit('ours')
    origin.git('switch', '--quiet', 'main')
    origin.commit('theirs 1')
    origin.commit('theirs 2')
    const repository = await openRepository(origin.dir)
    expect(await repository.mergeBase('topic', 'main')).toBe(root)
    expect(await repository.commitsBehind('topic', 'main')).toBe(2)
    expect(await repository.commitsBehind('main', 'topic')).toBe(1)
  })

  test('unrelated histories have no merge base', async () => {
    const origin = temporaryRepository()
    origin.commit('one')
    origin.git('switch', '--quiet', '--orphan', 'other')
    origin.commit('two')
    const problem = await problemOf((await openRepository(origin.dir)).mergeBase('main', 'other'))
    expect(problem).toMatchObject({ code: 'INFX322', blame: 'user' })
  })

  test('a shallow clone without the base fails with fetch-depth, and a fetch repairs it', async () => {
    const origin = temporaryRepository()
    origin.write('log', '1')
    const base = origin.commit('one')
    origin.write('log', '2')
    origin.commit('two')
    const clone = join(temporaryFolder(), 'shallow')
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${origin.dir}`, clone])
    const repository = await openRepository(clone)
    expect(await repository.isShallow()).toBe(true)
    const problem = await problemOf(repository.resolve(base))
    expect(problem).toMatchObject({ code: 'INFX321', blame: 'infra' })
    expect(problem.hint).toContain('fetch-depth: 0')
    // Whatever is behind the border cannot be named either; a name that is nowhere may be there.
    expect(await problemOf(repository.resolve('HEAD~1'))).toMatchObject({
      code: 'INFX321',
      message: '"HEAD~1" is not in this shallow clone',
    })
    expect(await problemOf(repository.resolve('release-9'))).toMatchObject({
      code: 'INFX322',
      message: 'ref "release-9" is unknown in this shallow clone',
      hint: problem.hint,
    })
    await repository.fetchHistory(['HEAD~1'], 20_000)
    expect(await repository.mergeBase('HEAD', base)).toBe(base)
  })

  test('a merge base behind the shallow border is a failure, not an empty answer', async () => {
    const origin = temporaryRepository()
    origin.commit('root')
    origin.git('switch', '--quiet', '-c', 'topic')
    origin.commit('ours')
    origin.git('switch', '--quiet', 'main')
    origin.commit('theirs')
    const clone = join(temporaryFolder(), 'shallow')
    const options = ['--quiet', '--depth', '1', '--no-single-branch']
    execFileSync('git', ['clone', ...options, `file://${origin.dir}`, clone])
    const problem = await problemOf((await openRepository(clone)).mergeBase('origin/topic', 'origin/main'))
    expect(problem.code).toBe('INFX321')
  })

  test('a base that was force-pushed away is absent, whoever asks', async () => {
    const origin = temporaryRepository()
    origin.commit('one')
    const problem = await problemOf((await openRepository(origin.dir)).resolve('deadbeef'.repeat(5)))
    expect(problem).toMatchObject({ code: 'INFX321', blame: 'user' })
  })
})

describe('files at a commit', () => {
  test('contents byte for byte, whatever they hold; missing ones are named as missing', async () => {
    const origin = temporaryRepository()
    const bytes = Buffer.from([0, 10, 255, 10, 10, 13, 10])
    origin.write('dir/odd name ü.bin', bytes)
    origin.write('empty', '')
    origin.commit('one')
    origin.write('empty', 'changed since')
    const repository = await openRepository(origin.dir)
    const paths = ['empty', 'absent', 'dir/odd name ü.bin', 'dir', '../empty', 'a\nb']
    const answers = await repository.readFiles('HEAD', paths, 100)
    expect(answers.get('empty')).toEqual({ kind: 'blob', bytes: Buffer.alloc(0) })
    expect(answers.get('dir/odd name ü.bin')).toEqual({ kind: 'blob', bytes })
    for (const path of ['absent', '../empty', 'a\nb']) expect(answers.get(path)).toEqual({ kind: 'missing' })
    expect(answers.get('dir')).toEqual({ kind: 'other', type: 'tree' })
    expect(repository.readFileNow(await repository.resolve('HEAD'), 'empty', 10).kind).toBe('blob')
  })

  test('a file above the bound is not held, and the files behind it are still read', async () => {
    const origin = temporaryRepository()
    origin.write('big', 'x'.repeat(200_000))
    origin.write('small', 'y')
    origin.commit('one')
    const answers = await (await openRepository(origin.dir)).readFiles('HEAD', ['big', 'small'], 1000)
    expect(answers.get('big')).toEqual({ kind: 'too-large', size: 200_000 })
    expect(answers.get('small')).toEqual({ kind: 'blob', bytes: Buffer.from('y') })
  })

  test('links are followed inside the tree and refused outside', async () => {
    const origin = temporaryRepository()
    origin.write('real', 'text')
    symlinkSync('real', join(origin.dir, 'inside'))
    symlinkSync('/etc/hostname', join(origin.dir, 'outside'))
    origin.commit('one')
    const answers = await (
      await openRepository(origin.dir)
    ).readFiles('HEAD', ['inside', 'outside', 'real'], 1000)
    expect(answers.get('inside')).toEqual({ kind: 'blob', bytes: Buffer.from('text') })
    expect(answers.get('outside')).toEqual({ kind: 'symlink' })
    expect(answers.get('real')?.kind).toBe('blob')
  })

  test('paths are relative to the folder that was opened', async () => {
    const origin = temporaryRepository()
    origin.write('sub/configs/a.yaml', 'a')
    origin.write('configs/b.yaml', 'b')
    origin.commit('one')
    const repository = await openRepository(join(origin.dir, 'sub'))
    expect((await repository.listFiles('HEAD', 'configs')).map((file) => file.path)).toEqual([
      'configs/a.yaml',
    ])
    expect((await repository.readFiles('HEAD', ['configs/a.yaml'], 10)).get('configs/a.yaml')?.kind).toBe(
      'blob',
    )
    expect(await repository.listFiles('HEAD', 'nothing')).toEqual([])
    origin.write('sub/configs/a.yaml', 'changed')
    origin.write('sub/new', '')
    expect([...(await repository.changedPaths([]))].sort()).toEqual(['configs/a.yaml', 'new'])
  })

  test('the batch reader gives the same answers however the stream is cut', () => {
    const sha = 'a'.repeat(40)
    const stream = Buffer.from(
      `${sha} blob 3\na\nb\nHEAD:x missing\nsymlink 4\n/etc\n${sha} tree 2\nxy\n${sha} blob 0\n\n`,
    )
    const whole = new BatchParser(10)
    whole.push(stream)
    expect(whole.answers.map((answer) => answer.kind)).toEqual([
      'blob',
      'missing',
      'symlink',
      'other',
      'blob',
    ])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
        const parser = new BatchParser(10)
        for (let at = 0, turn = 0; at < stream.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1
          parser.push(stream.subarray(at, at + size))
          at += size
        }
        expect(parser.answers).toEqual(whole.answers)
        expect(parser.atBoundary).toBe(true)
      }),
    )
  })
})

describe('environment', () => {
  test('no git on PATH', async () => {
    const folder = temporaryFolder()
    vi.stubEnv('PATH', folder)
    const problem = await problemOf(openRepository(folder))
    expect(problem).toMatchObject({ code: 'INFX320', blame: 'infra' })
    expect(problem.hint).toContain('--keys')
  })

  test('outside of a repository, and no folder at all', async () => {
    const folder = temporaryFolder()
    expect(await problemOf(openRepository(folder))).toMatchObject({ code: 'INFX320', blame: 'user' })
    expect((await problemOf(openRepository(join(folder, 'absent')))).message).toContain('is not a folder')
  })

  test('variables of a hook do not redirect us to another repository', async () => {
    const here = temporaryRepository()
    const there = temporaryRepository()
    const sha = here.commit('here')
    there.commit('there')
    vi.stubEnv('GIT_DIR', join(there.dir, '.git'))
    expect(await (await openRepository(here.dir)).resolve('HEAD')).toBe(sha)
  })

  test('a git that fails for another reason is quoted, not hidden', async () => {
    const origin = temporaryRepository()
    origin.commit('one')
    const folder = temporaryFolder()
    openTemporary(folder).write('git', '#!/bin/sh\necho "fatal: disk on fire" >&2\nexit 128\n')
    chmodSync(join(folder, 'git'), 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`)
    const problem = await problemOf(openRepository(origin.dir))
    expect(problem).toMatchObject({ code: 'INFX323', blame: 'infra' })
    expect(problem.message).toContain('disk on fire')
  })
})

describe.skipIf(sharedDir === undefined)(`cases (${noSharedReason})`, () => {
  const runSetup = (name: string): string => {
    const dir = join(temporaryFolder(), 'case')
    execFileSync('sh', [join(sharedDir ?? '', 'cases', name, 'setup.sh'), dir])
    return dir
  }

  test('CL-03: a branch behind main adds its own entry only', async () => {
    const repository = await openRepository(runSetup('CL-03'))
    const base = await repository.mergeBase('pr-base-sha', 'pr-head-sha')
    const [before, after] = await Promise.all(
      [base, 'pr-head-sha'].map(async (ref) => {
        const answer = (await repository.readFiles(ref, ['log.yaml'], 10_000)).get('log.yaml')
        return answer?.kind === 'blob' ? { path: 'log.yaml', text: answer.bytes.toString() } : undefined
      }),
    )
    if (!before || !after) throw new Error('log.yaml is missing')
    const check = checkChangelog({
      base: before,
      head: after,
      repository: 'acme/bench',
      pullRequest: 21,
      onMain: false,
    })
    expect(check.problems).toEqual([])
    expect(check.added.map((entry) => entry.configKeys)).toEqual([['orca-fp8-qn4-alpha']])
    expect(await repository.commitsBehind('pr-head-sha', 'pr-base-sha')).toBe(1)
  })

  test('CL-09: a base that is not there never looks like an empty change', async () => {
    const dir = runSetup('CL-09')
    const sha = (name: string): string => readFileSync(join(dir, name), 'utf8').trim()
    const full = await openRepository(join(dir, 'full'))
    const shallow = await openRepository(join(dir, 'shallow'))
    expect((await problemOf(shallow.mergeBase(sha('base.sha'), 'HEAD'))).code).toBe('INFX321')
    expect((await problemOf(full.mergeBase(zeroSha, 'HEAD'))).code).toBe('INFX322')
    expect((await problemOf(full.mergeBase('deadbeef'.repeat(5), 'HEAD'))).code).toBe('INFX321')
    expect((await problemOf(full.mergeBase('--output=/tmp/x', 'HEAD'))).code).toBe('INFX322')
    await shallow.fetchHistory([sha('base.sha')], 20_000)
    expect(await shallow.mergeBase(sha('base.sha'), 'HEAD')).toBe(sha('base.sha'))
  })
})
