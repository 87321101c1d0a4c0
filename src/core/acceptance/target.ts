/** The acceptance target of a speculating point: which golden curve, which draft length, which acceptance. */
import type { AcceptanceTarget, BoundRecipe, PointSpec } from '../point.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/acceptance.ts'
import { hasErrors } from '../problem.ts'
import type { Problem, ProblemCode, Severity } from '../problem.ts'
import { settingsOf } from '../recipe/settings.ts'
import { specDecodingOf } from '../recipe/spec-decoding.ts'
import type { RecipeSpecDecoding } from '../recipe/spec-decoding.ts'
import { chooseCurve } from './choose-curve.ts'
import type { GoldenCurve } from './curves.ts'
import { defaultDraftLengths, defaultDrafters } from './models.ts'

export interface TargetResult {
  readonly target?: AcceptanceTarget
  readonly problems: readonly Problem[]
}

/**
 * Target of one point. None, without a problem, for `spec-decoding: none`, for evaluations (they measure real
 * acceptance), and on real hardware for fixed-sequence points that do not ask for SYNTHETIC_ACCEPTANCE: those run
 * with what their drafts really achieve.
 *
 * `strict` is for real hardware: what is missing is an error. Otherwise (simulation, which has no drafts of its own)
 * it is a warning, and fixed-sequence points get a target too.
 */
export function acceptanceTarget(
  spec: PointSpec,
  recipe: BoundRecipe | undefined,
  curves: readonly GoldenCurve[],
  strict: boolean,
): TargetResult {
  if (spec.specDecoding === 'none' || spec.kind === 'eval') return { problems: [] }
  const settings = settingsOf(spec)
  if (strict && spec.scenario === 'fixed-seq-len' && settings.get('SYNTHETIC_ACCEPTANCE') !== 'true') {
    return { problems: [] }
  }
  const report = reporter(spec, strict ? 'error' : 'warning')
  const drafting = draftingOf(spec, recipe)
  const curve = chooseCurve(spec.modelPrefix, drafting, curves)
  if (!curve) return report('INFX121', ...noCurve(spec, drafting, curves))
  const length = draftLength(drafting, settings)
  if (length === undefined)
    return report('INFX122', `the draft length of method "${drafting.method}" is unknown`)
  const thinking = curve.lengths.on ? 'on' : 'off'
  const golden = curve.lengths[thinking]?.get(length)
  if (golden === undefined) return report('INFX122', ...lengthNotMeasured(length, curve))
  const chosen = explicitLength(settings, length, golden, curve.file)
  if (hasErrors(chosen.problems)) return { problems: chosen.problems }
  return {
    target: {
      curve: curve.file,
      modelKey: curve.modelKey,
      thinking,
      numSpecTokens: length,
      acceptanceLength: chosen.acceptanceLength,
    },
    problems: chosen.problems,
  }
}

type Report = (code: ProblemCode, message: string, hint?: string) => TargetResult

const reporter =
  (spec: PointSpec, severity: Severity): Report =>
  (code, message, hint) => ({
    problems: [
      problem(code, `${spec.configKey}: ${message}`, { severity, ...(hint === undefined ? {} : { hint }) }),
    ],
  })

/** The recipe's drafting; without one, the configuration's word and the model's usual drafter. */
function draftingOf(
  spec: PointSpec,
  recipe: BoundRecipe | undefined,
): RecipeSpecDecoding & { readonly variant?: string } {
  const fromRecipe = recipe ? specDecodingOf(recipe.resolved) : undefined
  if (fromRecipe) return fromRecipe
  const usual = Object.hasOwn(defaultDrafters, spec.modelPrefix)
    ? defaultDrafters[spec.modelPrefix]
    : undefined
  const isGeneric = spec.specDecoding === 'mtp' || spec.specDecoding === 'draft_model'
  if (isGeneric) return usual ?? { method: 'mtp' }
  return { method: spec.specDecoding }
}

/** Recipe, else settings, else the method's default; undefined when it is set to nothing usable. */
function draftLength(
  drafting: RecipeSpecDecoding,
  settings: ReadonlyMap<string, string>,
): number | undefined {
  if (drafting.numSpecTokens !== undefined) return drafting.numSpecTokens
  const written = settings.get('NUM_SPEC_TOKENS') ?? settings.get('DECODE_MTP_SIZE')
  if (written !== undefined) return /^[1-9]\d*$/.test(written) ? Number(written) : undefined
  return Object.hasOwn(defaultDraftLengths, drafting.method)
    ? defaultDraftLengths[drafting.method]
    : undefined
}

/** SYNTHETIC_ACCEPTANCE_LENGTH wins over the curve when SYNTHETIC_ACCEPTANCE is on; outside its range it is an error. */
function explicitLength(
  settings: ReadonlyMap<string, string>,
  draftTokens: number,
  golden: number,
  curve: string,
): { readonly acceptanceLength: number; readonly problems: readonly Problem[] } {
  const written = settings.get('SYNTHETIC_ACCEPTANCE_LENGTH')
  if (written === undefined || settings.get('SYNTHETIC_ACCEPTANCE') !== 'true') {
    return { acceptanceLength: golden, problems: [] }
  }
  const value = /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : NaN
  if (!(value >= 1 && value <= draftTokens + 1)) {
    const message = `SYNTHETIC_ACCEPTANCE_LENGTH "${written}" is not between 1 and ${draftTokens + 1}`
    return { acceptanceLength: golden, problems: [problem('INFX123', message)] }
  }
  if (value === golden) return { acceptanceLength: golden, problems: [] }
  const message = `SYNTHETIC_ACCEPTANCE_LENGTH ${value} is not the ${golden} of ${curve} at ${draftTokens} draft tokens`
  return { acceptanceLength: value, problems: [problem('INFX124', message)] }
}

function noCurve(
  spec: PointSpec,
  drafting: RecipeSpecDecoding,
  curves: readonly GoldenCurve[],
): [message: string, hint: string] {
  const there = [...new Set(curves.map((curve) => curve.file))]
  return [
    `no golden curve for model prefix "${spec.modelPrefix}" and method "${drafting.method}"`,
    there.length === 0
      ? 'the golden curves folder is empty or not set (golden-al-dir)'
      : `add ${spec.modelPrefix}_${drafting.method}.yaml; there are: ${there.join(', ')}`,
  ]
}

function lengthNotMeasured(length: number, curve: GoldenCurve): [message: string, hint: string] {
  const lengths = [...(curve.lengths.on ?? curve.lengths.off ?? new Map<number, number>()).keys()]
  return [`${curve.file} holds no value for ${length} draft tokens`, `it holds: ${lengths.join(', ')}`]
}
