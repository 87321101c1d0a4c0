/** Image, model, engine and router: what the configuration publishes against what the recipe starts. */
import type { PointSpec } from '../point.ts'
import type { Finding } from './finding.ts'
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'

/** INFX114 per disagreement. Aliases that only the cluster resolves (`container: dynamo-sglang`) say nothing. */
export function compareVersions(spec: PointSpec, resolved: RecipeMapping): readonly Finding[] {
  const identity = mapping(resolved['identity'])
  return [
    ...compareImages(spec, resolved, identity),
    ...compareModel(spec, identity),
    ...compareEngine(spec, resolved, identity),
    ...compareRouter(spec, resolved, identity),
  ]
}

const mapping = (value: unknown): RecipeMapping => (isMapping(value) ? value : {})
const text = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const differs = (what: string, configured: string, started: string): Finding => ({
  code: 'INFX114',
  message: `${what} ${configured} → ${started}`,
})

/** enroot writes `#` for the slash behind the registry. */
const plainImage = (image: string): string => image.replace('#', '/')

function compareImages(
  spec: PointSpec,
  resolved: RecipeMapping,
  identity: RecipeMapping,
): readonly Finding[] {
  const configured = plainImage(spec.image)
  const named = [
    text(mapping(resolved['model'])['container']),
    text(mapping(identity['container'])['image']),
  ].flatMap((image) => (image !== undefined && /[/:]/.test(image) ? [plainImage(image)] : []))
  const other = named.find((image) => image !== configured)
  return other === undefined ? [] : [differs('image', configured, other)]
}

function compareModel(spec: PointSpec, identity: RecipeMapping): readonly Finding[] {
  const repository = text(mapping(identity['model'])['repo'])
  const isSame = repository === undefined || repository.toLowerCase() === spec.model.toLowerCase()
  return isSame ? [] : [differs('model', spec.model, repository)]
}

/** Words of the configuration's framework for the engines of recipes. */
const engineWords: Readonly<Record<string, readonly string[]>> = {
  sglang: ['sglang'],
  vllm: ['vllm'],
  trtllm: ['trt', 'trtllm', 'tensorrt'],
}

function compareEngine(
  spec: PointSpec,
  resolved: RecipeMapping,
  identity: RecipeMapping,
): readonly Finding[] {
  const engine = text(mapping(resolved['backend'])['type'])
  const words = engine !== undefined && Object.hasOwn(engineWords, engine) ? engineWords[engine] : undefined
  const parts = spec.framework.toLowerCase().split('-')
  const known = Object.values(engineWords).flat()
  if (words && parts.some((part) => known.includes(part)) && !parts.some((part) => words.includes(part))) {
    return [differs('framework', spec.framework, engine ?? '')]
  }
  const frameworks = mapping(identity['frameworks'])
  const written = text(frameworks[engine === 'trtllm' ? 'tensorrt_llm' : (engine ?? '')])
  const tagged = /:v?(\d+\.\d+\.\d+(?:rc\d+|\.post\d+)?)(?:[-@]|$)/.exec(plainImage(spec.image))?.[1]
  // Nightly builds and commits have no release to compare.
  const isRelease = written !== undefined && /^v?\d+\.\d+\.\d+(?:rc\d+|\.post\d+)?$/.test(written)
  if (!isRelease || tagged === undefined || written.replace(/^v/, '') === tagged) return []
  return [differs(`${engine ?? 'engine'} version of the image`, tagged, written)]
}

/** Dynamo is named by a release, a wheel or a commit; one of them has to be the configured version. */
function compareRouter(
  spec: PointSpec,
  resolved: RecipeMapping,
  identity: RecipeMapping,
): readonly Finding[] {
  const { router } = spec
  if (router?.name !== 'dynamo-router' || router.version === undefined) return []
  const dynamo = mapping(resolved['dynamo'])
  const names = [
    mapping(identity['frameworks'])['dynamo'],
    dynamo['version'],
    dynamo['wheel'],
    dynamo['hash'],
  ]
  const started = [...new Set(names.flatMap((value) => text(value) ?? []))]
  if (started.length === 0 || started.includes(router.version)) return []
  return [differs('dynamo version', router.version, started.join(' / '))]
}
