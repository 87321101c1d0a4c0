/** Where results may be written, and where not. */
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import { OutDir } from '../../src/sweep/out-dir.ts'
import { temporaryFolder } from '../temporary-repository.ts'
import { removeRepository } from './repository.ts'

let dir: string
beforeEach(() => {
  dir = temporaryFolder()
})
afterEach(() => removeRepository({ dir }))

const refusal = async (path: string, repoDir?: string): Promise<string> => {
  try {
    const out = await OutDir.open(path, repoDir)
    await out.close()
    return ''
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.message
  }
}
const tree = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true }).map(String).sort()

describe('an output directory', () => {
  it('is made with everything above it, ignored by git, and known again', async () => {
    const path = join(dir, 'deep/er/out')
    expect(await refusal(path)).toBe('')
    expect(readFileSync(join(path, '.gitignore'), 'utf8')).toMatch(/^#.*\n\*\n$/)
    writeFileSync(join(path, 'notes.txt'), 'mine')
    expect(await refusal(path)).toBe('')
  })

  it('keeps the .gitignore that somebody wrote', async () => {
    const path = join(dir, 'out')
    await refusal(path)
    writeFileSync(join(path, '.gitignore'), 'db/\n')
    writeFileSync(join(path, 'plan.json'), '{\n "schema": "plan.v1"\n}\n')
    expect(await refusal(path)).toBe('')
    expect(readFileSync(join(path, '.gitignore'), 'utf8')).toBe('db/\n')
  })

  it('may be an empty folder, one with only the database, and one named .infx that an action has filled', async () => {
    mkdirSync(join(dir, 'empty'))
    mkdirSync(join(dir, 'database/db'), { recursive: true })
    mkdirSync(join(dir, '.infx/artifacts/results_bmk'), { recursive: true })
    for (const name of ['empty', 'database', '.infx']) expect(await refusal(join(dir, name))).toBe('')
  })

  it('is never the root of the file system, the repository, or a folder above it, by whatever name', async () => {
    const repo = join(dir, 'above/repo')
    mkdirSync(repo, { recursive: true })
    symlinkSync(repo, join(dir, 'link'))
    const before = tree(dir)
    expect(await refusal('/', repo)).toMatch(/^error INFX318 {2}out: \/ is the root/)
    expect(await refusal(repo, repo)).toMatch(/INFX318 {2}out: .*\/repo is the repository/)
    expect(await refusal(join(dir, 'link'), repo)).toMatch(/INFX318 {2}out: .*\/link is the repository/)
    expect(await refusal(join(dir, 'above'), repo)).toMatch(/INFX318 {2}out: .*\/above holds the repository/)
    expect(tree(dir)).toEqual(before)
    expect(await refusal(join(repo, 'out'), repo)).toBe('')
    expect(await refusal(join(dir, 'above/repo-out'), repo)).toBe('')
  })

  it('is not a folder with files of somebody else, which stay as they are', async () => {
    mkdirSync(join(dir, 'mine/results'), { recursive: true })
    writeFileSync(join(dir, 'mine/plan.json'), '{"holiday": true}')
    const before = tree(dir)
    expect(await refusal(join(dir, 'mine'))).toMatch(
      /^error INFX318 .*holds files that infx did not write \(plan\.json, results …\)\n {4}name a folder of its own/,
    )
    expect(tree(dir)).toEqual(before)
  })

  it('is not a file, and not below one', async () => {
    writeFileSync(join(dir, 'file'), '')
    expect(await refusal(join(dir, 'file'))).toMatch(/^error INFX305 {2}cannot create .*a file of that name/)
    expect(await refusal(join(dir, 'file/out'))).toMatch(/^error INFX305 {2}cannot create/)
    symlinkSync(join(dir, 'nowhere'), join(dir, 'dangling'))
    expect(await refusal(join(dir, 'dangling'))).toMatch(/^error INFX305 {2}cannot create/)
  })

  // Node's recursive mkdir never ends there.
  it.skipIf(!existsSync('/proc/self'))('below /proc is refused at once, as infrastructure', async () => {
    await expect(OutDir.open('/proc/infx/out')).rejects.toMatchObject({
      problems: [{ code: 'INFX305', blame: 'infra', hint: 'choose another --out' }],
    })
  })
})
