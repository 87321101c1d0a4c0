/** `--points`: `field=value|value` terms joined by commas (all must hold), or a glob on id or title. */
import '../problems/plan.ts'
import type { PointSpec, Topology } from '../point.ts'
import { shortScenario, skuOf } from '../point-label.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { PlannedPoint } from './plan.ts'
import { matchesWildcard } from './wildcard.ts'

type Values = (point: PlannedPoint) => readonly (string | number | undefined)[]

const perWorker =
  (field: 'tp' | 'pp' | 'dcp' | 'pcp' | 'ep'): Values =>
  ({ topology }) =>
    workers(topology).map((worker) => worker[field])

const workers = (topology: Topology) =>
  topology.shape === 'single-node' ? [topology] : [topology.prefill, topology.decode]

/** Every field a term may name, with the values of a point; multi-node points have those of both roles. */
const fields: Readonly<Record<string, Values>> = {
  conc: ({ conc, evalConcs }) => evalConcs ?? [conc],
  tp: perWorker('tp'),
  pp: perWorker('pp'),
  dcp: perWorker('dcp'),
  pcp: perWorker('pcp'),
  ep: perWorker('ep'),
  dpa: ({ topology }) => workers(topology).map(({ dpAttn }) => String(dpAttn)),
  gpus: ({ gpus }) => [gpus],
  nodes: ({ nodes }) => [nodes],
  kind: ({ kind }) => [kind],
  scenario: (point) => [point.scenario, shortScenario(point), shortName(point)],
  isl: ({ isl }) => [isl],
  osl: ({ osl }) => [osl],
  spec: ({ specDecoding }) => [specDecoding],
  kv: ({ kvOffloading, kvOffloadBackend }) => [kvOffloading, kvOffloadBackend?.name],
  disagg: ({ disagg }) => [String(disagg)],
  multinode: ({ multinode }) => [String(multinode)],
  key: ({ configKey }) => [configKey],
  model: ({ model, modelPrefix }) => [model, modelPrefix],
  precision: ({ precision }) => [precision],
  framework: ({ framework }) => [framework],
  runner: ({ runner }) => [runner, skuOf(runner)],
  task: ({ evalTask }) => [evalTask?.task],
}

const shortName = ({ scenario }: PointSpec): string => (scenario === 'agentic-coding' ? 'agentic' : 'fixed')

/** The points that satisfy the whole filter; a Problem for a term that cannot be read or a filter that matches none. */
export function filterPoints(
  points: readonly PlannedPoint[],
  filter: string,
): { readonly points: readonly PlannedPoint[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const tests = filter
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => parseTerm(term, problems))
  if (problems.length > 0) return { points: [], problems }
  const kept = points.filter((point) => tests.every((test) => test(point)))
  if (kept.length > 0 || points.length === 0) return { points: kept, problems }
  const message = `the point filter "${filter}" matches none of ${points.length} points`
  return { points: [], problems: [problem('INFX081', message, { hint: `for example: ${examples(points)}` })] }
}

const examples = (points: readonly PlannedPoint[]): string => {
  const concs = [...new Set(points.map(({ conc }) => conc))].sort((a, b) => a - b)
  return `conc=${concs.slice(0, 12).join('|')}, or a part of a title such as *${points[0]?.title ?? ''}*`
}

function parseTerm(term: string, problems: Problem[]): (point: PlannedPoint) => boolean {
  const equals = term.indexOf('=')
  if (equals < 0) {
    return ({ id, title }) => matchesWildcard(term, id) || matchesWildcard(term, title)
  }
  const name = term.slice(0, equals).trim()
  const values = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!values) {
    const near = didYouMean(name, Object.keys(fields))
    const hint = `${near === undefined ? '' : `did you mean "${near}"? `}fields: ${Object.keys(fields).join(', ')}`
    problems.push(problem('INFX081', `the point filter names an unknown field "${name}"`, { hint }))
    return () => false
  }
  const wanted = term
    .slice(equals + 1)
    .split('|')
    .map((value) => value.trim().toLowerCase())
  return (point) =>
    values(point).some(
      (value) =>
        value !== undefined &&
        wanted.some((pattern) => matchesWildcard(pattern, String(value).toLowerCase())),
    )
}
