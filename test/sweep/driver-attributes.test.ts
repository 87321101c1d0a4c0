/** The line that `infx changelog install` writes: git itself says which files it is about. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { driverSetup } from '../../src/sweep/edit-changelog.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-attributes-'))
  execFileSync('git', ['init', '--quiet'], { cwd: dir })
})
afterAll(() => rmSync(dir, { recursive: true }))

const others = ['perf', 'log.yaml', 'x', 'perfX.yaml', 'changelog.yaml']

it.each([
  'perf-changelog.yaml',
  'perf log.yaml',
  '#perf.yaml',
  '!perf.yaml',
  '"perf".yaml',
  'perf*.yaml',
  'perf?.yaml',
  '[a]perf.yaml',
  'back\\slash.yaml',
  'tab\tname.yaml',
  ' leading.yaml',
  '变更.yaml',
])('matches %j and nothing else', (name) => {
  const { attributes } = driverSetup(name, 'infx')
  writeFileSync(join(dir, '.gitattributes'), `${attributes}\n`)
  const said = execFileSync('git', ['check-attr', '-z', 'merge', '--', name, ...others], { cwd: dir })
  const values = said
    .toString('utf8')
    .split('\0')
    .filter((_, index) => index % 3 === 2)
  expect(values).toEqual(['infx-changelog', ...others.map(() => 'unspecified')])
})
