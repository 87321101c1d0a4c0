/** The changelog cases of the shared folder: what happened in real repositories, and the right answer. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkChangelog } from '../../../src/core/changelog/check.ts'
import type { ChangelogCheck, ChangelogInput } from '../../../src/core/changelog/check.ts'
import type { TextFile } from '../../../src/core/plan/snapshot.ts'
import { hasErrors } from '../../../src/core/problem.ts'
import { openRepository } from '../../../src/files/git.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { temporaryFolder } from '../../temporary-repository.ts'

const read = (name: string): TextFile => ({
  path: 'perf-changelog.yaml',
  text: readFileSync(join(sharedDir ?? '', 'cases', name), 'utf8'),
})

const check = (
  base: TextFile | undefined,
  head: TextFile,
  rest: Partial<ChangelogInput> = {},
): ChangelogCheck =>
  checkChangelog({
    ...(base === undefined ? {} : { base }),
    ...{ head, repository: 'acme/bench', pullRequest: 21, onMain: false },
    ...rest,
  })

const keys = ({ added }: ChangelogCheck): readonly string[] => added.flatMap((entry) => entry.configKeys)
const codes = ({ problems }: ChangelogCheck): readonly string[] =>
  problems.map((item) => `${item.code} ${item.severity}`)

describe.skipIf(sharedDir === undefined)(`cases (${noSharedReason})`, () => {
  test('CL-01: a base without final newline is a warning', () => {
    const result = check(read('CL-01/base.yaml'), read('CL-01/head.yaml'))
    expect(codes(result)).toEqual(['INFX051 warning'])
    expect(keys(result)).toEqual(['orca-fp8-qn4-alpha'])
  })

  test('CL-02: stripped blanks of an old line fail, or warn by policy, and never select the old entry', () => {
    const [base, head] = [read('CL-02/base.yaml'), read('CL-02/head.yaml')]
    const strict = check(base, head)
    expect(codes(strict)).toEqual(['INFX061 error'])
    expect(strict.problems[0]).toMatchObject({
      at: { line: 5 },
      message: 'line 5 differs from the base only in blanks',
    })
    expect(strict.problems[0]?.hint).toContain('restore the bytes of the base')
    const lenient = check(base, head, { whitespace: 'warn' })
    expect(codes(lenient)).toEqual(['INFX061 warning'])
    expect(keys(lenient)).toEqual(['orca-fp8-qn4-alpha'])
  })

  test('CL-06: each wrong link has its own answer and the line to paste', () => {
    const head = read('CL-06/new-entries.yaml')
    const lines = head.text.split('\n')
    const { problems } = check(undefined, head)
    const byLink = new Map(
      problems.map((item) => [lines[(item.at?.line ?? 1) - 1]?.replace('  pr-link: ', ''), item] as const),
    )
    const verdicts = [...byLink].filter(([link]) => link?.startsWith('http'))
    expect(verdicts.map(([link, item]) => [link, item.code, item.severity])).toEqual([
      ['https://github.com/acme/bench/pull/TBD', 'INFX066', 'error'],
      ['https://github.com/acme/bench/pull/19', 'INFX067', 'error'],
      ['https://github.com/acme/Bench/pull/21/', 'INFX069', 'notice'],
      ['https://github.com/acme/bench/pull/21#issuecomment-1', 'INFX068', 'error'],
      ['http://github.com.evil.example/acme/bench/pull/21', 'INFX068', 'error'],
    ])
    expect(verdicts[0]?.[1].hint).toBe('paste in line 3: "  pr-link: https://github.com/acme/bench/pull/21"')
    expect(verdicts[4]?.[1].message).toContain('host "github.com.evil.example"')
  })

  test('CL-12: what a right merge gives is one addition; a changed history is refused', () => {
    const merged = check(read('CL-12/theirs.yaml'), read('CL-12/expected-merged.yaml'))
    expect(codes(merged)).toEqual([])
    expect(keys(merged)).toEqual(['orca-fp8-qn4-alpha'])
    const edited = check(read('CL-12/base.yaml'), read('CL-12/ours-edits-history.yaml'))
    expect(codes(edited)).toEqual(['INFX060 error'])
    expect(edited.problems[0]?.message).toContain('entry 1 is history')
  })

  test('CL-19: a corrected link sweeps nothing and mixes with nothing', () => {
    const base = read('CL-19/base.yaml')
    const only = check(base, read('CL-19/head-fix-only.yaml'))
    expect(codes(only)).toEqual([])
    expect(keys(only)).toEqual([])
    expect(only.corrections).toEqual([
      {
        ...{ ordinal: 1, line: 7 },
        from: 'https://github.com/acme/bench/pull/12',
        to: 'https://github.com/acme/bench/pull/13',
      },
    ])
    const mixed = check(base, read('CL-19/head-fix-and-new.yaml'))
    expect(codes(mixed)).toEqual(['INFX064 error'])
    expect(mixed.problems[0]?.hint).toContain('split')
    const text = check(base, read('CL-19/head-fix-and-text.yaml'))
    expect(codes(text)).toEqual(['INFX060 error'])
    expect(text.problems[0]?.message).toMatch(/entry 2 .*"description"/)
  })

  test('the real changelog: every change of the corpus adds exactly its last entry', () => {
    const file: TextFile = {
      path: 'perf-changelog.yaml',
      text: readFileSync(join(sharedDir ?? '', 'corpus/head/perf-changelog.yaml'), 'utf8'),
    }
    const last = file.text.lastIndexOf('\n- config-keys:')
    const result = checkChangelog({
      base: { ...file, text: file.text.slice(0, last) },
      ...{ head: file, repository: 'SemiAnalysisAI/InferenceX', pullRequest: 2707, onMain: true },
    })
    expect(hasErrors(result.problems)).toBe(false)
    expect(result.added.map((entry) => entry.ordinal)).toEqual([771])
  })

  test('real changes: as many new entries as the reference swept, also where it let them stand in the middle', async () => {
    const dir = join(temporaryFolder(), 'history')
    const bundle = join(sharedDir ?? '', 'corpus/changelog/history.bundle')
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '--branch', 'main', bundle, dir])
    const repository = await openRepository(dir)
    const at = async (ref: string): Promise<TextFile> => {
      const answer = (await repository.readFiles(ref, ['perf-changelog.yaml'], 10_000_000)).get(
        'perf-changelog.yaml',
      )
      if (answer?.kind !== 'blob') throw new Error(`no changelog at ${ref}`)
      return { path: 'perf-changelog.yaml', text: answer.bytes.toString('utf8') }
    }
    const results: [name: string, added: number, expected: number, codes: string][] = []
    for (const number of ['029', '030', '032', '035', '036', '050', '091', '093', '103', '130']) {
      const name = `case-${number}`
      const { added, problems } = checkChangelog({
        ...{ base: await at(`${name}-base`), head: await at(`${name}-head`) },
        ...{ repository: 'SemiAnalysisAI/InferenceX', onMain: true },
      })
      const errors = problems.filter((item) => item.severity === 'error').map((item) => item.code)
      results.push([name, added.length, sweptEntries(name), [...new Set(errors)].join(' ')])
    }
    expect(results.map(([, added]) => added)).toEqual(results.map(([, , expected]) => expected))
    expect(results.map(([, , , errors]) => errors)).toEqual([
      ...['INFX063', '', 'INFX058', 'INFX061 INFX058', 'INFX063'],
      ...['INFX068', 'INFX063 INFX066', 'INFX063', 'INFX063', ''],
    ])
  })
})

/** Entries that the reference took from the same change. */
function sweptEntries(name: string): number {
  const file = join(sharedDir ?? '', `corpus/changelog/expected/${name}.head.full.json.gz`)
  const recorded: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
  return (recorded as { out: { changelog_metadata: { entries: unknown[] } } }).out.changelog_metadata.entries
    .length
}
