import { Buffer } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RepoSnapshot } from '../../src/core/plan/snapshot.ts'
import { openRepository } from '../../src/files/git.ts'
import { loadInfxConfig } from '../../src/files/infx-config.ts'
import { readSnapshotFromGit, readSnapshotFromWorkTree } from '../../src/files/snapshot.ts'
import type { SnapshotPaths } from '../../src/files/snapshot.ts'
import { openTemporary, temporaryFolder, temporaryRepository } from '../temporary-repository.ts'

const paths: SnapshotPaths = {
  configFiles: ['configs/master.yaml'],
  runnerConfig: 'configs/runners.yaml',
  changelogFile: 'perf-changelog.yaml',
  recipesDir: 'deploy/srt',
  goldenAlDir: 'golden',
}

function fill(dir: string): void {
  const { write } = openTemporary(dir)
  write('configs/master.yaml', 'a: 1\n')
  write('configs/runners.yaml', 'labels: {}\n')
  write('perf-changelog.yaml', '\ufeff[]\n')
  write('deploy/srt/sglang/x.yaml', 'name: x\n')
  write('deploy/srt/sglang/notes.txt', 'no recipe')
  write('golden/m_mtp.yaml', 'm: {}\n')
  write('data/trace.jsonl', '{}\n')
}

function expectWhole(snapshot: RepoSnapshot): void {
  expect(snapshot.configFiles).toEqual([{ path: 'configs/master.yaml', text: 'a: 1\n' }])
  expect(snapshot.runnerConfig?.text).toBe('labels: {}\n')
  expect(snapshot.changelog?.text).toBe('\ufeff[]\n')
  expect(snapshot.goldenCurves.map((file) => file.path)).toEqual(['golden/m_mtp.yaml'])
  expect(snapshot.readRecipe('recipes/sglang/x.yaml')).toBe('name: x\n')
  expect(snapshot.readRecipe('recipes/sglang/absent.yaml')).toBeUndefined()
  expect(snapshot.readRecipe('recipes/../../configs/master.yaml')).toBeUndefined()
  expect(snapshot.listRecipes?.()).toEqual(['recipes/sglang/x.yaml'])
  expect(snapshot.readFile('data/trace.jsonl')).toBe('{}\n')
  expect(snapshot.readFile('../outside')).toBeUndefined()
}

test('working tree and commit give the same snapshot', async () => {
  const origin = temporaryRepository()
  fill(origin.dir)
  const sha = origin.commit('one')
  const atCommit = await readSnapshotFromGit(await openRepository(origin.dir), 'main', paths)
  const onDisk = await readSnapshotFromWorkTree(origin.dir, paths)
  expect([atCommit.problems, onDisk.problems]).toEqual([[], []])
  expect([atCommit.snapshot.commit, onDisk.snapshot.commit]).toEqual([sha, undefined])
  expectWhole(atCommit.snapshot)
  expectWhole(onDisk.snapshot)
})

test('the snapshot of a commit does not see later changes, the working tree does', async () => {
  const origin = temporaryRepository()
  fill(origin.dir)
  origin.commit('one')
  origin.write('deploy/srt/sglang/x.yaml', 'name: changed\n')
  const atCommit = await readSnapshotFromGit(await openRepository(origin.dir), 'HEAD', paths)
  const onDisk = await readSnapshotFromWorkTree(origin.dir, paths)
  expect(atCommit.snapshot.readRecipe('recipes/sglang/x.yaml')).toBe('name: x\n')
  expect(onDisk.snapshot.readRecipe('recipes/sglang/x.yaml')).toBe('name: changed\n')
})

