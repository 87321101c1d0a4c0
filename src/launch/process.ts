/** The `process` launcher: every engine process is a child of this one, in its own process group, logging to a file. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/launch.ts'
import { ProblemError } from '../core/problem.ts'
import type { EngineProcess, EngineSpec } from '../engines/engine.ts'
import { parentEnv } from '../parent-watch.ts'
import type { Launcher, LaunchOptions, ProcessExit, RunningEngine } from './launcher.ts'
import { mergedTail } from './log-tail.ts'
import { wordsOnOneHost } from './one-host.ts'
import { ownerOf } from './owner.ts'
import { ownerEnv } from './process-leftovers.ts'
import { containerSettings } from './site.ts'
import type { Site } from './site.ts'
import { toolEnvironment } from './tool.ts'
import { settlesWithin } from './within.ts'

/** Time between SIGTERM and SIGKILL, and between SIGKILL and giving up. GitHub leaves 7.5 s from SIGINT to SIGTERM. */
const termGraceMs = 4_000
const killGraceMs = 2_000

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
        await Promise.all(children.map(stopChild))
        throw error
      }
      return runningEngine(spec, logPaths, children)
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
        ...parentEnv(),
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
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    liveGroups.add(child)
    void exit.then(() => liveGroups.delete(child))
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
): RunningEngine {
  let stopping: Promise<void> | undefined
  return {
    spec,
    logPaths,
    exited: Promise.race(children.map((child) => child.exit)),
    stop: () => (stopping ??= Promise.all(children.map(stopChild)).then(() => undefined)),
    logTail: (lines) => mergedTail(logPaths, lines),
  }
}

/** SIGTERM to the whole group, SIGKILL after the grace. A process that survives SIGKILL is an infrastructure Problem. */
async function stopChild(child: Child): Promise<void> {
  signalGroup(child.process, 'SIGTERM')
  if (await settlesWithin(child.exit, termGraceMs)) return
  signalGroup(child.process, 'SIGKILL')
  if (await settlesWithin(child.exit, killGraceMs)) return
  throw new ProblemError([
    problem('INFX189', `${child.role} (pid ${String(child.process.pid)}) did not end after SIGKILL`),
  ])
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // The group ended between the check and the call; anything else is unexpected.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

// Detached children would survive a crash of this process; the exit hook is the last net, stop() the normal way.
const liveGroups = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of liveGroups) signalGroup(child, 'SIGKILL')
})
