/**
 * Every real change of the ecosystem's repository that was recorded, in every recorded variant: the matrix of
 * `infx matrix` against the one its changelog processing made under its rules of 2026-08-22.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkChangelog } from '../../src/core/changelog/check.ts'
import { changelogMatrix } from '../../src/core/plan/changelog-matrix.ts'
import { defaultPlanPolicy } from '../../src/core/plan/policy.ts'
import type { RepoSnapshot } from '../../src/core/plan/snapshot.ts'
import type { Problem, ProblemCode } from '../../src/core/problem.ts'
import { openRepository } from '../../src/files/git.ts'
import { readSnapshotFromGit } from '../../src/files/snapshot.ts'
import { buildSelf, type Self } from '../self.ts'
import { noSharedReason, sharedDir } from '../shared.ts'

/** What the reference gave: 0 with `out`, or 1 with `error`. */
type Recorded =
  | { readonly rc: 0; readonly out: Readonly<Record<string, unknown>> }
  | { readonly rc: 1; readonly error: string }

const labels: Readonly<Record<string, readonly string[]>> = {
  full: [],
  trim: ['sweep-enabled'],
  'all-evals': ['all-evals'],
  'evals-only': ['evals-only'],
}

/**
 * Accepted by the reference, refused by our gate (not by `infx matrix`, which says them as warnings), each because the
 * reference is wrong by inferencex.md §12-13:
 * INFX058, D10 and F29/F32: blank lines around a new entry are damage that its own library refuses, its gate does not.
 * INFX061, D10 and F32: old lines reformatted; its diff scan sees no deleted text and lets it pass.
 * INFX063, D10 and F30: an entry in the middle of the file; its diff scan cannot tell where a line was added.
 * INFX068, D10: links are never looked at by its gate.
 */
const refusedByOurGate: Readonly<Record<string, readonly ProblemCode[]>> = {
  ...alike('INFX058', '032 044 055 056 078 111'),
  ...alike('INFX061', '084 096'),
  ...alike('INFX063', '029 033 036 038 040 046 049 051 054 059 086 088 091 093 099 102 103 107 109 120 127'),
  ...alike('INFX068', '050'),
  '035': ['INFX058', 'INFX061'],
}

function alike(code: ProblemCode, cases: string): Readonly<Record<string, readonly ProblemCode[]>> {
  return Object.fromEntries(cases.split(' ').map((name) => [name, [code]]))
}

/** Refused by both: what the reference says, and our code for it. There is no change that only one of them refuses. */
const sameRefusal: readonly (readonly [RegExp, ProblemCode])[] = [
  [/disagg=true requires kv-p2p-transfer/, 'INFX021'],
  [/Deletions are not allowed/, 'INFX062'],
  [/generate_sweep_configs.*non-zero exit status/s, 'INFX026'],
]

const folder = `${sharedDir}corpus/changelog/`

/** `case name → variant → recorded`. */
function recordings(): ReadonlyMap<string, ReadonlyMap<string, Recorded>> {
  const cases = new Map<string, Map<string, Recorded>>()
  for (const file of sharedDir === undefined ? [] : readdirSync(`${folder}expected`).sort()) {
    const [tag = '', rules, variant = ''] = file.split('.')
    if (rules !== 'head') continue
    const name = tag.slice('case-'.length)
    const variants = cases.get(name) ?? new Map<string, Recorded>()
    variants.set(variant, JSON.parse(gunzipSync(readFileSync(`${folder}expected/${file}`)).toString('utf8')))
    cases.set(name, variants)
  }
  return cases
}

const recorded = recordings()
const errorCodes = (problems: readonly Problem[]): readonly ProblemCode[] =>
  [...new Set(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code))].sort()

