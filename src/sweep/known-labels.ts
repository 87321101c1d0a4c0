/** Labels that a person pretends (`--labels`, `labels` of infx.config.yaml): each must be one that does something here. */
import { contradictions, readLabels } from '../core/gate/label-set.ts'
import {
  defaultLabelTable,
  findLabel,
  type LabelsMap,
  labelTable,
  labelTexts,
  type NamedLabel,
} from '../core/gate/labels.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { didYouMean, type Problem } from '../core/problem.ts'

export interface KnownLabels {
  /** By the names of docs/labels.md, whatever this repository calls them. Those that mean nothing here stay as they are. */
  readonly labels: readonly string[]
  /** What forbids to go on: labels of `pretended` that nobody knows, or that contradict one another; a wrong map. */
  readonly problems: readonly Problem[]
}

/**
 * `labels` under the table's names. Labels of a pull request may be anything; those that somebody typed (`pretended`)
 * must be known: a mistyped `all-eval` would pass for a sweep with evaluations.
 */
export function knownLabels(
  labels: readonly string[],
  pretended: readonly string[],
  map: LabelsMap,
): KnownLabels {
  const { table, problems } = labelTable(map)
  if (problems.length > 0) return { labels, problems }
  const named = (text: string): Pick<NamedLabel, 'name'> | undefined =>
    findLabel(table, text) ?? findLabel(defaultLabelTable, text)
  const names = labels.map((text) => named(text)?.name ?? text)
  const own = pretended.flatMap((text) => named(text)?.name ?? [])
  return {
    labels: [...new Set(names)],
    problems: [
      ...pretended
        .filter((text) => named(text) === undefined)
        .map((text) => unknown(text, labelTexts(table))),
      ...contradictions(readLabels(own, defaultLabelTable)),
    ],
  }
}

function unknown(text: string, known: readonly string[]): Problem {
  const near = didYouMean(text, known)
  const list = `known here: ${known.join(', ')}`
  return problem('INFX300', `labels: there is no sweep label "${text}"`, {
    hint: near === undefined ? list : `did you mean "${near}"? ${list}`,
  })
}
