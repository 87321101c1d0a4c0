/** vLLM accepts a given mean length through its rejection sampler. */
import { flagObject } from '../command/flags.ts'
import type { RoleParts } from '../command/recipe-parts.ts'

/** `acceptanceLength` includes the bonus token. A role without `speculative-config` stays as it is. */
export function injectVllmAcceptance(role: RoleParts, acceptanceLength: number): RoleParts {
  const config = flagObject(role.flags, 'speculative-config')
  if (!config) return role
  const name = 'speculative-config' in role.flags ? 'speculative-config' : 'speculative_config'
  const injected = {
    ...config,
    rejection_sample_method: 'synthetic',
    synthetic_acceptance_length: acceptanceLength,
  }
  return { ...role, flags: { ...role.flags, [name]: JSON.stringify(injected) } }
}

/** Whether the recipe forces acceptance itself. */
export function forcesVllmAcceptance({ flags }: RoleParts): boolean {
  const config = flagObject(flags, 'speculative-config')
  return (
    config?.['rejection_sample_method'] === 'synthetic' ||
    config?.['synthetic_acceptance_length'] !== undefined
  )
}
