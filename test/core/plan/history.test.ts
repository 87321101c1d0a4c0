/** Real changes of the ecosystem's repository: our matrix against the one its generator made. A sample of the cases. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangelogEntry } from '../../../src/core/changelog/entry.ts'
import { generateMatrix } from '../../../src/core/plan/generate-matrix.ts'
import { defaultPlanPolicy } from '../../../src/core/plan/policy.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { anEntry, snapshotOf } from './sweep-fixture.ts'

interface RawEntry {
  readonly 'config-keys': readonly string[]
  readonly 'scenario-type'?: ChangelogEntry['scenarioType']
  readonly 'evals-only': boolean
  readonly 'all-evals': boolean
  readonly 'append-only': boolean
  readonly 'eval-min-prefill-ep'?: number
}

const entryOf = (raw: RawEntry): ChangelogEntry =>
  anEntry({
    configKeys: raw['config-keys'],
    evalsOnly: raw['evals-only'],
    allEvals: raw['all-evals'],
    ...(raw['scenario-type'] === undefined ? {} : { scenarioType: raw['scenario-type'] }),
    ...(raw['eval-min-prefill-ep'] === undefined ? {} : { evalMinPrefillEp: raw['eval-min-prefill-ep'] }),
  })

const labels: Readonly<Record<string, readonly string[]>> = {
  full: [],
  trim: ['sweep-enabled'],
  'all-evals': ['all-evals'],
  'evals-only': ['evals-only'],
}

const folder = `${sharedDir}corpus/changelog/`

interface Sample {
  readonly file: string
  readonly tag: string
  readonly variant: string
  readonly out: Readonly<Record<string, unknown>> & {
    readonly changelog_metadata: { readonly entries: readonly RawEntry[] }
  }
}

/** Every fifth change, in every variant, that was accepted. */
function sample(): readonly Sample[] {
  if (sharedDir === undefined) return []
  return readdirSync(`${folder}expected`).flatMap((file): Sample[] => {
    const [tag = '', rules, variant = ''] = file.split('.')
    if (rules !== 'head' || Number(tag.slice(5)) % 5 !== 2) return []
    const { rc, out } = JSON.parse(gunzipSync(readFileSync(`${folder}expected/${file}`)).toString('utf8'))
    return rc === 0 ? [{ file, tag, variant, out }] : []
  })
}

describe.skipIf(sharedDir === undefined)(
  `real history (${sharedDir === undefined ? noSharedReason : 'read'})`,
  () => {
    let clone: string
    beforeAll(() => {
      clone = mkdtempSync(join(tmpdir(), 'infx-history-'))
      execFileSync('git', ['clone', '--quiet', '--bare', `${folder}history.bundle`, clone])
    })
    afterAll(() => {
      rmSync(clone, { recursive: true, force: true })
    })
    const show = (tag: string, path: string): string =>
      execFileSync('git', ['-C', clone, 'show', `${tag}:${path}`], { encoding: 'utf8', maxBuffer: 1 << 26 })

    it.each(sample())('$file', ({ tag, variant, out }) => {
      const files = ['nvidia', 'amd'].map((name) => `configs/${name}-master.yaml`)
      const head = snapshotOf('', {
        configFiles: files.map((path) => ({ path, text: show(`${tag}-head`, path) })),
        runnerConfig: { path: 'configs/runners.yaml', text: show(`${tag}-head`, 'configs/runners.yaml') },
      })
      const { matrix, problems } = generateMatrix({
        head,
        entries: out.changelog_metadata.entries.map(entryOf),
        labels: labels[variant] ?? [],
        policy: { ...defaultPlanPolicy, unknownRunner: 'warning' },
      })
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
      const { changelog_metadata: _metadata, ...expected } = out
      const empty = { evals: [], agentic_evals: [], multinode_evals: [], multinode_agentic_evals: [] }
      expect(matrix).toEqual({ ...empty, ...expected })
    })
  },
)
