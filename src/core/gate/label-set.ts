/** The labels of one pull request, read against the table. */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import {
  findLabel,
  type LabelTable,
  lookAlikeOf,
  type NamedLabel,
  plainEffects,
  type SweepEffects,
} from './labels.ts'

export interface LabelSet {
  readonly primaries: readonly NamedLabel[]
  readonly modifiers: readonly NamedLabel[]
  /** Foreign labels that look like ours. */
  readonly lookAlikes: readonly { readonly text: string; readonly meant: string }[]
}

/** Sorts labels by what they are; the same label twice counts once, foreign ones are passed over. */
export function readLabels(texts: readonly string[], table: LabelTable): LabelSet {
  const known = new Set<NamedLabel>()
  const lookAlikes: { text: string; meant: string }[] = []
  for (const text of texts) {
    const label = findLabel(table, text)
    if (label) {
      known.add(label)
      continue
    }
    const meant = lookAlikeOf(table, text)
    if (meant !== undefined) lookAlikes.push({ text, meant })
  }
  const ofKind = (kind: NamedLabel['kind']) =>
    table.labels.filter((label) => known.has(label) && label.kind === kind)
  return { primaries: ofKind('primary'), modifiers: ofKind('modifier'), lookAlikes }
}

/** What the labels change together. `reusable` and the like are lost as soon as one label takes them away. */
export function effectsOf({ primaries, modifiers }: LabelSet): SweepEffects {
  let effects = plainEffects
  for (const label of [...primaries, ...modifiers]) effects = { ...effects, ...label.effects }
  return effects
}

/** Names by which the plan knows the labels, whatever they are called here. */
export const planLabels = ({ primaries, modifiers }: LabelSet): readonly string[] =>
  [...primaries, ...modifiers].map(({ name }) => name)

/** Errors that forbid a sweep: two primaries, modifiers that exclude one another. */
export function contradictions({ primaries, modifiers }: LabelSet): readonly Problem[] {
  const problems: Problem[] = []
  if (primaries.length > 1) {
    const names = primaries.map(({ shownAs }) => shownAs).join(', ')
    problems.push(
      problem('INFX131', `${primaries.length} primary labels at once: ${names}`, {
        hint: 'remove all but one',
      }),
    )
  }
  for (const [index, label] of modifiers.entries()) {
    for (const other of modifiers.slice(index + 1)) {
      if (!label.excludes.includes(other.name)) continue
      problems.push(
        problem('INFX131', `${label.shownAs} and ${other.shownAs} exclude one another`, {
          hint: 'remove one; there is no silent precedence',
        }),
      )
    }
  }
  return problems
}

/** What a person should know though it forbids nothing. */
export function remarks({ primaries, modifiers, lookAlikes }: LabelSet): readonly Problem[] {
  return [
    ...(primaries.length === 0 && modifiers.length > 0
      ? [
          problem(
            'INFX132',
            `${modifiers.map(({ shownAs }) => shownAs).join(', ')} without a primary label: nothing to modify`,
          ),
        ]
      : []),
    ...lookAlikes.map(({ text, meant }) =>
      problem('INFX133', `the label "${text}" has no effect`, { hint: `did you mean "${meant}"?` }),
    ),
    ...primaries
      .filter(({ replacedBy }) => replacedBy !== undefined)
      .map(({ shownAs, replacedBy }) =>
        problem('INFX133', `the label "${shownAs}" is outdated, and still understood`, {
          severity: 'notice',
          hint: `use "${replacedBy ?? ''}"`,
        }),
      ),
  ]
}
