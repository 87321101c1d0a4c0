/** A foreign program under supervision: bounded, its output line by line, its whole process group ended with it. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { killAtOurExit, signalGroup } from '../../process-group.ts'
import { timerDelay } from '../../timer.ts'

export interface ToolRun {
  readonly argv: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly signal?: AbortSignal
  /** Infinity = no bound. */
  readonly timeoutMs: number
  /** Time between SIGTERM and SIGKILL; never more than {@link abortGraceMs} after an abort. */
  readonly killAfterMs: number
  /** Told its process id, which is that of its group, once it runs. */
  readonly onStarted?: (pid: number) => void
  /** Every line of both streams, without its end. */
  readonly onLine: (line: string) => void
}

export interface ToolOutcome {
  /** Null when a signal ended it. */
  readonly code: number | null
  readonly killedBy: NodeJS.Signals | null
  /** Who asked for the end: nobody, the caller's signal, or the bound. */
  readonly stopped: 'no' | 'aborted' | 'timed-out'
  /** SIGTERM was not enough. */
  readonly hadToKill: boolean
  /** The end of its output, at most 200 lines. */
  readonly tail: readonly string[]
}

/**
 * An interrupted run keeps nothing, so this is for ending workers only: a cancelled job of GitHub has 7.5 s for client,
 * engine and report together.
 */
const abortGraceMs = 2_500
const tailLines = 200
/** For the last lines of a program that has ended. */
const drainMs = 1_000
/** Progress bars write one endless line; nothing in it is worth more. */
const maxLineCharacters = 4000

/** Runs to the end; rejects only when the program cannot be started (the error of spawn). */
export async function runTool(run: ToolRun): Promise<ToolOutcome> {
  const [program = '', ...args] = run.argv
  // A group of its own: clients start workers, and none of them may outlive the point.
  const child = spawn(program, args, {
    env: run.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(run.cwd === undefined ? {} : { cwd: run.cwd }),
  })
  killAtOurExit(child)
  child.once('spawn', () => {
    if (child.pid !== undefined) run.onStarted?.(child.pid)
  })
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const tail: string[] = []
  const take = (line: string): void => {
    const bounded = line.slice(0, maxLineCharacters)
    tail.push(bounded)
    if (tail.length > tailLines) tail.shift()
    run.onLine(bounded)
  }
  // A stream that is destroyed closes without an end, which the reader of its lines would wait for.
  const streams = [child.stdout, child.stderr].map((stream) =>
    Promise.race([
      once(createInterface({ input: stream, crlfDelay: Infinity }).on('line', take), 'close'),
      once(stream, 'close'),
    ]),
  )
  const end = new Ending(child, run)
  try {
    const [code, killedBy] = await exit
    // Workers that still hold the pipes would keep them open for ever.
    end.killGroup()
    // What made itself independent of the group is out of reach, and must not hold us by the pipes.
    const drained = setTimeout(() => {
      child.stdout.destroy()
      child.stderr.destroy()
    }, drainMs)
    await Promise.all(streams)
    clearTimeout(drained)
    return { code, killedBy, stopped: end.reason, hadToKill: end.hadToKill, tail }
  } finally {
    end.stopWatching()
  }
}

class Ending {
  reason: ToolOutcome['stopped'] = 'no'
  hadToKill = false
  readonly #child: ChildProcess
  readonly #run: ToolRun
  readonly #timers: NodeJS.Timeout[] = []
  readonly #abort = (): void => this.#end('aborted')

  constructor(child: ChildProcess, run: ToolRun) {
    this.#child = child
    this.#run = run
    run.signal?.addEventListener('abort', this.#abort)
    if (run.signal?.aborted) this.#abort()
    if (Number.isFinite(run.timeoutMs)) {
      this.#timers.push(setTimeout(() => this.#end('timed-out'), timerDelay(run.timeoutMs)))
    }
  }

  killGroup(): void {
    this.#send('SIGKILL')
  }

  stopWatching(): void {
    this.#run.signal?.removeEventListener('abort', this.#abort)
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #end(reason: ToolOutcome['stopped']): void {
    if (this.reason !== 'no') return
    this.reason = reason
    // Only the program itself: it ends its workers in the order that keeps their results.
    this.#child.kill('SIGTERM')
    const { killAfterMs } = this.#run
    const graceMs = reason === 'aborted' ? Math.min(killAfterMs, abortGraceMs) : killAfterMs
    this.#timers.push(
      setTimeout(() => {
        this.hadToKill = true
        this.#send('SIGKILL')
      }, graceMs),
    )
  }

  #send(signal: NodeJS.Signals): void {
    if (this.#child.pid !== undefined) signalGroup(this.#child.pid, signal)
  }
}
