/** Verbs that need a sweep, in a place that has none: which folder was looked at, and what to do. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.ts'
import { writePlanFile } from '../../src/files/plan-file.ts'
import { aPlan } from '../builders.ts'

let problems = ''
let folder = ''
beforeEach(() => {
  problems = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((problems += String(text)), true))
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'infx-no-sweep-')))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  process.exitCode = undefined
})

const verbs: readonly (readonly [string, (out: string) => readonly string[]])[] = [
  ['repro', (out) => ['repro', 'any', '--out', out]],
  ['report', (out) => ['report', '--out', out]],
  ['ingest', (out) => ['ingest', '--out', out]],
  ['failures', (out) => ['failures', out]],
]

describe.each(verbs)('infx %s', (_verb, argv) => {
  test('where there is no folder', async () => {
    const out = join(folder, '.infx')
    await main(argv(out))
    expect(process.exitCode).toBe(1)
    expect(problems).toContain(out)
    expect(problems).toMatch(/error INFX308 {2}.*\n {4}run "infx sweep" first, or /)
    expect(problems).not.toContain('ENOENT')
  })
})

test.each(verbs.filter(([verb]) => verb !== 'failures'))(
  'infx %s in a folder of something else',
  async (_verb, argv) => {
    mkdirSync(join(folder, 'docs'))
    await main(argv(join(folder, 'docs')))
    expect(problems).toContain(`${join(folder, 'docs')} holds no sweep: no plan.json is in it`)
  },
)

test('a sweep that was killed can be gone on with', async () => {
  await writePlanFile(join(folder, 'plan.json'), aPlan({ points: [] }))
  await main(['report', '--out', folder])
  expect(problems).toContain(`go on with: infx sweep --resume --out ${folder}\n`)
})
