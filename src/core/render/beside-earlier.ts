/** How a sweep lies beside earlier runs, in words: throughput and interactivity by curve, scores of evaluations. */
import type { CurveMovement, Movement } from '../curve/earlier.ts'
import type { CohortComparison, EvalVerdict } from '../evals/verdict.ts'
import { curvePartsOfTitle, titleSeparator } from '../point-label.ts'
import type { Sweep } from '../results/sweep.ts'
import { compareRunIds, type RunId } from '../run-id.ts'
import { text } from './document.ts'
import type { Block } from './document.ts'
import { escapeMarkdown } from './markdown.ts'
import { english } from './messages.ts'
import { formatChange, formatCount, formatPlural } from './numbers.ts'
import { clip, oneLine } from './text.ts'

export interface EarlierLine {
  /** More than chance explains. */
  readonly apart: boolean
  readonly text: string
}

type Compared = Pick<Sweep, 'points' | 'curves' | 'evals' | 'earlier'>

/** The summary's part; nothing where nobody looked for earlier runs. */
export function earlierBlocks(sweep: Compared): readonly Block[] {
  const lines = earlierLines(sweep)
  if (lines.length === 0) return []
  const items = lines.map((line) => `${line.apart ? '⚠️ ' : ''}${escapeMarkdown(line.text)}`)
  return [text('**Beside earlier runs**'), { kind: 'list', items, more: english.more }]
}

/** Curves in their order, then evaluations: those beyond chance each by itself, then how many are alike. */
export const earlierLines = (sweep: Compared): readonly EarlierLine[] => [
  ...curveLines(sweep).map((line) => ({ apart: false, text: line })),
  ...cohortLines(sweep),
]

function curveLines({ earlier, curves, points }: Compared): readonly string[] {
  if (!earlier || curves.length === 0) return []
  if (earlier.state === 'none') return [`throughput not compared: ${earlier.because}`]
  const titles = new Map(points.map(({ id, title }) => [id, shortTitle(title)]))
  const moved = new Map(earlier.curves.map((curve) => [curve.curveKey, curve]))
  const without = curves.filter(({ curveKey }) => !moved.has(curveKey)).length
  const lines = curves.flatMap(({ curveKey, title }) => {
    const curve = moved.get(curveKey)
    return curve ? [`${oneLine(title)}: ${movementWords(curve, (id) => titles.get(id) ?? id)}`] : []
  })
  const which = lines.length === 0 ? 'throughput' : `throughput of ${formatPlural(without, 'curve')}`
  const because = 'the database has no earlier valid result of the same points'
  return without === 0 ? lines : [...lines, `${which} not compared: ${because}`]
}

const shortTitle = (title: string): string =>
  oneLine(title).split(titleSeparator).slice(curvePartsOfTitle).join(titleSeparator)

function movementWords(curve: CurveMovement, titleOf: (pointId: string) => string): string {
  const { points, ofPoints, tputPerGpu, axis, onAxis } = curve
  const words = (name: string, { median, lowest, lowestPointId }: Movement): string =>
    points === 1
      ? `${name} ${percent(median)}`
      : `${name} median ${percent(median)}, lowest ${percent(lowest)} (${titleOf(lowestPointId)})`
  return [
    words('tok/s/GPU', tputPerGpu),
    ...(onAxis ? [words(axis, onAxis)] : []),
    `${formatCount(points)} of ${formatPlural(ofPoints, 'point')} against ${runWords(curve)}`,
  ].join('; ')
}

const percent = (change: number): string => formatChange(1 + change, 1)

function cohortLines({ evals }: Pick<Sweep, 'evals'>): readonly EarlierLine[] {
  const told = evals.flatMap((verdict) => (verdict.cohort ? [{ verdict, cohort: verdict.cohort }] : []))
  const alike = groupBy(
    told.filter(({ cohort }) => !isApart(cohort)),
    ({ cohort }) => howWords(cohort),
  )
  return [
    ...told
      .filter(({ cohort }) => isApart(cohort))
      .map(({ verdict, cohort }) => ({
        apart: true,
        text: `${verdict.task} of ${verdict.configKey} at conc ${verdict.conc}: ${cohortWords(cohort)}`,
      })),
    ...[...alike].map(([how, members]) => {
      const which = alike.size > 1 ? ` (${namesOf(members.map(({ verdict }) => verdict))})` : ''
      return { apart: false, text: `${formatPlural(members.length, 'evaluation')}${which} ${how}` }
    }),
  ]
}

const isApart = (cohort: CohortComparison): boolean => cohort.state === 'compared' && cohort.beyondTwoSigma

const howWords = (cohort: CohortComparison): string =>
  cohort.state === 'none' ? `not compared: ${cohort.because}` : `within 2σ of ${whose(cohort)}`

const nameCharacters = 300

/** `gsm8k of a-key at conc 8, 16; gsm8k of b-key at conc 4`. */
function namesOf(verdicts: readonly EvalVerdict[]): string {
  const byName = groupBy(verdicts, ({ task, configKey }) => `${task} of ${configKey}`)
  const names = [...byName].map(
    ([name, members]) => `${name} at conc ${members.map(({ conc }) => conc).join(', ')}`,
  )
  return clip(names.join('; '), nameCharacters)
}

/** One comparison as half a sentence. */
export function cohortWords(cohort: CohortComparison): string {
  if (cohort.state === 'none') return `not compared with earlier runs: ${cohort.because}`
  const { metric, score, gap, twoSigma, beyondTwoSigma } = cohort
  const distance = Math.abs(gap).toFixed(4)
  const theirs = score.toFixed(4)
  if (Number(distance) === 0 && !beyondTwoSigma) return `${metric} is ${theirs}, as in ${whose(cohort)}`
  const verdict = beyondTwoSigma ? 'beyond' : 'within'
  const where = `${distance} ${gap < 0 ? 'below' : 'above'} ${theirs}`
  return `${metric} is ${where}, ${verdict} 2σ (${twoSigma.toFixed(4)}) of ${whose(cohort)}`
}

const whose = ({ cohort }: Extract<CohortComparison, { state: 'compared' }>): string =>
  `the ${formatPlural(cohort.evaluations, 'evaluation')} of ${runWords(cohort)}`

function runWords({ runId, runAt }: { readonly runId: RunId; readonly runAt: string }): string {
  const run = compareRunIds(runId, 0) < 0 ? 'the local sweep' : `run ${runId}`
  return `${run} of ${runAt.slice(0, 16).replace('T', ' ')} UTC`
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
