/** Waiting until an engine can serve: bounded, and over at once when a process of it ends. */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/launch.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import { classifyFailure } from './failure-table.ts'
import type { ProcessExit, RunningEngine } from './launcher.ts'

const probeTimeoutMs = 2_000

/** Resolves when the health rule answers 200. Throws a ProblemError (INFX185, INFX186) otherwise, or the signal's reason. */
export async function waitUntilHealthy(engine: RunningEngine, signal: AbortSignal): Promise<void> {
  const { health, endpointUrl } = engine.spec
  const url = new URL(health.path, endpointUrl)
  const deadline = performance.now() + health.timeoutSeconds * 1_000
  let lastAnswer = 'no answer yet'
  const exit = engine.exited.then((ended) => ended)
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    lastAnswer = await probe(url, signal)
    if (lastAnswer === 'HTTP 200') return
    const ended = await Promise.race([exit, sleep(health.intervalMs, undefined, { signal })])
    if (ended !== undefined) throw new ProblemError([await exitProblem(engine, ended)])
  }
  throw new ProblemError([
    problem(
      'INFX185',
      `${engine.spec.engine} was not healthy within ${health.timeoutSeconds} s (${url.pathname}: ${lastAnswer})`,
    ),
  ])
}

/** The classed Problem for a process that ended on its own. */
export async function exitProblem(engine: RunningEngine, ended: ProcessExit): Promise<Problem> {
  const how = ended.signal === null ? `exit code ${String(ended.code)}` : `signal ${ended.signal}`
  const known = classifyFailure(await engine.logTail(200))
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
  })
}

async function probe(url: URL, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]),
    })
    await response.body?.cancel()
    return `HTTP ${response.status}`
  } catch (error) {
    signal.throwIfAborted()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** An engine that cannot even write its log dies without a word. */
async function isLogDiskFull({ logPaths }: RunningEngine): Promise<boolean> {
  const folders = new Set(Object.values(logPaths).map((path) => dirname(path)))
  const free = await Promise.all([...folders].map(async (folder) => (await statfs(folder)).bavail))
  return free.includes(0)
}
