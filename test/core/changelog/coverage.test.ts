import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkChangelog } from '../../../src/core/changelog/check.ts'
import { changedKeys, coverageProblems } from '../../../src/core/changelog/coverage.ts'
import type { CoverageInput } from '../../../src/core/changelog/coverage.ts'
import type { ChangelogEntry } from '../../../src/core/changelog/entry.ts'
import type { KeyDiff } from '../../../src/core/plan/plan.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import { openRepository } from '../../../src/files/git.ts'
import { readSnapshotFromGit } from '../../../src/files/snapshot.ts'
import { checkCoverage } from '../../../src/sweep/changed-keys.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { temporaryFolder } from '../../temporary-repository.ts'

const entry = (configKeys: readonly string[], more: Partial<ChangelogEntry> = {}): ChangelogEntry => ({
  ...{ configKeys, description: ['x'], prLink: 'l', evalsOnly: false, allEvals: false, appendOnly: false },
  ...{ ordinal: 3, line: 20 },
  ...more,
})
const diff = (configKey: string, more: Partial<KeyDiff> = {}): KeyDiff => ({
  ...{ configKey, added: [], removed: [], changed: [], unchanged: [] },
  ...more,
})
const image = { from: 'p1', to: 'p2', fields: ['image'] }

const check = (
  diffs: readonly KeyDiff[],
  entries: readonly ChangelogEntry[],
  more: Partial<CoverageInput> = {},
) =>
  coverageProblems({
    ...{ diffs, entries, changelogPath: 'log.yaml' },
    headKeys: new Set(['a-fp4', 'a-fp8', 'b']),
    scenarioOf: (id) => (id.startsWith('agentic') ? 'agentic-coding' : 'fixed-seq-len'),
    isBenchmark: (id) => !id.startsWith('eval'),
    configFiles: [{ path: 'm.yaml', text: '# head\na-fp4:\n  x: 1\nb:\n  x: 2\n' }],
    ...more,
  }).map(
    ({ code, severity, message, at }) => `${at?.file ?? ''}:${at?.line ?? 0} ${severity} ${code} ${message}`,
  )

describe('a changed key', () => {
  test('is named by itself or by a wildcard', () => {
    const diffs = [diff('a-fp4', { changed: [image] }), diff('b', { added: ['p3'] })]
    expect(check(diffs, [entry(['a-fp4', 'b'])])).toEqual([])
    expect(check([diffs[0]!], [entry(['a-fp4'])])).toEqual([])
    expect(
      check([diff('a-fp4', { changed: [image] }), diff('a-fp8', { removed: ['p'] })], [entry(['a-*'])]),
    ).toEqual([])
  })

  test('without an entry is an error on its line, and says what changed', () => {
    const found = { added: ['p3', 'p4'], removed: ['p5'], changed: [image] }
    expect(check([diff('b', found)], [])).toEqual([
      'm.yaml:4 error INFX073 b: 2 points added, 1 removed, 1 changed (image), and no new changelog entry names it',
    ])
    expect(check([diff('a-fp4', { added: ['p'] })], [entry(['b'])])).toEqual([
      'm.yaml:2 error INFX073 a-fp4: 1 point added, and no new changelog entry names it',
      'log.yaml:20 warning INFX074 the points of b did not change: they are measured again',
    ])
  })

  test('that is gone can be named by nobody', () => {
    const gone = diff('old', { removed: ['p'] })
    expect(check([gone], [])).toEqual([])
    expect(changedKeys([gone, diff('b', { added: ['p'] }), diff('a-fp4')], new Set(['b', 'a-fp4']))).toEqual([
      'b',
    ])
  })

  test('named for one scenario only, when the other changed too', () => {
    const both = diff('b', { added: ['fixed-1', 'agentic-1'] })
    expect(check([both], [entry(['b'], { scenarioType: ['fixed-seq-len'] })])).toEqual([
      'm.yaml:4 error INFX073 b: its agentic-coding points changed, and the new changelog entries leave them out',
    ])
    const entries = [
      entry(['b'], { scenarioType: ['fixed-seq-len'] }),
      entry(['b'], { scenarioType: ['agentic-coding'] }),
    ]
    expect(check([both], entries)).toEqual([])
    expect(check([diff('b', { added: ['fixed-1'] })], [entries[0]!])).toEqual([])
  })

  test.each(['evalsOnly', 'allEvals'] as const)(
    'named by an entry that asks for evaluations only (%s)',
    (flag) => {
      const asked = entry(['b'], { [flag]: true })
      const measured = diff('b', { added: ['p3', 'eval-1'], changed: [image] })
      expect(check([measured], [asked])).toEqual([
        'm.yaml:4 error INFX073 b: 2 points added, 1 changed (image), and the new changelog entries that name it ask for evaluations only: 2 points would never be measured',
      ])
      expect(check([measured], [asked, entry(['b'])])).toEqual([])
      expect(check([diff('b', { added: ['eval-1'] })], [asked])).toEqual([])
    },
  )

  test('several have one hint, the command that enters them all', () => {
    const hints = (...names: readonly string[]) =>
      coverageProblems({
        diffs: names.map((key) => diff(key, { added: ['p'] })),
        ...{ entries: [], headKeys: new Set(names), configFiles: [], changelogPath: 'log.yaml' },
        ...{ scenarioOf: () => undefined, isBenchmark: () => true, baseRef: 'origin/main' },
      }).map(({ hint }) => hint)
    const command = 'in the new entry, or run: infx changelog add --base origin/main --description "…"'
    expect(hints('a', 'b', 'c')).toEqual([`name them ${command}`, undefined, undefined])
    expect(hints('a')).toEqual([`name it ${command}`])
  })

  test('among hundreds: the first twenty and a count', () => {
    const keys = Array.from({ length: 300 }, (_, index) => `k${index}`)
    const found = check(
      keys.map((key) => diff(key, { added: ['p'] })),
      [],
      { headKeys: new Set(keys) },
    )
    expect(found).toHaveLength(21)
    expect(found.at(-1)).toContain('280 more changed keys')
  })
})

