/** Rules of a config entry that cross fields, checked on entries whose fields have the right types. */
import '../problems/config.ts'
import { didYouMean, type Problem, type ProblemCode } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type {
  Dataset,
  MultiFixedSearchSpace,
  SingleFixedSearchSpace,
} from '../schema/master-config.generated.ts'
import { dramBudgetGb } from './dram.ts'
import type { CheckedEntry } from './master.ts'
import { gpusPerNode, type Runners } from './runners.ts'
import { concProblem, workerGpus, type SearchSpace } from './search-space.ts'
import { checkGenerator, checkNames, checkPrompts, type Path, type Report } from './value-rules.ts'
import { remembered } from '../remembered.ts'

export interface EntryFindings {
  readonly problems: readonly Problem[]
  /** Errors that matter only when the entry is to run: a stale entry must not stop every sweep. */
  readonly unrunnable: readonly Problem[]
}

const onlyWhenRun: readonly ProblemCode[] = ['INFX023', 'INFX025', 'INFX026']

/** Every broken rule of one entry. */
export function entryProblems(entry: CheckedEntry, runners: Runners | undefined): EntryFindings {
  const problems: Problem[] = []
  const unrunnable: Problem[] = []
  const report: Report = (code, path, message, detail = {}) => {
    const at = entry.placeOf(path, detail.what ?? 'value')
    const list = onlyWhenRun.includes(code) ? unrunnable : problems
    list.push(
      problem(code, message, {
        ...(at ? { at } : {}),
        ...(detail.hint === undefined ? {} : { hint: detail.hint }),
        ...(detail.severity === undefined ? {} : { severity: detail.severity }),
      }),
    )
  }
  const { scenarios, runner } = entry.value
  const fixed = scenarios['fixed-seq-len'] ?? []
  const agentic = scenarios['agentic-coding'] ?? []
  if (fixed.length === 0 && agentic.length === 0) {
    report('INFX014', ['scenarios'], 'at least one scenario type must be specified', { what: 'key' })
  }
  if (runners && !runners.labels.has(runner)) reportUnknownRunner(runner, runners, report)
  if (agentic.length > 0 && !runner.startsWith('cluster:')) {
    const message = `agentic-coding needs a runner that names one exact fleet (cluster:…), not "${runner}"`
    const near = runners && nearestFleet(runner, runners)
    report('INFX020', ['runner'], message, near === undefined ? {} : { hint: `did you mean "${near}"?` })
  }
  checkNames(entry, report)
  checkComponents(entry, report)
  checkPrompts(entry, report)
  for (const { space, path } of searchSpaces(entry)) {
    checkSearchSpace(space, path, report)
    if (runners && 'tp' in space) checkNodeFit(space, path, runner, runners, report)
  }
  for (const [index, item] of agentic.entries()) {
    const path: Path = ['scenarios', 'agentic-coding', index]
    checkDataset(item.dataset, [...path, 'dataset'], report)
    checkOffload(entry, index, runners, report)
  }
  return { problems, unrunnable }
}

/** Every search space of an entry with its path within the entry. */
export function* searchSpaces(
  entry: CheckedEntry,
): Generator<{ readonly space: SearchSpace; readonly path: Path; readonly agentic: boolean }> {
  for (const scenario of ['fixed-seq-len', 'agentic-coding'] as const) {
    const items = entry.value.scenarios[scenario] ?? []
    for (const [index, item] of items.entries()) {
      for (const [element, space] of item['search-space'].entries()) {
        const path: Path = ['scenarios', scenario, index, 'search-space', element]
        yield { space, path, agentic: scenario === 'agentic-coding' }
      }
    }
  }
}

function reportUnknownRunner(runner: string, runners: Runners, report: Report): void {
  const near = nearestLabel(runner, runners)
  const hint = `${near === undefined ? '' : `did you mean "${near}"? `}labels are in ${runners.file}`
  const message = `runner label "${runner}" is not in ${runners.file}`
  report('INFX023', ['runner'], message, { hint })
}

/** Many stale entries name the same label. */
const nearestLabels = remembered((_runners: Runners) => new Map<string, string | undefined>())

function nearestLabel(runner: string, runners: Runners): string | undefined {
  const known = nearestLabels(runners)
  const fleet = `cluster:${runner}`
  if (!known.has(runner))
    known.set(runner, runners.labels.has(fleet) ? fleet : didYouMean(runner, [...runners.labels.keys()]))
  return known.get(runner)
}

function nearestFleet(runner: string, runners: Runners): string | undefined {
  const near = nearestLabel(runner, runners)
  return near?.startsWith('cluster:') === true ? near : undefined
}

function checkSearchSpace(space: SearchSpace, path: Path, report: Report): void {
  const conc = concProblem(space)
  if (conc) {
    const written = conc.field in space
    report('INFX018', written ? [...path, conc.field] : path, conc.message, {
      what: written ? 'key' : 'value',
      ...(conc.hint === undefined ? {} : { hint: conc.hint }),
    })
  }
  if ('tp' in space) {
    checkContextParallel(space, path, report)
    return
  }
  for (const role of ['prefill', 'decode'] as const)
    checkContextParallel(space[role], [...path, role], report)
  checkHardware(space, path, report)
}

