/** Verbs that need a sweep, in a place that has none: which folder was looked at, and what to do. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.ts'
import { planDigest } from '../../src/core/plan/plan-digest.ts'
import type { Plan } from '../../src/core/plan/plan.ts'

let printed = ''
let problems = ''
let folder = ''
beforeEach(() => {
  ;[printed, problems] = ['', '']
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true))
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
  const repo = fileURLToPath(new URL('../../examples/quickstart', import.meta.url))
  await main(['plan', '--repo', repo, '--keys', '*fp8*', '--json'])
  writeFileSync(join(folder, 'plan.json'), printed)
  await main(['report', '--out', folder])
  expect(problems).toContain(`go on with: infx sweep --resume --out ${folder}\n`)
})

/** A plan.json of ours, edited by hand. */
async function leavePlan(edit: (plan: Plan) => object): Promise<void> {
  const repo = fileURLToPath(new URL('../../examples/quickstart', import.meta.url))
  await main(['plan', '--repo', repo, '--keys', '*fp8*', '--json'])
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(edit(JSON.parse(printed) as Plan)))
}

test.each(verbs.filter(([verb]) => verb !== 'failures'))('infx %s of half a plan', async (_verb, argv) => {
  await leavePlan(({ trigger: _, ...rest }) => rest)
  await main(argv(folder))
  expect(problems).toMatch(/error INFX308 .*plan\.json is not a whole plan \(trigger is missing\)/)
})

test('a plan without points has none to name', async () => {
  await leavePlan((plan) => {
    const canary = { state: 'skipped', because: [] } as const
    return { ...plan, points: [], canary, digest: planDigest({ points: [], canary }) }
  })
  await main(['repro', 'any', '--out', folder])
  expect(problems).toContain('this sweep had nothing to measure')
  expect(problems).not.toContain('name one')
})
