/** The replay client in a process of its own: neither the sweep's rendering nor its database bends a latency. */
import '../../core/problems/clients.ts'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { selfCommand } from '../../assets.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { writeJsonFile } from '../../files/json-file.ts'
import { parentEnv } from '../../parent-watch.ts'
import { productVersion } from '../../version.ts'
import type { LoadClient, LoadOutcome, LoadProgress, LoadSpec } from '../load-client.ts'
import type { ReplayLine } from './process-lines.ts'

/** Time for the client to cancel its requests and write its files before it is killed. */
const killAfterMs = 5000
const keptStderrCharacters = 4000

/**
 * A pause of the garbage collector is a pause of the schedule. Requests in flight and lanes that wait survive every
 * collection of the young generation, whatever its size: a large one is collected rarely (here 3 times less copying than
 * with the 16 MB of the default). Allocation of new objects among the old is off because V8 takes one burst of survivors, the start of all lanes, for
 * a rule, and from then on puts the short-lived objects of every chunk among the old ones, whose collection is longest.
 */
export const replayNodeFlags: readonly string[] = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring', // cspell:ignore pretenuring
]

const replaySpecName = 'replay_spec.json'

export const replayProcessClient: LoadClient = {
  name: 'infx-replay',
  version: productVersion,
  /** Rejects as `replayClient` does, and with INFX202 or INFX203 when the process dies. */
  async run(spec, options) {
    const [node, script] = selfCommand()
    const command = [node, ...replayNodeFlags, script, 'replay', '--spec']
    const outcome = await superviseReplay([...command, '-'], spec, options)
    // Kept beside its results, so that the load can be read and sent again.
    const kept = join(spec.outputDir, replaySpecName)
    await writeJsonFile(kept, spec)
    return { ...outcome, command: [...command, kept] }
  },
}

/**
 * Starts `command`, gives it the specification on standard input (a file would stay behind when this process is killed)
 * and follows its lines to the outcome.
 */
export async function superviseReplay(
  command: readonly string[],
  spec: LoadSpec,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: LoadProgress) => void },
): Promise<LoadOutcome> {
  const [program = process.execPath, ...args] = command
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(await parentEnv()) },
  })
  // A process that ends before it has read everything is explained by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(spec))
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  let stderr = ''
  child.stderr.on('data', (bytes: Buffer) => {
    stderr = (stderr + bytes.toString('utf8')).slice(-keptStderrCharacters)
  })
  const stopWatching = endOnAbort(child, options.signal)
  let last: ReplayLine | undefined
  try {
    for await (const text of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
      const line = readLine(text)
      if (!line) continue
      if ('progress' in line) options.onProgress(line.progress)
      else last = line
    }
    const [code, signal] = await closed
    if (last && 'outcome' in last) return last.outcome
    if (last && 'problems' in last) throw new ProblemError(last.problems)
    // Killed after our own abort: the files that exist stay where they are.
    if (options.signal.aborted) return { completed: false, abortReason: 'cancelled', maxClientCpuShare: 0 }
    throw new ProblemError([died(code, signal, stderr, spec.outputDir)])
  } finally {
    stopWatching()
  }
}

function endOnAbort(child: ChildProcess, signal: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined
  const end = (): void => {
    child.kill('SIGTERM')
    timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  }
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  return () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/** Lines that are not ours (a warning of the runtime) are passed over. */
function readLine(text: string): ReplayLine | undefined {
  if (!text.startsWith('{"')) return undefined
  try {
    return JSON.parse(text) as ReplayLine
  } catch {
    // Only a process killed in the middle of a line writes such a one; its end is reported by the exit code.
    return undefined
  }
}

function died(code: number | null, signal: NodeJS.Signals | null, stderr: string, outputDir: string) {
  const lines = stderr.trim() === '' ? 'it wrote nothing to standard error' : stderr.trim()
  const how = signal === null ? `ended with exit code ${code ?? 'unknown'}` : `was killed by ${signal}`
  const message = `the replay process ${how} without an outcome (files: ${outputDir}): ${lines}`
  return problem(signal === null ? 'INFX202' : 'INFX203', message)
}