function checkContextParallel(
  worker: { readonly tp: number; readonly 'dcp-size'?: number },
  path: Path,
  report: Report,
): void {
  const dcp = worker['dcp-size'] ?? 1
  if (worker.tp % dcp === 0) return
  report('INFX019', [...path, 'dcp-size'], `'tp' (${worker.tp}) must be divisible by 'dcp-size' (${dcp})`)
}

function checkHardware({ prefill, decode }: MultiFixedSearchSpace, path: Path, report: Report): void {
  if ((prefill.hardware === undefined) === (decode.hardware === undefined)) return
  const role = prefill.hardware === undefined ? 'decode' : 'prefill'
  report(
    'INFX019',
    [...path, role, 'hardware'],
    `'hardware' is given for ${role} only: give it for both roles or neither`,
  )
}

function checkNodeFit(
  space: SingleFixedSearchSpace,
  path: Path,
  runner: string,
  runners: Runners,
  report: Report,
): void {
  const perNode = gpusPerNode(runners, runner)
  const gpus = workerGpus(space)
  if (perNode === undefined || gpus <= perNode) return
  const message = `the point needs ${gpus} GPUs, a node of "${runner}" has ${perNode}`
  report('INFX025', [...path, 'tp'], message, {
    hint: `make tp · pp · pcp at most ${perNode}, or spread the workers: multinode: true with prefill and decode, and a recipe`,
  })
}

/** router and kv-p2p-transfer: at the top or in the search spaces; the transfer only, and always, with disagg. */
function checkComponents(entry: CheckedEntry, report: Report): void {
  const { value } = entry
  for (const field of ['router', 'kv-p2p-transfer'] as const) {
    const top = field === 'router' ? value.router : value.multinode ? value['kv-p2p-transfer'] : undefined
    if (top === undefined) continue
    for (const { space, path } of searchSpaces(entry)) {
      if (!(field in space)) continue
      report(
        'INFX021',
        [...path, field],
        `'${field}' is declared at the top of the entry and in a search space`,
        {
          what: 'key',
          hint: 'keep it at one of the two places',
        },
      )
    }
  }
  if (!value.multinode || value.disagg !== true || value['kv-p2p-transfer'] !== undefined) return
  for (const { space, path } of searchSpaces(entry)) {
    if ('kv-p2p-transfer' in space) continue
    report(
      'INFX021',
      path,
      "disagg: true needs 'kv-p2p-transfer' at the top of the entry or in every search space",
    )
  }
}

function checkDataset(dataset: Dataset | undefined, path: Path, report: Report): void {
  if (!dataset) return
  const isFile = dataset.path !== undefined && dataset.format !== undefined
  const isPartOfFile = dataset.path !== undefined || dataset.format !== undefined
  if (dataset.generator) checkGenerator(dataset.generator, [...path, 'generator'], report)
  if (dataset.generator ? !isPartOfFile : isFile) return
  const message = dataset.generator
    ? 'a dataset is either a file or generated: remove the generator, or path and format'
    : 'a dataset needs path and format, or a generator'
  report('INFX028', path, message, { what: 'key' })
}

/** KV offload: backend and utilization go with dram, and the budget must be computable. */
function checkOffload(entry: CheckedEntry, item: number, runners: Runners | undefined, report: Report): void {
  const agentic = entry.value.scenarios['agentic-coding']?.[item]
  if (!agentic) return
  const base: Path = ['scenarios', 'agentic-coding', item]
  const utilization = agentic['dram-utilization']
  const spaces = [...agentic['search-space'].entries()]
  const usesDram = spaces.some(([, space]) => space['kv-offloading'] === 'dram')
  if (usesDram && utilization === undefined) {
    report(
      'INFX020',
      base,
      "'dram-utilization' is required as soon as a search space has kv-offloading: dram",
      {
        what: 'key',
      },
    )
  }
  for (const [element, space] of spaces) {
    const path: Path = [...base, 'search-space', element]
    const isDram = space['kv-offloading'] === 'dram'
    if (isDram && space['kv-offload-backend'] === undefined) {
      report('INFX020', [...path, 'kv-offloading'], "kv-offloading: dram needs 'kv-offload-backend'")
    }
    if (!isDram && space['kv-offload-backend'] !== undefined) {
      report(
        'INFX020',
        [...path, 'kv-offload-backend'],
        "'kv-offload-backend' is only for kv-offloading: dram",
        {
          what: 'key',
        },
      )
    }
    if (!isDram || utilization === undefined || !runners) continue
    const budget = dramBudgetGb(space, utilization, entry.value.runner, runners.hardware)
    if ('error' in budget) report('INFX026', path, budget.error)
  }
}
