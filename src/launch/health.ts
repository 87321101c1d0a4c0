/** Waiting until an engine can serve: bounded, and over at once when a process of it ends. */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/launch.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import { judgeReadiness } from '../engines/command/readiness.ts'
import type { ReadinessVerdict } from '../engines/command/readiness.ts'
import type { EngineSpec } from '../engines/engine.ts'
import { classifyFailure } from './failure-table.ts'
import type { ProcessExit, RunningEngine } from './launcher.ts'

const probeTimeoutMs = 2_000

/** Answers count instances; one with thousands of them stays far below. */
const maxBodyBytes = 4 * 1024 * 1024

/**
 * Resolves when the health rule is met. `onProgress` hears what is missing whenever that changes, e.g. `waiting for 2
 * prefills and 1 decodes`. Throws a ProblemError (INFX185, or that of the process that ended), or the signal's reason.
 */
export async function waitUntilHealthy(
  engine: RunningEngine,
  signal: AbortSignal,
  onProgress?: (message: string) => void,
): Promise<void> {
  const { health, engine: name } = engine.spec
  const deadline = performance.now() + health.timeoutSeconds * 1_000
  let said = 'no answer yet'
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    const { ready, message } = await probe(engine.spec, signal)
    if (ready) return
    if (message !== said) onProgress?.(message)
    said = message
    const ended = await Promise.race([engine.exited, sleep(health.intervalMs, undefined, { signal })])
    if (ended !== undefined) throw new ProblemError([await exitProblem(engine, ended)])
  }
  throw new ProblemError([
    problem('INFX185', `${name} was not healthy within ${health.timeoutSeconds} s (${health.path}: ${said})`),
  ])
}

/** Whether the endpoint answers at all, whatever it says; false when the signal is aborted first. */
export async function isAnswering(
  { health, endpointUrl }: EngineSpec,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(new URL(health.path, endpointUrl), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]),
    })
    await response.body?.cancel()
    return true
  } catch {
    // Whatever the network says: there is no answer.
    return false
  }
}

/** The classed Problem for a process that ended on its own. */
export async function exitProblem(
  engine: Pick<RunningEngine, 'logPaths' | 'logTail'>,
  ended: ProcessExit,
): Promise<Problem> {
  const how = ended.signal === null ? `exit code ${String(ended.code)}` : `signal ${ended.signal}`
  const known = classifyFailure(await engine.logTail(200))
  // Who ended the process knows better than its last words, which may only complain about being ended.
  if (ended.verdict) {
    const { code, message, ...whose } = ended.verdict
    return problem(code, `${ended.role} ended (${how}): ${message}`, whose)
  }
  if (!known && (await isLogDiskFull(engine))) {
    return problem('INFX186', `${ended.role} ended on its own (${how}); the disk of its log is full`, {
      blame: 'infra',
      hint: 'free disk space on the node',
    })
  }
  if (!known) {
    // SIGKILL from outside is nearly always the kernel's or the scheduler's, not the engine's.
    const blame = ended.signal === 'SIGKILL' || ended.code === 137 ? 'infra' : 'product'
    return problem('INFX186', `${ended.role} ended on its own (${how})`, {
      blame,
      hint: 'see the log tail of the point',
    })
  }
  return problem('INFX186', `${ended.role} ended on its own (${how}): ${known.row.cause}`, {
    blame: known.row.blame,
    hint: known.row.hint,
    fault: known.row.id,
  })
}

/** One question, two when models must be listed; what the network says instead of an answer is "not ready". */
async function probe({ health, endpointUrl }: EngineSpec, signal: AbortSignal): Promise<ReadinessVerdict> {
  const expect = health.expect ?? { kind: 'http-200' }
  const within = AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)])
  try {
    const response = await fetch(new URL(health.path, endpointUrl), { signal: within })
    if (expect.kind === 'http-200' || response.status !== 200) {
      await response.body?.cancel()
      return judgeReadiness(expect, response.status, undefined)
    }
    if (expect.kind !== 'models') return judgeReadiness(expect, 200, await jsonOf(response))
    await response.body?.cancel()
    const models = await fetch(new URL('/v1/models', endpointUrl), { signal: within })
    return judgeReadiness(expect, models.status, await jsonOf(models))
  } catch (error) {
    signal.throwIfAborted()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { ready: false, message: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Undefined when it is no JSON: engines answer with half-made bodies while they start, and the judge says what lacks. */
async function jsonOf(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  const stream: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw new Error(`the answer is larger than ${maxBodyBytes} bytes`)
    chunks.push(chunk)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return value
  } catch {
    return undefined
  }
}

/** An engine that cannot even write its log dies without a word. */
async function isLogDiskFull({ logPaths }: Pick<RunningEngine, 'logPaths'>): Promise<boolean> {
  const folders = new Set(Object.values(logPaths).map((path) => dirname(path)))
  const free = await Promise.all([...folders].map(async (folder) => (await statfs(folder)).bavail))
  return free.includes(0)
}
