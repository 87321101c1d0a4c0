/** The `process` launcher: every engine process is a child of this one, in its own process group, logging to a file. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/launch.ts'
import { ProblemError } from '../core/problem.ts'
import type { EngineProcess, EngineSpec } from '../engines/engine.ts'
import { parentEnv } from '../parent-watch.ts'
import { killAtOurExit, signalGroup } from '../process-group.ts'
import type { Launcher, LaunchOptions, ProcessExit, RunningEngine } from './launcher.ts'
import { mergedTail } from './log-tail.ts'
import { wordsOnOneHost } from './one-host.ts'
import { ownerOf } from './owner.ts'
import type { Owner } from './owner.ts'
import { endStrays, ownerEnv } from './process-leftovers.ts'
import { containerSettings } from './site.ts'
import type { Site } from './site.ts'
import { toolEnvironment } from './tool.ts'
import { settlesWithin } from './within.ts'

/** Time between SIGTERM and SIGKILL, and between SIGKILL and giving up. GitHub leaves 7.5 s from SIGINT to SIGTERM. */
const termGraceMs = 4_000
const killGraceMs = 2_000
/** Even with nothing left of the grace, what left its group gets a moment to end by itself. */
const leastStrayMs = 300

interface Child {
  readonly role: string
  readonly process: ChildProcess
  readonly exit: Promise<ProcessExit>
}

/** Starts engines as plain processes of this host. Nothing outlives `stop()`, nor this process when it ends normally. */
export const processLauncher: Launcher = launcherWith(() => process.env)

/** The same for the engines of a site: of the runner they get what the site passes on, and nothing else. */
export function siteProcessLauncher(site: Site, from: NodeJS.ProcessEnv): Launcher {
  const passed = toolEnvironment(from, site['pass-environment'] ?? [])
  return launcherWith(() => ({ ...passed, ...containerSettings(site).environment }))
}

function launcherWith(environment: () => NodeJS.ProcessEnv): Launcher {
  return {
    name: 'process',
    async launch(spec, options) {
      await mkdir(options.logDir, { recursive: true })
      for (const file of spec.files ?? []) {
        await mkdir(dirname(file.path), { recursive: true })
        await writeFile(file.path, file.text)
      }
      const owner = await ownerOf(options.labels)
      const logPaths: Record<string, string> = {}
      const children: Child[] = []
      try {
        for (const engineProcess of spec.processes) {
          options.signal?.throwIfAborted()
          const logPath = join(options.logDir, `${engineProcess.role}.log`)
          logPaths[engineProcess.role] = logPath
          children.push(
            await start(engineProcess, logPath, options, { ...environment(), ...ownerEnv(owner) }),
          )
        }
      } catch (error) {
        await stopAll(children, owner)
        throw error
      }
      return runningEngine(spec, logPaths, children, owner)
    },
  }
}

async function start(
  engineProcess: EngineProcess,
  logPath: string,
  options: LaunchOptions,
  environment: NodeJS.ProcessEnv,
): Promise<Child> {
  const [program, ...args] = wordsOnOneHost(engineProcess)
  if (program === undefined) throw new Error(`engine process ${engineProcess.role} has an empty command`)
  const log = await open(logPath, 'a')
  try {
    const child = spawn(program, args, {
      // Its own group: a signal reaches the workers that the engine itself forks.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: {
        ...environment,
        ...(await parentEnv()),
        ...engineProcess.env,
        INFX_RUN: options.labels.run,
        INFX_ATTEMPT: String(options.labels.attempt),
        INFX_POINT: options.labels.pointId,
      },
    })
    const { role } = engineProcess
    const exit = new Promise<ProcessExit>((resolve) =>
      child.once('exit', (code, signal) => resolve({ role, code, signal })),
    )
    await new Promise<void>((resolve, reject) => {
      killAtOurExit(child)
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    return { role, process: child, exit }
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError(
      [problem('INFX187', `could not start ${engineProcess.role} (${program}): ${detail}`)],
      { cause },
    )
  } finally {
    await log.close()
  }
}

function runningEngine(
  spec: EngineSpec,
  logPaths: Readonly<Record<string, string>>,
  children: readonly Child[],
  owner: Owner,
): RunningEngine {
  let stopping: Promise<void> | undefined
  return {
    spec,
    logPaths,
    exited: Promise.race(children.map((child) => child.exit)),
    stop: () => (stopping ??= stopAll(children, owner)),
    logTail: (lines) => mergedTail(logPaths, lines),
  }
}

/** Every group, then what left its group: engines fork workers, and some of those make themselves independent. */
async function stopAll(children: readonly Child[], owner: Owner): Promise<void> {
  const startedMs = performance.now()
  await Promise.all(children.map(stopChild))
  await endStrays(owner, Math.max(leastStrayMs, termGraceMs - (performance.now() - startedMs)))
}

/** SIGTERM to the whole group, SIGKILL after the grace. A process that survives SIGKILL is an infrastructure Problem. */
async function stopChild(child: Child): Promise<void> {
  signalChild(child.process, 'SIGTERM')
  if (await settlesWithin(child.exit, termGraceMs)) return
  signalChild(child.process, 'SIGKILL')
  if (await settlesWithin(child.exit, killGraceMs)) return
  throw new ProblemError([
    problem('INFX189', `${child.role} (pid ${String(child.process.pid)}) did not end after SIGKILL`),
  ])
}

/** One that has ended may have given its number to somebody else's group. */
function signalChild({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) signalGroup(pid, signal)
}
