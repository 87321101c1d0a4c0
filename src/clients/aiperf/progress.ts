/** AIPerf's log lines as progress. Lines that say nothing about it are passed over. */
import type { LoadProgress } from '../load-client.ts'

const nothing: LoadProgress = {
  phase: 'loading',
  ratio: 0,
  requestsDone: 0,
  requestsFailed: 0,
  inFlight: 0,
  totalTokensPerSecond: 0,
  outputTokensPerSecondPerUser: null,
  p90TtftSeconds: null,
}

type Change = Partial<LoadProgress>

interface Rule {
  readonly pattern: RegExp
  readonly read: (match: readonly string[], progress: LoadProgress) => Change
}

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

/** Start of a phase with its target, its end, and the lines of each report. Warm-up is called `agentic.warmup`, too. */
const rules: readonly Rule[] = [
  {
    pattern: /(?:parsed|reconstructed) (\d+)\/(\d+)\b/,
    read: ([, done, all]) => ({
      phase: 'loading',
      ratio: Math.min(1, number(done) / Math.max(1, number(all))),
    }),
  },
  {
    pattern: /Phase \S+ \(warmup\) started/,
    read: () => ({ phase: 'warm-up', ratio: 0 }),
  },
  {
    pattern: /Phase \S+ \(profiling\) started/,
    read: () => ({ phase: 'profiling', ratio: 0, requestsDone: 0, requestsFailed: 0 }),
  },
  {
    pattern:
      /Phase \S+ \((warmup|profiling)\) sending complete \| sent=(\d+), completed=(\d+), in_flight=(\d+)/,
    read: ([, , , done, inFlight]) => ({
      phase: 'draining',
      ratio: 0,
      requestsDone: number(done),
      inFlight: number(inFlight),
    }),
  },
  {
    pattern: /Phase \S+ \(profiling\) complete \| completed=(\d+), cancelled=\d+, errors=(\d+)/,
    read: ([, done, failed]) => ({
      phase: 'draining',
      ratio: 1,
      requestsDone: number(done),
      requestsFailed: number(failed),
      inFlight: 0,
    }),
  },
  {
    pattern: /tput_in=([\d,.]+)\/s\s+tput_out=([\d,.]+)\/s\s+done=([\d,]+) ok=[\d,]+ err=([\d,]+)/,
    read: ([, input, output, done, failed]) => ({
      totalTokensPerSecond: number(input) + number(output),
      requestsDone: number(done),
      requestsFailed: number(failed),
    }),
  },
  {
    pattern: /\bintvty\s+p50=\s*([\d,.]+)/,
    read: ([, median]) => ({ outputTokensPerSecondPerUser: number(median) }),
  },
]

/** Follows the log of one run; `durationSeconds` is the profile's planned length, null when a count ends it. */
export class AiperfProgress {
  readonly #durationSeconds: number | null
  readonly #now: () => number
  #profilingSince: number | undefined
  #progress: LoadProgress = nothing

  /** `now`: milliseconds of a monotonic clock. */
  constructor(durationSeconds: number | null, now: () => number) {
    this.#durationSeconds = durationSeconds
    this.#now = now
  }

  get phase(): LoadProgress['phase'] {
    return this.#progress.phase
  }

  /** True until the profile is complete: what comes then is the export. */
  get isRunning(): boolean {
    return !(this.#progress.phase === 'draining' && this.#progress.ratio === 1)
  }

  /** The progress after `line`, or undefined when it tells nothing. */
  line(line: string): LoadProgress | undefined {
    for (const { pattern, read } of rules) {
      const match = pattern.exec(line)
      if (!match) continue
      this.#progress = { ...this.#progress, ...read(match, this.#progress) }
      if (/\(profiling\) started/.test(line)) this.#profilingSince = this.#now()
      return this.#withRatio()
    }
    return undefined
  }

  #withRatio(): LoadProgress {
    const since = this.#profilingSince
    if (this.#progress.phase !== 'profiling' || since === undefined || this.#durationSeconds === null) {
      return this.#progress
    }
    const ratio = Math.min(1, (this.#now() - since) / 1000 / this.#durationSeconds)
    return { ...this.#progress, ratio }
  }
}
