/** Short, readable names for a point and its parts, in the words of the field. */
import type { Parallelism, PointSpec, Topology, WorkerPool } from './point.ts'
import { remembered } from './remembered.ts'

/** SKU that a runner label stands for: after the last `:`, before the first `-` (`cluster:b300-nv` → `b300`). */
export function skuOf(runner: string): string {
  const name = runner.slice(runner.lastIndexOf(':') + 1).toLowerCase()
  return name.split('-', 1)[0] ?? name
}

/** `agentic`, `8k1k`, `1k1k`, else `<isl>_<osl>`. */
export function shortScenario({ scenario, isl = 0, osl = 0 }: PointSpec): string {
  if (scenario === 'agentic-coding') return 'agentic'
  return [isl, osl].every((tokens) => tokens > 0 && tokens % 1024 === 0)
    ? `${isl / 1024}k${osl / 1024}k`
    : `${isl}_${osl}`
}

const widths = ({ tp, pp, dcp, pcp, ep, dpAttn }: Parallelism): readonly string[] => [
  `tp${tp}`,
  ...(pp > 1 ? [`pp${pp}`] : []),
  ...(dcp > 1 ? [`dcp${dcp}`] : []),
  ...(pcp > 1 ? [`pcp${pcp}`] : []),
  ...(ep > 1 ? [`ep${ep}`] : []),
  ...(dpAttn ? ['dpa'] : []),
]

const pool = (letter: string, worker: WorkerPool): string =>
  `${worker.numWorkers}${letter}${widths(worker).join('')}`

/** Without spaces: `tp8ep8dpa`, `1ptp4-3dtp8ep8dpa`, `2wtp8` (aggregated workers). */
export const compactTopology: (topology: Topology) => string = remembered((topology: Topology) => {
  if (topology.shape === 'single-node') return widths(topology).join('')
  const { prefill, decode } = topology
  return decode.numWorkers === 0 ? pool('w', prefill) : `${pool('p', prefill)}-${pool('d', decode)}`
})

const poolWords = (letter: string, worker: WorkerPool): string => {
  const where = worker.hardware === undefined ? '' : ` on ${worker.hardware}`
  return `${worker.numWorkers}${letter} ${widths(worker).join(' ')}${where}`
}

/** For people: `tp8 ep8 dpa`, `1P tp4 + 3D tp8 ep8 dpa`, `1P tp4 on h200 + 1D tp8 on b200`, `2W tp8`. */
export const topologyShorthand: (topology: Topology) => string = remembered((topology: Topology) => {
  if (topology.shape === 'single-node') return widths(topology).join(' ')
  const { prefill, decode } = topology
  return decode.numWorkers === 0
    ? poolWords('W', prefill)
    : `${poolWords('P', prefill)} + ${poolWords('D', decode)}`
})

/** What a series has besides its topology: `mtp`, `hicache`, router name; empty for none. */
export const featureLabels = (spec: PointSpec): readonly string[] => [
  ...(spec.specDecoding === 'none' ? [] : [spec.specDecoding]),
  ...(spec.kvOffloading === 'none' ? [] : [spec.kvOffloadBackend?.name ?? spec.kvOffloading]),
]

/** What the points of one line of a search space share, for people: `agentic · tp8 ep8 dpa · mtp · hicache`. */
export const lineLabel = (spec: PointSpec): string =>
  [shortScenario(spec), topologyShorthand(spec.topology), ...featureLabels(spec)].join(' · ')

/** Between the parts of a title. */
export const titleSeparator = ' · '

/** Leading parts of a title that every point of a curve has and the curve's own name says: model, hardware, scenario. */
export const curvePartsOfTitle = 3

/** Name of the curve that a point belongs to: `DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4`. */
export function curveTitle(spec: PointSpec): string {
  const { model, scenario, isl, osl, runner, framework, precision } = spec
  const work = scenario === 'agentic-coding' ? 'agentic coding' : `${isl ?? '?'}/${osl ?? '?'} tokens`
  return [
    model.split('/').at(-1) ?? model,
    work,
    `${skuOf(runner)}_${framework}`,
    precision.toUpperCase(),
  ].join(titleSeparator)
}

/**
 * Job name: `dsv4 fp4 · b300 sglang · agentic · tp8 ep8 dpa · mtp · conc 64`; evals name their task. `line` is
 * `lineTitle(spec)`, for those who have it already.
 */
export function pointTitle(spec: PointSpec, line: string = lineTitle(spec)): string {
  const conc = spec.evalConcs && spec.evalConcs.length > 1 ? spec.evalConcs.join('+') : String(spec.conc)
  return `${line}${titleSeparator}conc ${conc}`
}

/** What the titles of the points of one line begin with. */
export const lineTitle = (spec: PointSpec): string =>
  [
    `${spec.modelPrefix} ${spec.precision}`,
    `${skuOf(spec.runner)} ${spec.framework}`,
    shortScenario(spec),
    topologyShorthand(spec.topology),
    ...featureLabels(spec),
    ...(spec.kind === 'eval' ? [`eval ${spec.evalTask?.task ?? ''}`.trim()] : []),
  ].join(titleSeparator)
