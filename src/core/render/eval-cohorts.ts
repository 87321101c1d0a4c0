/** How evaluations lie beside those of an earlier run, in words. */
import type { CohortComparison, EvalVerdict } from '../evals/verdict.ts'
import type { Sweep } from '../results/sweep.ts'
import { text } from './document.ts'
import type { Block } from './document.ts'
import { escapeMarkdown } from './markdown.ts'
import { english } from './messages.ts'
import { formatPlural } from './numbers.ts'
import { compareRunIds } from '../run-id.ts'

/** What chance does not explain first, each by itself; then how many are alike, and how many have nothing beside them. */
export function cohortBlocks({ evals }: Pick<Sweep, 'evals'>): readonly Block[] {
  const told = evals.flatMap((verdict) => (verdict.cohort ? [{ verdict, cohort: verdict.cohort }] : []))
  if (told.length === 0) return []
  const apart = told.filter(({ cohort }) => isApart(cohort))
  const rest = new Map<string, number>()
  for (const { cohort } of told.filter((each) => !isApart(each.cohort))) {
    const how = cohort.state === 'none' ? `not compared: ${cohort.because}` : `within 2σ of ${whose(cohort)}`
    rest.set(how, (rest.get(how) ?? 0) + 1)
  }
  return [
    text('**Beside earlier runs**'),
    {
      kind: 'list',
      items: [
        ...apart.map(
          ({ verdict, cohort }) => `⚠️ ${escapeMarkdown(`${nameOf(verdict)}: ${cohortWords(cohort)}`)}`,
        ),
        ...[...rest].map(([how, count]) => escapeMarkdown(`${formatPlural(count, 'evaluation')} ${how}`)),
      ],
      more: english.more,
    },
  ]
}

const isApart = (cohort: CohortComparison): boolean => cohort.state === 'compared' && cohort.beyondTwoSigma

const nameOf = ({ task, configKey, conc }: EvalVerdict): string => `${task} of ${configKey} at conc ${conc}`

/** One comparison as half a sentence. */
export function cohortWords(cohort: CohortComparison): string {
  if (cohort.state === 'none') return `not compared with earlier runs: ${cohort.because}`
  const { metric, score, gap, twoSigma, beyondTwoSigma } = cohort
  const where = `${Math.abs(gap).toFixed(4)} ${gap < 0 ? 'below' : 'above'} ${score.toFixed(4)}`
  const verdict = beyondTwoSigma ? 'beyond' : 'within'
  return `${metric} is ${where}, ${verdict} 2σ (${twoSigma.toFixed(4)}) of ${whose(cohort)}`
}

function whose({ cohort }: Extract<CohortComparison, { state: 'compared' }>): string {
  const { runId, runAt, evaluations } = cohort
  const run = compareRunIds(runId, 0) < 0 ? 'the local sweep' : `run ${runId}`
  return `the ${formatPlural(evaluations, 'evaluation')} of ${run} of ${runAt.slice(0, 10)}`
}
