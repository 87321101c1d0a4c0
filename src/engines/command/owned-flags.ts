/** Flags that follow from the allocation: the recipe's value is replaced, and said so when it would have mattered. */
import '../../core/problems/engine-command.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem } from '../../core/problem.ts'
import type { RoleParts } from './recipe-parts.ts'
import { flagValue, scalarText } from './flags.ts'

/** A notice per flag of `names` that the recipe sets. */
export function replacedFlags(role: RoleParts, names: readonly string[]): readonly Problem[] {
  return names.flatMap((name) => {
    const value = flagValue(role.flags, name)
    if (value === undefined || value === null) return []
    return [
      problem(
        'INFX183',
        `${role.pool} sets --${name} ${scalarText(value)}, which follows from the allocation`,
      ),
    ]
  })
}