describe('missing and refused files', () => {
  test('a missing configuration is a problem with the near name; missing folders and changelog are only absent', async () => {
    const dir = temporaryFolder()
    openTemporary(dir).write('configs/nvidia-master.yaml', '')
    const wanted = { ...paths, configFiles: ['configs/nvidia-mastr.yaml'] }
    const { snapshot, problems } = await readSnapshotFromWorkTree(dir, wanted)
    expect(problems.map((item) => [item.code, item.hint])).toEqual([
      ['INFX324', 'did you mean "configs/nvidia-master.yaml"?'],
      ['INFX324', 'correct the path; it is relative to the repository root'],
    ])
    expect(snapshot).toMatchObject({ configFiles: [], goldenCurves: [] })
    expect(snapshot.changelog).toBeUndefined()
  })

  test('at a commit too', async () => {
    const origin = temporaryRepository()
    const sha = origin.commit('empty')
    const { problems } = await readSnapshotFromGit(await openRepository(origin.dir), 'HEAD', paths)
    expect(problems.map((item) => item.code)).toEqual(['INFX324', 'INFX324'])
    expect(problems[0]?.message).toContain(sha.slice(0, 12))
  })

  test('a link out of the repository is refused on disk and at a commit, a link inside is followed', async () => {
    const origin = temporaryRepository()
    fill(origin.dir)
    const outside = join(temporaryFolder(), 'secret.yaml')
    writeFileSync(outside, 'token: x\n')
    symlinkSync(outside, join(origin.dir, 'configs/leak.yaml'))
    symlinkSync('master.yaml', join(origin.dir, 'configs/alias.yaml'))
    symlinkSync(outside, join(origin.dir, 'deploy/srt/leak.yaml'))
    origin.commit('links')
    const wanted = { ...paths, configFiles: ['configs/leak.yaml', 'configs/alias.yaml'] }
    const reads = [
      await readSnapshotFromWorkTree(origin.dir, wanted),
      await readSnapshotFromGit(await openRepository(origin.dir), 'HEAD', wanted),
    ]
    for (const { snapshot, problems } of reads) {
      expect(problems.map((item) => [item.code, item.at?.file])).toEqual([['INFX325', 'configs/leak.yaml']])
      expect(snapshot.configFiles).toEqual([{ path: 'configs/alias.yaml', text: 'a: 1\n' }])
      expect(snapshot.readRecipe('recipes/leak.yaml')).toBeUndefined()
      expect(snapshot.recipeRefusalOf?.('recipes/leak.yaml')?.message).toMatch(/leads out of the repository/)
      expect(snapshot.recipeRefusalOf?.('recipes/absent.yaml')).toBeUndefined()
    }
  })

  test('a folder, a named pipe, a file above 64 MiB and another encoding are refused without being read', async () => {
    const dir = temporaryFolder()
    mkdirSync(join(dir, 'folder.yaml'))
    execFileSync('mkfifo', [join(dir, 'pipe.yaml')])
    writeFileSync(join(dir, 'huge.yaml'), '')
    truncateSync(join(dir, 'huge.yaml'), 64 * 1024 * 1024 + 1)
    writeFileSync(join(dir, 'latin.yaml'), Buffer.from('a: ok\nb: caf\u00e9\n', 'latin1'))
    const configFiles = ['folder.yaml', 'pipe.yaml', 'huge.yaml', 'latin.yaml']
    const { problems } = await readSnapshotFromWorkTree(dir, { configFiles })
    expect(problems.map((item) => item.code)).toEqual(['INFX325', 'INFX325', 'INFX325', 'INFX325'])
    expect(problems[3]?.at).toEqual({ file: 'latin.yaml', line: 2, col: 7 })
  })
})

describe('infx.config.yaml', () => {
  const load = (text: string): ReturnType<typeof loadInfxConfig> => {
    const dir = temporaryFolder()
    writeFileSync(join(dir, 'infx.config.yaml'), text)
    return loadInfxConfig(dir)
  }

  test('no file means no defaults', () => {
    expect(loadInfxConfig(temporaryFolder())).toEqual({ config: {}, problems: [] })
  })

  test('its values are the defaults', () => {
    const { config, problems } = load(
      'config-files: [configs/a.yaml]\neval-policy: { agentic: labelled, min-conc: 16 }\nparallel-points: 2\n',
    )
    expect(problems).toEqual([])
    expect(config).toEqual({
      'config-files': ['configs/a.yaml'],
      'eval-policy': { agentic: 'labelled', 'min-conc': 16 },
      'parallel-points': 2,
    })
  })

  test('every mistake is reported with its line, and nothing of the file is used', () => {
    const { config, problems } = load(
      'config-file: [a.yaml]\nduration: 0\neval-policy:\n  agentic: sometimes\n',
    )
    expect(config).toEqual({})
    const found = problems.map((item) => [item.at?.line, item.severity])
    expect(found.sort()).toEqual([
      [1, 'error'],
      [2, 'error'],
      [4, 'error'],
    ])
    expect(problems.find((item) => item.at?.line === 1)?.hint).toContain('did you mean "config-files"?')
  })

  test('broken YAML and an empty file', () => {
    expect(load('a: [').problems[0]?.severity).toBe('error')
    expect(load('').problems).toEqual([])
  })
})
