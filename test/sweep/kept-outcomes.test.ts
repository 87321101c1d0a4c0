/** What a resumed sweep finds of its points, when somebody has put something else into its files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readKeptOutcomes } from '../../src/sweep/kept-outcomes.ts'
import { aSweepPoint } from '../builders.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

it('files that are nested thousands of levels deep are damage, and their points run again', () => {
  const out = temporaryFolder()
  const result = aSweepPoint({ id: 'a', status: 'valid', resultPath: '.infx/results/a.json' })
  write(join(out, 'points/a/outcome.json'), JSON.stringify({ result, verdicts: [], workDir: 'points/a' }))
  write(join(out, '.infx/results/a.json'), `{"infx":{"point_id":"a","zz":${deep}}}`)
  write(join(out, 'points/b/outcome.json'), `{"zz":${deep}}`)
  const { outcomes, damages } = readKeptOutcomes(out)
  expect(outcomes.size).toBe(0)
  expect(damages.map(({ files, problem }) => [files[0], problem.code, problem.message])).toEqual([
    [
      join(out, '.infx/results/a.json'),
      'INFX326',
      expect.stringContaining('is nested more than 64 levels deep: a counts as not done'),
    ],
    [
      join(out, 'points/b/outcome.json'),
      'INFX326',
      expect.stringContaining('is nested more than 64 levels deep: b counts as not done'),
    ],
  ])
})
