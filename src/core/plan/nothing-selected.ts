/** Why a plan is empty. */
import '../problems/plan.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { SelectionSource } from './sweep-selection.ts'

/** INFX088, once nothing else is wrong. */
export function nothingSelected({
  entries,
  base,
  labels,
}: Pick<SelectionSource, 'entries' | 'base' | 'labels'>): Problem {
  if (entries?.length === 0) {
    const [what, command] =
      base === undefined
        ? ['the changelog has no entry, and no base says what changed', 'add --keys KEYS']
        : ['the changelog has no new entry against the base', 'add --base REF']
    const hint = `write one (infx changelog ${command} --description "…"), or name keys with --keys`
    return problem('INFX088', `no point is selected: ${what}`, { hint })
  }
  const asked = entries === undefined ? 'the keys' : 'the entries'
  const labelled = labels.length === 0 ? '' : ` under the labels ${labels.join(', ')}`
  return problem('INFX088', `no point is selected: ${asked}${labelled} ask for nothing that runs`, {
    hint: 'what was left out is among the findings; "evals-only" leaves only what can be evaluated',
  })
}
