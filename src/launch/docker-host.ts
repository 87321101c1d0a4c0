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
import { callTool, toolComplaint } from './tool.ts'
import type { ToolResult } from './tool.ts'

const callTimeoutMs = 20_000
const askAgainMs = 1_000

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
    readonly program: string
    readonly args: string[]
    readonly env: Readonly<Record<string, string>>
  } {
    const [program = '', ...leading] = this.#command
    return { program, args: [...leading, ...words], env: this.#env }
  }

  /** Trimmed output. Throws ProblemError (INFX192) naming `what` could not be done. */
  async demand(what: string, words: readonly string[], signal?: AbortSignal): Promise<string> {
    const result = await this.call(words, callTimeoutMs, signal)
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
  async imageDigest(image: string): Promise<string | undefined> {
    const known = await this.call(['image', 'inspect', '--format={{json .RepoDigests}}', image])
    if (known.kind !== 'ended' || known.code !== 0) return undefined
    return /@(sha256:[0-9a-f]{64})"/.exec(known.stdout)?.[1]
  }

  /** The container's output, appended to `path` as it comes. The child ends with the container. */
  async follow(id: string, path: string): Promise<ChildProcess> {
    const { program, args, env } = this.plain(['logs', '--follow', id])
    const log = await open(path, 'a')
    try {
      return spawn(program, args, { stdio: ['ignore', log.fd, log.fd], env })
    } finally {
      await log.close()
    }
  }

  /** A daemon that does not answer is asked again: its containers may well live on. */
  async untilEnded(id: string, signal: AbortSignal): Promise<ContainerEnd> {
    for (;;) {
      const result = await this.call(['inspect', '--format={{json .State}}', id], callTimeoutMs, signal)
      if (result.kind === 'ended' && result.code === 0) {
        const end = endOf(result.stdout)
        if (end) return end
      } else if (result.kind === 'ended' && /no such (object|container)/i.test(result.stderr)) {
        // Removed behind our back: gone, and nobody knows how.
        return { code: 137, oomKilled: false }
      }
      await this.#waitOrAsk(id, signal)
    }
  }

  /** Containers of any state that carry our labels. */
  async labelled(): Promise<readonly Omit<Leftover, 'state'>[]> {
    const ids = await this.demand('containers cannot be listed', [
      ...['ps', '--all', '--no-trunc', '--filter=label=infx.run', '--format={{.ID}}'],
    ])
    const found = await Promise.all(
      ids
        .split('\n')
        .filter(Boolean)
        .map((id) => this.#labelsOf(id)),
    )
    return found.flat()
  }

  /** SIGTERM, SIGKILL after `graceSeconds`, and away with it. A container that is gone already is no error. */
  async remove(id: string, graceSeconds: number): Promise<void> {
    await this.call(['stop', `--time=${graceSeconds}`, id], (graceSeconds + 1.5) * 1_000)
    const result = await this.call(['rm', '--force', '--volumes', id], removeTimeoutMs)
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

  async #labelsOf(id: string): Promise<readonly Omit<Leftover, 'state'>[]> {
    const words = ['inspect', '--format={{json .Name}} {{json .Config.Labels}}', id]
    const result = await this.call(words)
    // Another run may have removed its container since the list was made.
    if (result.kind === 'ended' && /no such (object|container)/i.test(result.stderr)) return []
    if (result.kind !== 'ended' || result.code !== 0) {
      throw new ProblemError([
        problem('INFX192', `container ${id.slice(0, 12)} cannot be inspected: ${toolComplaint(result)}`),
      ])
    }
    const text = result.stdout.trim()
    const [, name = '', labels = '{}'] = /^"\/?([^"]*)" (.*)$/s.exec(text) ?? []
    const owner = ownerFromFields(stringFields(labels))
    return owner ? [{ kind: 'container', id, name, owner }] : []
  }
}

/** `docker wait` is asked in slices, so that a lost connection costs one of them. */
const waitSliceMs = 600_000
const removeTimeoutMs = 2_000

function endOf(text: string): ContainerEnd | undefined {
  const state: unknown = JSON.parse(text)
  if (typeof state !== 'object' || state === null || !('Status' in state) || !('ExitCode' in state))
    return undefined
  if (state.Status !== 'exited' && state.Status !== 'dead') return undefined
  return { code: Number(state.ExitCode), oomKilled: 'OOMKilled' in state && state.OOMKilled === true }
}

function stringFields(text: string): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (typeof field === 'string' ? [[key, field]] : [])),
  )
}
