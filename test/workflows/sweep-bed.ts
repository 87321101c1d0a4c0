/** A benchmark repository with the example callers, on a fake GitHub; the reusable workflows and actions are this tree. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { benchRepository } from '../dist/bench-repository.ts'
import type { Bed, BedOptions } from '../harness/bed.ts'
import { makeBed } from '../harness/bed.ts'
import { temporaryRepository } from '../temporary-repository.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sweeping = ['sweep.yml', 'commands.yml', 'nightly.yml']
const examples = fileURLToPath(new URL('../../examples/workflows/', import.meta.url))

/** Files of the default branch, and what the pull request changes: a new image for two agentic points, a fixed-sequence one and evaluations. */
function benchFiles() {
  const made = benchRepository()
  const at = (sha: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      made
        .git('ls-tree', '-r', '--name-only', sha)
        .split('\n')
        .map((path) => [path, `${made.git('show', `${sha}:${path}`)}\n`]),
    )
  const linked = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
    ...files,
    'perf-changelog.yaml': (files['perf-changelog.yaml'] ?? '')
      .replaceAll('/pull/1\n', '/pull/7\n')
      .replaceAll('/pull/2\n', '/pull/1\n'),
  })
  const [base, head] = [linked(at(made.base)), linked(at(made.head))]
  const change = Object.fromEntries(Object.entries(head).filter(([path, text]) => base[path] !== text))
  return { base, change }
}

/** All that sweep; sign-offs have a test of their own. */
const callers = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sweeping.map((name) => [`.github/workflows/${name}`, readFileSync(`${examples}${name}`, 'utf8')]),
  )

export interface SweepBed {
  readonly bed: Bed
  readonly change: Readonly<Record<string, string>>
}

export async function makeSweepBed(
  options: BedOptions & { readonly files?: (path: string, text: string) => string } = {},
): Promise<SweepBed> {
  const { files: edit = (_path, text) => text, ...rest } = options
  const { base, change: unedited } = benchFiles()
  const edited = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, edit(path, text)]))
  const all = edited({ ...base, ...callers() })
  const change = edited(unedited)
  const bed = await makeBed(all, { ...rest, workTrees: { 'example-org/infx-actions': root } })
  const product = temporaryRepository()
  product.commit('Empty')
  bed.github.world.addRepository({ fullName: 'example-org/infx-actions', gitDir: product.dir })
  return { bed, change }
}

/** Results of the called sweep's jobs by their id. */
export const sweepResults = (
  results: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(results).flatMap(([path, result]) => {
      const name = /^sweep\/([a-z-]+)$/.exec(path)?.[1]
      return name === undefined ? [] : [[name, result]]
    }),
  )
