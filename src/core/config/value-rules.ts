/** Rules about single values of an entry that its schema cannot say. */
import '../problems/config.ts'
import { didYouMean, type ProblemCode, type Severity } from '../problem.ts'
import type { Generator } from '../schema/master-config.generated.ts'
import type { CheckedEntry } from './master.ts'
import { knownPrecisions, oddFramework } from './names.ts'

export type Path = readonly (string | number)[]
/** Reports a broken rule at a path of the entry. */
export type Report = (
  code: ProblemCode,
  path: Path,
  message: string,
  detail?: { readonly hint?: string; readonly what?: 'key' | 'value'; readonly severity?: Severity },
) => void

/** Errors for slips of known words, warnings for other unknown ones. */
export function checkNames({ value: { framework, precision } }: CheckedEntry, report: Report): void {
  const odd = oddFramework(framework)
  if (odd) {
    const message = `framework "${framework}" is unknown`
    report('INFX027', ['framework'], message, {
      severity: odd.meant === undefined ? 'warning' : 'error',
      hint: odd.meant === undefined ? 'it is kept as it is written' : `did you mean "${odd.meant}"?`,
    })
  }
  if (!knownPrecisions.includes(precision)) {
    const near = didYouMean(precision, knownPrecisions)
    report('INFX027', ['precision'], `precision "${precision}" is unknown`, {
      severity: 'warning',
      hint: `${near === undefined ? '' : `did you mean "${near}"? `}it is kept as it is written`,
    })
  }
}

/** Turns that a generator makes, all held in memory by whoever replays them. */
const maxTurns = 5_000_000

/** A generator of more than anything can hold. */
export function checkGenerator(generator: Generator, path: Path, report: Report): void {
  const turns = generator.trees * generator['mean-turns']
  if (turns <= maxTurns) return
  const message = `${generator.trees} trees of ${generator['mean-turns']} turns are ${turns.toLocaleString('en')} turns, at most ${maxTurns.toLocaleString('en')} are generated`
  report('INFX028', path, message, { what: 'key' })
}

/** Prompts that one fixed-sequence point may send: more would take weeks. */
const maxPrompts = 10_000_000

export function checkPrompts(entry: CheckedEntry, report: Report): void {
  for (const [index, item] of (entry.value.scenarios['fixed-seq-len'] ?? []).entries()) {
    const perConc = item['num-prompts-per-conc'] ?? 1
    for (const [element, space] of item['search-space'].entries()) {
      const highest = Math.max(0, ...(space['conc-list'] ?? []), space['conc-end'] ?? 0)
      if (highest * perConc <= maxPrompts) continue
      const message = `a concurrency of ${highest} with ${perConc} prompts each sends ${(highest * perConc).toLocaleString('en')} prompts, at most ${maxPrompts.toLocaleString('en')} are sent`
      report('INFX018', ['scenarios', 'fixed-seq-len', index, 'search-space', element], message, {
        hint: 'lower num-prompts-per-conc, or the concurrency',
      })
    }
  }
}