describe('an unchanged key', () => {
  test('named: one warning per entry, in the file of the entry', () => {
    expect(check([], [entry(['a-*'], { file: 'changelog.d/x.yaml', line: 1 })])).toEqual([
      'changelog.d/x.yaml:1 warning INFX074 the points of a-fp4, a-fp8 did not change: they are measured again',
    ])
  })

  test('named for evaluations is meant so', () => {
    expect(check([], [entry(['b'], { evalsOnly: true }), entry(['b'], { allEvals: true })])).toEqual([])
  })
})

describe.skipIf(sharedDir === undefined)(`real changes (${noSharedReason})`, () => {
  test('what their entries forgot, and what they named for nothing', async () => {
    const dir = join(temporaryFolder(), 'history')
    const bundle = join(sharedDir ?? '', 'corpus/changelog/history.bundle')
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '--branch', 'main', bundle, dir])
    const repository = await openRepository(dir)
    const paths = {
      configFiles: ['configs/nvidia-master.yaml', 'configs/amd-master.yaml'],
      ...{ runnerConfig: 'configs/runners.yaml', changelogFile: 'perf-changelog.yaml' },
    }
    const found: Record<string, readonly string[]> = {}
    for (const number of ['029', '032', '063', '120', '130']) {
      const [base, head] = await Promise.all(
        ['base', 'head'].map(
          async (side) => (await readSnapshotFromGit(repository, `case-${number}-${side}`, paths)).snapshot,
        ),
      )
      if (!base?.changelog || !head?.changelog) throw new Error(`case ${number} has no changelog`)
      const { added } = checkChangelog({ base: base.changelog, head: head.changelog, onMain: true })
      const problems = checkCoverage(base, head, added, defaultPlanPolicy, undefined)
      found[number] = problems.flatMap(({ code, message }) =>
        code === 'INFX073' ? [message.split(',')[0] ?? ''] : [],
      )
    }
    expect(found).toEqual({
      '029': [],
      '032': ['minimaxm3-fp4-b300-dynamo-vllm: 22 points removed'],
      // A share of node memory that other keys of the runner are budgeted with.
      '063': [
        'dsv4-fp4-gb300-dynamo-sglang-agentic-agg: 5 points changed (totalCpuDramGb)',
        'dsv4-fp4-gb300-dynamo-sglang-agentic-disagg: 9 points changed (totalCpuDramGb)',
      ],
      '120': [
        'dsv4-fp4-gb300-dynamo-vllm-agentic: 5 points added',
        'qwen3.5-fp8-h100-sglang-agentic: 16 points added',
      ],
      '130': [],
    })
  })
})
