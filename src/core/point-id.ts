/** Identities of a point: one hash over everything that can change the measurement, and what a series and a curve join. */
import { Buffer } from 'node:buffer'
import { hash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import { compactTopology, shortScenario, skuOf } from './point-label.ts'
import type { PointId, PointSpec, Topology, WorkerPool } from './point.ts'

/** What the identities of the points of one line share; made once per line, because it is most of the work of one. */
export interface LineIdentity {
  /** Canonical text of the spec without the concurrencies, the recipe and the acceptance. */
  readonly text: string
  /** Of the slug, what stands before the concurrency and behind it; the latter may be empty. */
  readonly slug: readonly [string, string]
}

export function lineIdentity(spec: PointSpec): LineIdentity {
  return { text: sharedText(spec), slug: slugOfLine(spec) }
}

function sharedText(spec: PointSpec): string {
  const { conc: _conc, evalConcs: _evalConcs, recipe: _recipe, acceptance: _acceptance, ...shared } = spec
  // Every point of the line hashes this text; in one piece it is not put together again for each.
  return Buffer.from(canonicalJson(shared), 'latin1').toString('latin1')
}

/**
 * Readable slug, `-`, 12 hex digits of SHA-256 over the canonical JSON of the spec. Matches `^[a-z0-9._-]{1,120}$`.
 * Independent of the order of fields. Equal ids ⇔ equal measurements. The recipe counts by its digest, a hash of the
 * resolved content, in which srt-slurm writes the `name` that it makes of a variant's; where the file lies does not
 * count, unless the topology says it in a CONFIG_FILE setting. `line` is
 * `lineIdentity(spec)`, for those who have it already.
 */
export function pointIdOf(spec: PointSpec, line: LineIdentity = lineIdentity(spec)): PointId {
  const { conc, evalConcs, recipe, acceptance } = spec
  const own = canonicalJson({ conc, evalConcs, recipe: recipe?.digest, acceptance })
  return `${slug(conc, line)}-${hash('sha256', `${line.text}\n${own}`).slice(0, 12)}`
}

const maxSlug = 100

function slugOfLine(spec: PointSpec): readonly [string, string] {
  const parts = [
    spec.modelPrefix,
    spec.precision,
    skuOf(spec.runner),
    spec.framework,
    shortScenario(spec),
    compactTopology(spec.topology),
    spec.specDecoding === 'none' ? '' : spec.specDecoding,
    spec.kvOffloading === 'none' ? '' : (spec.kvOffloadBackend?.name ?? spec.kvOffloading),
  ]
  return [
    parts.filter((part) => part !== '').join('-'),
    spec.kind === 'eval' ? `eval-${spec.evalTask?.task ?? 'default'}` : '',
  ]
}

function slug(conc: number, { slug: [before, behind] }: LineIdentity): string {
  const joined = [before, `c${conc}`, behind].filter((part) => part !== '').join('-')
  const safe = joined.toLowerCase().replace(/[^a-z0-9._-]+/g, '-')
  return safe.slice(0, maxSlug).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'point'
}

/**
 * What the points of one line have in common: the spec without concurrency and without what recipes override per
 * concurrency (content, selector, acceptance). `recipeTemplate` is the recipe as the configuration writes it, with its
 * placeholders. 16 hex digits. `line` as for `pointIdOf`.
 */
export function seriesKeyOf(
  spec: PointSpec,
  recipeTemplate: string | undefined,
  line?: LineIdentity,
): string {
  const topology = withoutSelectors(spec.topology)
  const text =
    topology === spec.topology ? (line?.text ?? sharedText(spec)) : sharedText({ ...spec, topology })
  return hash('sha256', `${text}\n${recipeTemplate?.split(':', 1)[0] ?? ''}`).slice(0, 16)
}

const withSelector = /^((?:EVAL_)?CONFIG_FILE=[^:]*):.*$/

/** The very topology when it names none. */
function withoutSelectors(topology: Topology): Topology {
  if (topology.shape === 'single-node') return topology
  const settings = [...topology.prefill.additionalSettings, ...topology.decode.additionalSettings]
  if (!settings.some((setting) => withSelector.test(setting))) return topology
  const strip = (pool: WorkerPool): WorkerPool => ({
    ...pool,
    additionalSettings: pool.additionalSettings.map((setting) => setting.replace(withSelector, '$1')),
  })
  return { ...topology, prefill: strip(topology.prefill), decode: strip(topology.decode) }
}

/**
 * Curve identity (ingest.md §1.3): model, hardware, framework, precision, type, lengths, and unless agentic also
 * speculative decoding, disaggregation and offload. Readable, `/` between the parts.
 */
export function curveKeyOf(spec: PointSpec): string {
  const base = [spec.modelPrefix, skuOf(spec.runner), spec.framework, spec.precision]
  if (spec.scenario === 'agentic-coding') return [...base, 'agentic_traces'].join('/')
  return [
    ...base,
    'single_turn',
    `${spec.isl ?? 0}_${spec.osl ?? 0}`,
    spec.specDecoding,
    spec.disagg ? 'disagg' : 'agg',
    spec.kvOffloading === 'none' ? 'off' : 'on',
  ].join('/')
}
