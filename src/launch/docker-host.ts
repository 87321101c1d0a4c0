/** Questions and orders to a docker-compatible command line; each a bounded call with full argv. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { ownerFromFields } from './owner.ts'
import type { Leftover } from './orphans.ts'
import { killAtOurExit, signalGroup } from '../process-group.ts'
import { callTool } from '../tool-call.ts'
import type { ToolResult } from '../tool-call.ts'
import { quotedOutput, toolComplaint } from './tool.ts'
import { settlesWithin } from './within.ts'

export const callTimeoutMs = 20_000
const askAgainMs = 1_000

/** Bounds of one question. */
interface Asking {
  readonly withinMs?: number
  readonly signal?: AbortSignal | undefined
}

export interface ContainerEnd {
  readonly code: number
  readonly oomKilled: boolean
}

export class DockerHost {
  readonly #command: readonly string[]
  readonly #env: Readonly<Record<string, string>>

  constructor(command: readonly string[], env: Readonly<Record<string, string>>) {
    this.#command = command
    this.#env = env
  }

  call(
    words: readonly string[],
    timeoutMs: number = callTimeoutMs,
    signal?: AbortSignal,
  ): Promise<ToolResult> {
    const argv = [...this.#command, ...words]
    return callTool({ argv, timeoutMs, env: this.#env, ...(signal ? { signal } : {}) })
  }

  /** The same command for callers that start it themselves. */
  plain(words: readonly string[]): {
    readonly argv: readonly string[]
    readonly env: Readonly<Record<string, string>>
  } {
    return { argv: [...this.#command, ...words], env: this.#env }
  }

  /** Trimmed output. Throws ProblemError (INFX192) naming `what` could not be done. */
  async demand(what: string, words: readonly string[], asking: Asking = {}): Promise<string> {
    const result = await this.call(words, asking.withinMs, asking.signal)
    if (result.kind === 'ended' && result.code === 0) return result.stdout.trim()
    throw new ProblemError([problem('INFX192', `${what}: ${toolComplaint(result)}`)])
  }

  /** Pulls what is not there. Throws ProblemError (INFX195); whose it is follows from what the registry said. */
  async ensureImage(image: string, timeoutMs: number, signal: AbortSignal | undefined): Promise<void> {
    const known = await this.call(['image', 'inspect', '--format={{.Id}}', image], callTimeoutMs, signal)
    if (known.kind === 'ended' && known.code === 0) return
    const pulled = await this.call(['pull', '--quiet', image], timeoutMs, signal)
    if (pulled.kind === 'ended' && pulled.code === 0) return
    const complaint = toolComplaint(pulled)
    const isName = /manifest unknown|not found|does not exist|invalid reference/i.test(complaint)
    throw new ProblemError([
      problem('INFX195', `${image} could not be pulled: ${complaint}`, { blame: isName ? 'user' : 'infra' }),
    ])
  }

  /** The registry's digest of an image; undefined for images that were built here. */
  async imageDigest(image: string, signal?: AbortSignal): Promise<string | undefined> {
    const words = ['image', 'inspect', '--format={{json .RepoDigests}}', image]
    const known = await this.call(words, callTimeoutMs, signal)
    if (known.kind !== 'ended' || known.code !== 0) return undefined
    return /@(sha256:[0-9a-f]{64})"/.exec(known.stdout)?.[1]
  }

  /** The container's output, appended to `path` as it comes, until the container ends. */
  async follow(id: string, path: string): Promise<LogFollower> {
    const { argv, env } = this.plain(['logs', '--follow', id])
    const [program = '', ...args] = argv
    const log = await open(path, 'a')
    try {
      const stdio = ['ignore', log.fd, log.fd] as const
      return new LogFollower(spawn(program, args, { stdio: [...stdio], env, detached: true }))
    } finally {
      await log.close()
    }
  }

  /** A daemon that does not answer is asked again: its containers may well live on. */
  async untilEnded(id: string, signal: AbortSignal): Promise<ContainerEnd> {
    for (;;) {
      const result = await this.call(['inspect', '--format={{json .State}}', id], callTimeoutMs, signal)
      if (result.kind === 'ended' && result.code === 0) {
        const end = endOf(id, result.stdout)
        if (end) return end
      } else if (result.kind === 'ended' && /no such (object|container)/i.test(result.stderr)) {
        // Removed behind our back: gone, and nobody knows how.
        return { code: 137, oomKilled: false }
      }
      await this.#waitOrAsk(id, signal)
    }
  }

  /** Containers of any state that carry our labels. */
  async labelled(asking: Asking = {}): Promise<readonly Omit<Leftover, 'state'>[]> {
    const words = ['ps', '--all', '--no-trunc', '--filter=label=infx.run', '--format={{.ID}}']
    const said = await this.demand('containers cannot be listed', words, asking)
    const ids = said.split('\n').filter((line) => line.trim() !== '')
    if (!ids.every((line) => containerId(line) !== undefined))
      throw garbled('containers cannot be listed', said)
    return (await Promise.all(ids.map((id) => this.#labelsOf(id.trim(), asking)))).flat()
  }

  /** SIGTERM, SIGKILL after `graceSeconds`, and away with it. A container that is gone already is no error. */
  async remove(id: string, graceSeconds: number, signal?: AbortSignal): Promise<void> {
    await this.call(['stop', `--time=${graceSeconds}`, id], (graceSeconds + 0.8) * 1_000, signal)
    const result = await this.call(['rm', '--force', '--volumes', id], removeTimeoutMs, signal)
    const isGone = result.kind === 'ended' && (result.code === 0 || /no such container/i.test(result.stderr))
    if (isGone) return
    const complaint = toolComplaint(result)
    throw new ProblemError([
      problem('INFX189', `container ${id.slice(0, 12)} could not be removed: ${complaint}`, {
        hint: `run "${this.#command.join(' ')} rm --force ${id.slice(0, 12)}" when it answers`,
      }),
    ])
  }

  async #waitOrAsk(id: string, signal: AbortSignal): Promise<void> {
    const waited = await this.call(['wait', id], waitSliceMs, signal)
    if (waited.kind !== 'timeout')
      await sleep(waited.kind === 'ended' && waited.code === 0 ? 0 : askAgainMs, undefined, { signal })
  }

  async #labelsOf(id: string, { withinMs, signal }: Asking): Promise<readonly Omit<Leftover, 'state'>[]> {
    const words = ['inspect', '--format={{json .Name}} {{json .Config.Labels}}', id]
    const result = await this.call(words, withinMs, signal)
    // Another run may have removed its container since the list was made.
    if (result.kind === 'ended' && /no such (object|container)/i.test(result.stderr)) return []
    if (result.kind !== 'ended' || result.code !== 0) {
      throw new ProblemError([
        problem('INFX192', `container ${id.slice(0, 12)} cannot be inspected: ${toolComplaint(result)}`),
      ])
    }
    const [, name, labels] = /^"\/?([^"]*)" (.*)$/s.exec(result.stdout.trim()) ?? []
    const fields = labels === undefined ? undefined : stringFields(labels)
    if (name === undefined || !fields) {
      throw garbled(`container ${id.slice(0, 12)} cannot be inspected`, result.stdout)
    }
    const owner = ownerFromFields(fields)
    return owner ? [{ kind: 'container', id, name, owner }] : []
  }
}

/** `docker wait` is asked in slices, so that a lost connection costs one of them. */
const waitSliceMs = 600_000
const removeTimeoutMs = 1_500

/** Undefined while it runs. Throws ProblemError (INFX192) when the runtime answers with something else than a state. */
function endOf(id: string, text: string): ContainerEnd | undefined {
  const state = parsed(text)
  if (typeof state !== 'object' || state === null || !('Status' in state) || !('ExitCode' in state)) {
    throw garbled(`container ${id.slice(0, 12)} cannot be inspected`, text)
  }
  if (state.Status !== 'exited' && state.Status !== 'dead') return undefined
  return { code: Number(state.ExitCode), oomKilled: 'OOMKilled' in state && state.OOMKilled === true }
}

function stringFields(text: string): Readonly<Record<string, string>> | undefined {
  const value = parsed(text)
  if (value === null) return {}
  if (typeof value !== 'object') return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (typeof field === 'string' ? [[key, field]] : [])),
  )
}

/** Undefined when it is no JSON, which no JSON is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The id that a line of the runtime names; undefined when it is none. */
export const containerId = (line: string): string | undefined => /^[0-9a-f]{12,64}$/.exec(line.trim())?.[0]

const garbled = (what: string, said: string): ProblemError =>
  new ProblemError([
    problem(
      'INFX192',
      `${what}: the runtime answered "${quotedOutput(said)}", which is not what was asked for`,
      {
        hint: 'see whether the command of the site file is a container runtime, and whether its daemon is well',
      },
    ),
  ])

/** Who writes a container's output into its log. */
export class LogFollower {
  readonly #child: ChildProcess
  readonly #closed: Promise<void>

  constructor(child: ChildProcess) {
    this.#child = child
    killAtOurExit(child)
    this.#closed = new Promise((resolve) => {
      child.once('close', () => resolve())
      child.once('error', () => resolve())
    })
  }

  /** Waits for the last lines of a container that has ended, at most `withinMs`. */
  async end(withinMs: number): Promise<void> {
    if (await settlesWithin(this.#closed, withinMs)) return
    if (this.#child.pid !== undefined) signalGroup(this.#child.pid, 'SIGKILL')
  }
}
