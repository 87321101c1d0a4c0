/** Events of a sweep as plain lines, for terminals and job logs. */
import { formatProblem } from '../core/problem.ts'
import { blameWord } from '../core/render/messages.ts'
import { formatPlural } from '../core/render/numbers.ts'
import { clip, oneLine } from '../core/render/text.ts'
import type { ValidityReason } from '../core/results/aggregate.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import type { SweepEvent } from './events.ts'

/** One line (a failed point may take several) for what a reader of a log wants to know; undefined for the rest. */
export function eventLine(event: SweepEvent): string | undefined {
  switch (event.type) {
    case 'planned':
      return plannedLine(event)
    case 'finished':
      return finishedLine(event.result, event.elapsedSeconds)
    case 'retry':
      return `↻ ${event.point.title}   attempt ${event.attempt}: ${event.because}`
    case 'stage':
      return `· ${event.detail}`
    case 'note':
      return event.text
    case 'started':
    case 'phase':
    case 'progress':
      return undefined
  }
}

/** The hours are those of what is left. */
function plannedLine({ toRun, kept, plan }: Extract<SweepEvent, { type: 'planned' }>): string {
  const hours = toRun.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0)
  return [
    `${formatPlural(toRun.length, 'point')} to run${kept > 0 ? `, ${kept} kept from before` : ''}`,
    `plan ${plan.digest.slice(0, 12)}`,
    ...(toRun.length > 0 ? [`about ${Number(hours.toPrecision(2))} GPU-h`] : []),
  ].join(' · ')
}

function finishedLine(result: SweepPoint, elapsedSeconds: number): string {
  const seconds = `${elapsedSeconds.toFixed(1)} s`
  switch (result.status) {
    case 'valid':
    case 'reused':
      return `✓ ${result.title}   ${seconds}${headline(result)}`
    case 'invalid':
      return `✗ ${result.title}   ${seconds}   invalid: ${reasons(result.invalidReasons)}`
    case 'failed':
    case 'missing': {
      const problems = result.failure?.problems ?? []
      const lines = problems.map((found) => `    ${blameWord[found.blame]}: ${formatProblem(found)}`)
      return [
        `✗ ${result.title}   ${seconds}   failed while ${result.failure?.phase ?? 'queued'}`,
        ...lines,
        ...logLines(result.failure?.logTail ?? []),
      ].join('\n')
    }
  }
}

const logLinesShown = 4
const logLineCharacters = 200

/** The end of the engine's log, where it mostly says why. */
const logLines = (tail: readonly string[]): readonly string[] =>
  tail
    .filter((line) => line.trim() !== '')
    .slice(-logLinesShown)
    .map((line) => `    | ${clip(oneLine(line), logLineCharacters)}`)

const reasonCharacters = 300

/** The first is the cause of most others, which the report has. */
function reasons([first, ...rest]: readonly ValidityReason[]): string {
  if (!first) return 'no reason is stated'
  const more = rest.length > 0 ? `; and ${formatPlural(rest.length, 'more reason')}` : ''
  return `${clip(oneLine(first.message), reasonCharacters)} (${blameWord[first.blame]})${more}`
}

function headline(result: SweepPoint): string {
  const numbers = result.headline
  if (!numbers) return ''
  const errors = numbers.requestsFailed === 1 ? '1 error' : `${numbers.requestsFailed} errors`
  return `   ${wholeNumber(numbers.tputPerGpuTps)} tok/s/GPU   ${errors}`
}

export const wholeNumber = (value: number): string => Math.round(value).toLocaleString('en-US')

/** The same for a job that runs points where nobody watches: also when a point starts and enters a phase. */
export function jobLine(event: SweepEvent): string | undefined {
  switch (event.type) {
    case 'started':
      return `● ${event.canary ? 'canary ' : ''}${event.point.title}   attempt ${event.attempt}`
    case 'phase':
      return `  ${new Date(event.atUnixMs).toISOString()} ${event.phase}   ${event.pointId}`
    default:
      return eventLine(event)
  }
}
