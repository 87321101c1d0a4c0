/** Live progress of a sweep: a repainted block on a terminal, plain lines elsewhere. */
import { formatDuration, formatPlural } from '../core/render/numbers.ts'
import { displayWidth, fitMiddle, oneLine } from '../core/render/text.ts'
import { eventLine, wholeNumber } from '../sweep/event-line.ts'
import type { SweepEvent, SweepObserver } from '../sweep/events.ts'
import { ProgressState, type RunningPoint } from '../sweep/progress-state.ts'

export interface ProgressView {
  readonly observe: SweepObserver
  /** Removes the live block and stops repainting. */
  close(): void
}

interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const repaintMs = 200
const plainEveryMs = 15_000

export function openProgressView(output: Output, parallelPoints: number, name: string): ProgressView {
  const state = new ProgressState()
  const startedAtMs = Date.now()
  const live = output.isTTY === true
  let painted = 0
  const erase = (): void => {
    if (painted > 0) output.write(`\x1b[${painted}A\x1b[J`)
    painted = 0
  }
  const paint = (): void => {
    const lines = liveBlock(state, name, startedAtMs, parallelPoints, output.columns ?? 100)
    erase()
    output.write(lines.map((line) => `${line}\n`).join(''))
    painted = lines.length
  }
  const say = (line: string): void => {
    if (live) erase()
    output.write(`${line}\n`)
    if (live) paint()
  }
  const timer = setInterval(
    () =>
      live
        ? paint()
        : state.running.length > 0 && output.write(`${statusLine(state, startedAtMs, parallelPoints)}\n`),
    live ? repaintMs : plainEveryMs,
  )
  return {
    observe(event) {
      state.apply(event, Date.now())
      // A long warm-up would be silence where nothing is repainted.
      const line = !live && event.type === 'started' && event.canary ? canaryLine(event) : eventLine(event)
      if (line !== undefined) say(line)
    },
    close() {
      clearInterval(timer)
      if (live) erase()
    },
  }
}

const canaryLine = ({ point, attempt }: Extract<SweepEvent, { type: 'started' }>): string =>
  `● canary ${oneLine(point.title)}${attempt > 1 ? ` (attempt ${attempt})` : ''}   first, alone; about ${formatDuration((point.estimatedGpuHours / point.gpus) * 3600)}`

function liveBlock(
  state: ProgressState,
  name: string,
  startedAtMs: number,
  parallelPoints: number,
  columns: number,
): readonly string[] {
  const { toRun, done, failed, waiting } = state.counts
  const elapsed = clock((Date.now() - startedAtMs) / 1_000)
  const left = state.secondsLeft(Date.now(), parallelPoints)
  const lines = [
    ` ${name} · ${toRun} points   elapsed ${elapsed}   left ${left === undefined ? '…' : `~${clock(left)}`}`,
    ` ✓ ${done} done   ● ${state.running.length} running   ○ ${waiting} waiting   ✗ ${failed}`,
    ...state.running.map((running) => ` ● ${runningLine(running, columns - 3)}`),
    ...(state.running.length === 0 && state.stage !== undefined ? [` … ${state.stage}`] : []),
  ]
  // A line that wraps would be more rows than are erased with the next repaint.
  return lines.map((line) => fitMiddle(line, columns))
}

function statusLine(state: ProgressState, startedAtMs: number, parallelPoints: number): string {
  const { toRun, done, failed } = state.counts
  const left = state.secondsLeft(Date.now(), parallelPoints)
  const running = state.running.map((point) => runningLine(point, Infinity)).join(' | ')
  return `[${clock((Date.now() - startedAtMs) / 1_000)}] ${done + failed}/${toRun} done${failed > 0 ? `, ${failed} failed` : ''}${left === undefined ? '' : `, ~${clock(left)} left`}: ${running}`
}

/** Least columns of a point's name; below that the last numbers give way. */
const leastName = 24

/** Phase and numbers of a running point; its name gets what is left of `columns`. */
function runningLine(running: RunningPoint, columns: number): string {
  const { point, canary, attempt } = running
  const parts = [running.phase, ...progressParts(running)].map((part) => `   ${part}`)
  const name = `${canary ? 'canary  ' : ''}${point.title}${attempt > 1 ? ` (attempt ${attempt})` : ''}`
  while (parts.length > 1 && columns - displayWidth(parts.join('')) < leastName) parts.pop()
  const rest = parts.join('')
  return `${fitMiddle(oneLine(name), columns - displayWidth(rest))}${rest}`
}

/** The most telling first. */
function progressParts({ point, progress }: RunningPoint): readonly string[] {
  switch (progress?.kind) {
    case undefined:
      return []
    case 'waiting':
      return [`${progress.seconds.toFixed(0)} s of ${progress.ofSeconds.toFixed(0)} s`]
    case 'eval':
      return [
        bar(progress.of === 0 ? 0 : progress.asked / progress.of),
        `${progress.asked} of ${progress.of} questions, ${progress.correct} right`,
      ]
    case 'load':
      return [
        bar(progress.ratio),
        `${wholeNumber(progress.totalTokensPerSecond / point.gpus)} tok/s/GPU`,
        formatPlural(progress.requestsFailed, 'error'),
        ...(progress.p90TtftSeconds === null ? [] : [`p90 ttft ${progress.p90TtftSeconds.toFixed(2)} s`]),
      ]
  }
}

function bar(ratio: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, ratio)) * 10)
  return `${'█'.repeat(filled)}${'░'.repeat(10 - filled)} ${String(Math.round(Math.min(1, ratio) * 100)).padStart(3)} %`
}

/** m:ss, or h:mm:ss from an hour on. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}