describe.skipIf(sharedDir === undefined)(
  `real history (${sharedDir === undefined ? noSharedReason : 'read'})`,
  () => {
    let clone: string
    let self: Self
    beforeAll(async () => {
      clone = mkdtempSync(join(tmpdir(), 'infx-history-'))
      execFileSync('git', ['clone', '--quiet', '--branch', 'main', `${folder}history.bundle`, clone])
      self = await buildSelf()
    })
    afterAll(() => {
      self.remove()
      rmSync(clone, { recursive: true, force: true })
    })

    const read = async (tag: string): Promise<RepoSnapshot> => {
      const { snapshot } = await readSnapshotFromGit(await openRepository(clone), tag, {
        configFiles: ['configs/amd-master.yaml', 'configs/nvidia-master.yaml'],
        runnerConfig: 'configs/runners.yaml',
        changelogFile: 'perf-changelog.yaml',
      })
      return snapshot
    }

    it('covers every case and variant that was recorded', () => {
      const variants = [...recorded.values()].flatMap((found) => [...found.values()])
      expect(recorded.size).toBe(133)
      expect(variants.filter(({ rc }) => rc === 0)).toHaveLength(189)
      expect(variants.filter(({ rc }) => rc === 1)).toHaveLength(49)
    })

    it.each([...recorded].map(([name, variants]) => ({ name, variants })))(
      'case $name',
      async ({ name, variants }) => {
        const base = await read(`case-${name}-base`)
        const head = await read(`case-${name}-head`)
        for (const [variant, reference] of variants) {
          const { matrix, problems } = changelogMatrix({
            ...{ base, head, baseRef: 'a', headRef: 'b' },
            labels: labels[variant] ?? [],
            policy: { ...defaultPlanPolicy, unknownRunner: 'warning' },
          })
          if (reference.rc === 0) {
            expect(errorCodes(problems), variant).toEqual([])
            expect(withoutRefs(matrix), variant).toEqual(reference.out)
          } else {
            expect(matrix, variant).toBeUndefined()
            const code = sameRefusal.find(([reason]) => reason.test(reference.error))?.[1]
            expect(errorCodes(problems), variant).toContain(code)
          }
        }
        if (variants.get('full')?.rc !== 0 || !head.changelog || !base.changelog) return
        const gate = checkChangelog({ head: head.changelog, base: base.changelog, onMain: false })
        expect(errorCodes(gate.problems)).toEqual(refusedByOurGate[name] ?? [])
      },
    )

    const matrixOf = (name: string, ...options: readonly string[]) =>
      self.run([
        ...['matrix', '--format', 'inferencex', '--repo', clone],
        ...['--base', `case-${name}-base`, '--head', `case-${name}-head`, ...options],
      ])

    it.each([
      ['132', 'full', []],
      ['035', 'full', []],
      ['132', 'trim', ['--trim']],
      ['132', 'all-evals', ['--all-evals']],
      ['132', 'evals-only', ['--evals-only']],
    ] as const)('prints case %s, %s, as a process', async (name, variant, options) => {
      const { code, stdout } = await matrixOf(name, ...options)
      const reference = recorded.get(name)?.get(variant)
      if (reference?.rc !== 0) throw new Error(`case ${name} has no accepted variant ${variant}`)
      const matrix: MatrixOutput = JSON.parse(stdout)
      expect(code).toBe(0)
      expect(withoutRefs(matrix)).toEqual(reference.out)
      expect(matrix.changelog_metadata).toMatchObject({
        base_ref: `case-${name}-base`,
        head_ref: `case-${name}-head`,
      })
    })

    it('leaves stdout empty and ends with 1 when the change is refused', async () => {
      const { code, stdout, stderr } = await matrixOf('031')
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^perf-changelog\.yaml:\d+:\d+ {2}error INFX062 /m)
    })

    it('fails on a base that does not exist, instead of finding no entries', async () => {
      const { code, stdout, stderr } = await self.run(['matrix', '--repo', clone, '--base', '0'.repeat(40)])
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toContain('INFX32')
    })
  },
)

interface MatrixOutput {
  readonly changelog_metadata: {
    readonly base_ref: string
    readonly head_ref: string
    readonly entries: readonly unknown[]
  }
}

/** The recordings leave the refs out. */
function withoutRefs(matrix: MatrixOutput | undefined): unknown {
  return matrix && { ...matrix, changelog_metadata: { entries: matrix.changelog_metadata.entries } }
}
