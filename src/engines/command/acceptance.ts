/**
 * Acceptance of speculative decoding: checked against the recipe, then injected per engine. Evaluations have no target
 * and run with real acceptance; a recipe that forces acceptance itself is refused for every kind of point.
 */
import '../../core/problems/engine-command.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { PointSpec } from '../../core/point.ts'
import type { Problem } from '../../core/problem.ts'
import { specDecodingOf } from '../../core/recipe/spec-decoding.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { injectSglangAcceptance, sglangAcceptanceVariables } from '../sglang/acceptance.ts'
import { injectTrtllmAcceptance, trtllmAcceptanceVariable } from '../trtllm/acceptance.ts'
import { forcesVllmAcceptance, injectVllmAcceptance } from '../vllm/acceptance.ts'
import type { RecipeParts, RoleParts } from './recipe-parts.ts'

export interface Injection {
  readonly parts: RecipeParts
  /** INFX178 and INFX179, all at once; then nothing is injected. */
  readonly problems: readonly Problem[]
}

export function withAcceptance(point: PointSpec, resolved: RecipeMapping, parts: RecipeParts): Injection {
  const problems = [...hardCoded(parts), ...targetProblems(point, resolved)]
  const target = point.kind === 'eval' ? undefined : point.acceptance
  if (problems.length > 0 || !target) return { parts, problems }
  const roles = parts.roles.map((role) => inject[parts.engine](role, target.acceptanceLength))
  return { parts: { ...parts, roles }, problems }
}

const inject: Readonly<
  Record<RecipeParts['engine'], (role: RoleParts, acceptanceLength: number) => RoleParts>
> = {
  sglang: injectSglangAcceptance,
  vllm: injectVllmAcceptance,
  trtllm: injectTrtllmAcceptance,
}

const forcing: readonly string[] = [...sglangAcceptanceVariables, trtllmAcceptanceVariable]

function hardCoded(parts: RecipeParts): readonly Problem[] {
  const environments: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ...parts.roles.map(({ pool, env }) => [`backend.${pool}_environment`, env] as const),
    ['environment', parts.environment],
    ['frontend.env', parts.frontend.env],
  ]
  const variables = environments.flatMap(([where, env]) =>
    Object.keys(env)
      .filter((name) => forcing.includes(name))
      .map((name) => `${where} sets ${name}=${env[name] ?? ''}`),
  )
  const flags = parts.roles
    .filter(forcesVllmAcceptance)
    .map(({ pool }) => `speculative-config of ${pool} sets a synthetic acceptance`)
  return [...variables, ...flags].map((what) =>
    problem('INFX178', `the recipe hard-codes the acceptance: ${what}`, {
      hint: 'delete it; the acceptance of the golden curve is injected when the engine is started',
    }),
  )
}

function targetProblems(point: PointSpec, resolved: RecipeMapping): readonly Problem[] {
  const target = point.kind === 'eval' ? undefined : point.acceptance
  if (!target) return []
  const drafting = specDecodingOf(resolved)
  if (!drafting) {
    return [
      problem(
        'INFX179',
        `the acceptance target is ${target.acceptanceLength} and the recipe starts no drafter`,
      ),
    ]
  }
  const longest = (drafting.numSpecTokens ?? target.numSpecTokens) + 1
  if (target.acceptanceLength >= 1 && target.acceptanceLength <= longest) return []
  return [
    problem(
      'INFX179',
      `the acceptance target ${target.acceptanceLength} is not between 1 and ${longest}, the draft length plus 1`,
    ),
  ]
}
