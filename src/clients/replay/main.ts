/** `infx replay --spec FILE`: the replay client as a process of its own, so that it measures nothing but the server. `-` is standard input. */
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { formatProblem, ProblemError } from '../../core/problem.ts'
import type { Problem } from '../../core/problem.ts'
import { watchParent } from '../../parent-watch.ts'
import type { LoadProgress, LoadSpec } from '../load-client.ts'
import { parseLoadSpec } from './check-spec.ts'
import { replayClient } from './client.ts'
import type { ReplayLine } from './process-lines.ts'

const everyMs = 250
const exitCodes = { completed: 0, aborted: 1, usage: 2, infrastructure: 3 } as const

/**
 * Prints one JSON object per line (`process-lines.ts`): progress at most four times a second, then the outcome or the
 * problems. 0 completed, 1 aborted or damaged input, 2 usage, 3 infrastructure. SIGTERM and SIGINT cancel.
 */
export async function replayMain(argv: readonly string[]): Promise<number> {
  const file = specFile(argv)
  if (file === undefined) {
    process.stderr.write('usage: infx replay --spec FILE\n')
    return exitCodes.usage
  }
  const abort = new AbortController()
  const cancel = (): void => abort.abort()
  process.on('SIGTERM', cancel)
  process.on('SIGINT', cancel)
  const stopWatching = watchParent(cancel)
  try {
    const spec = await readSpec(file)
    const outcome = await replayClient.run(spec, { signal: abort.signal, onProgress: rarely(print) })
    print({ outcome })
    return outcome.completed ? exitCodes.completed : exitCodes.aborted
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    print({ problems: error.problems })
    for (const found of error.problems) process.stderr.write(`${formatProblem(found)}\n`)
    const infrastructure = error.problems.some((found: Problem) => found.blame === 'infra')
    return infrastructure ? exitCodes.infrastructure : exitCodes.aborted
  } finally {
    stopWatching()
    process.off('SIGTERM', cancel)
    process.off('SIGINT', cancel)
  }
}

async function readSpec(file: string): Promise<LoadSpec> {
  if (file === '-') return parseLoadSpec(await text(process.stdin), 'standard input')
  return parseLoadSpec(await readFile(file, 'utf8'), file)
}

function specFile(argv: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...argv], options: { spec: { type: 'string' } } }).values.spec
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return undefined
  }
}

const print = (line: ReplayLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Drops reports that come too soon after the one before; the phase's last state is in the next one. */
function rarely(report: (line: ReplayLine) => void): (progress: LoadProgress) => void {
  let last = -Infinity
  let phase: LoadProgress['phase'] | undefined
  return (progress) => {
    const now = performance.now()
    // A new phase is news, however short the one before was: the timeline of the point is made of it.
    if (now - last < everyMs && progress.phase === phase) return
    last = now
    phase = progress.phase
    report({ progress })
  }
}
