/**
 * Samples of GPU power while a point runs: nvidia-smi or amd-smi into gpu_metrics.csv (engines.md §7). The measured window
 * must lie between the first and the last sample, so sampling starts before the load and one more sample is taken after it.
 */
import '../core/problems/python.ts'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../core/problems/catalogue.ts'
import type { Problem } from '../core/problem.ts'
import { oneLine } from '../core/render/text.ts'
import { killAtOurExit, signalGroup } from '../process-group.ts'
import { callTool } from '../tool-call.ts'

export type GpuTool = 'nvidia-smi' | 'amd-smi'

const nvidiaFields = [
  'timestamp', 'index', 'power.draw', 'temperature.gpu', 'clocks.current.sm', 'clocks.current.memory',
  'utilization.gpu', 'utilization.memory',
] // prettier-ignore
/** What nvidia-smi is asked for: one line per GPU and sample. */
export const nvidiaQuery = `--query-gpu=${nvidiaFields.join(',')}`
/** Time that the tool gets for one answer; a driver that hangs must not hold the point. */
const answerMs = 15_000
/** Between SIGTERM and SIGKILL. */
const killAfterMs = 3_000
/** Time that the first sample may take. */
const firstSampleMs = 10_000

export interface GpuSamplerOptions {
  /** Where `gpu_metrics.csv` goes; energy counters of amd-smi lie beside it. */
  readonly csvPath: string
  readonly tool: GpuTool
  /** Seconds between samples, ≥ 1. */
  readonly intervalSeconds: number
  readonly env: NodeJS.ProcessEnv
  /** Aborted: the point is given up, and nothing is waited for any more. */
  readonly signal: AbortSignal
}

export interface GpuSampler {
  /** Minutes east of UTC when sampling began: the tools print local times without a zone. */
  readonly utcOffsetMinutes: number
  /** Takes the last sample and ends the tool. Idempotent; what went wrong is returned, never thrown. */
  stop(): Promise<readonly Problem[]>
}

/** The tool of this host, or undefined where there are no GPUs. Rejects with the signal's reason only. */
export async function findGpuTool(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<GpuTool | undefined> {
  for (const [tool, args] of [
    ['nvidia-smi', ['-L']],
    ['amd-smi', ['version']],
  ] as const) {
    // Not installed, or installed without a driver: the other one is tried, and no GPUs is an answer.
    if ((await answerOf([tool, ...args], env, signal)).text !== undefined) return tool
  }
  return undefined
}

/** What a tool printed, or why it printed nothing. */
async function answerOf(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<{ readonly text: string } | { readonly text?: never; readonly why: string }> {
  const said = await callTool({ argv, env, timeoutMs: answerMs, signal })
  if (said.kind === 'timeout') return { why: `no answer within ${answerMs / 1000} s` }
  if (said.kind === 'absent') return { why: said.reason }
  if (said.code === 0) return { text: said.stdout }
  return { why: `exit code ${said.code}: ${oneLine(said.stderr).slice(-1_000)}` }
}

/** Starts sampling and waits for the first sample, so that a load that starts now is bracketed. */
export async function startGpuSampler(options: GpuSamplerOptions): Promise<GpuSampler> {
  const sampler = new Sampler(options)
  await sampler.start()
  return sampler
}

class Sampler implements GpuSampler {
  readonly utcOffsetMinutes = -new Date().getTimezoneOffset()
  readonly #options: GpuSamplerOptions
  readonly #file: WriteStream
  readonly #problems: Problem[] = []
  readonly #child: ChildProcess
  readonly #ended: Promise<void>
  #stopping = false
  #stopped: Promise<readonly Problem[]> | undefined
  #lines = 0

  constructor(options: GpuSamplerOptions) {
    this.#options = options
    this.#file = createWriteStream(options.csvPath)
    const [program, args] = streamCommand(options)
    this.#child = spawn(program, args, {
      env: { ...options.env, PYTHONUNBUFFERED: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: process.platform !== 'win32',
    })
    killAtOurExit(this.#child)
    options.signal.addEventListener('abort', this.#kill)
    this.#ended = this.#follow(program)
  }

  async start(): Promise<void> {
    if (this.#options.tool === 'amd-smi') await this.#energy('start')
    const until = performance.now() + firstSampleMs
    // The header is the first line.
    const { signal } = this.#options
    while (this.#lines < 2 && performance.now() < until && this.#problems.length === 0 && !signal.aborted) {
      await sleep(20)
    }
    if (signal.aborted) {
      await this.stop()
      signal.throwIfAborted()
    }
    if (this.#lines < 2 && this.#problems.length === 0) {
      this.#fail(`${this.#options.tool} printed no sample within ${firstSampleMs / 1000} s`)
    }
  }

  async stop(): Promise<readonly Problem[]> {
    this.#stopped ??= this.#stop()
    return this.#stopped
  }

  async #follow(program: string): Promise<void> {
    const keep = this.#options.tool === 'amd-smi' ? oneHeader() : (text: string): string => text
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const kept = keep(text)
      this.#lines += kept.split('\n').length - 1
      this.#file.write(kept)
    })
    try {
      await once(this.#child, 'close')
      if (!this.#stopping) this.#fail(`${program} ended by itself while sampling`)
    } catch (cause) {
      this.#fail(`${program} could not be started: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }

  /** With what a wrapper started: it would hold the pipe open. */
  readonly #kill = (): void => {
    this.#stopping = true
    if (this.#child.pid !== undefined) signalGroup(this.#child.pid, 'SIGKILL')
    this.#child.stdout?.destroy()
  }

  /** Whoever drives the point tells of the abort; any other error is a bug and goes on. */
  readonly #unlessAborted = (error: unknown): undefined => {
    if (!this.#options.signal.aborted) throw error
  }

  #fail(message: string): void {
    this.#problems.push(
      problem('INFX219', message, {
        hint: 'run the tool by hand on this node; see docs/measurement.md, Power',
      }),
    )
  }

  async #stop(): Promise<readonly Problem[]> {
    const { tool, intervalSeconds, csvPath, signal } = this.#options
    // amd-smi says what a sample was only after its interval.
    if (tool === 'amd-smi')
      await sleep(intervalSeconds * 1000, undefined, { signal }).catch(this.#unlessAborted)
    this.#stopping = true
    if (this.#child.pid !== undefined) signalGroup(this.#child.pid, 'SIGTERM')
    const killer = setTimeout(this.#kill, signal.aborted ? 0 : killAfterMs)
    await this.#ended
    clearTimeout(killer)
    signal.removeEventListener('abort', this.#kill)
    await new Promise<void>((resolve) => this.#file.end(() => resolve()))
    await dropCutLine(csvPath)
    // Nobody will read the samples of a point that is given up.
    if (signal.aborted) return this.#problems
    if (tool === 'nvidia-smi') await this.#lastSample()
    else await this.#energy('end')
    return this.#problems
  }

  async #lastSample(): Promise<void> {
    const { env, signal, csvPath } = this.#options
    const query = ['nvidia-smi', nvidiaQuery, '--format=csv,noheader']
    const said = await answerOf(query, env, signal).catch(this.#unlessAborted)
    if (said?.text !== undefined) {
      await appendFile(csvPath, said.text.endsWith('\n') ? said.text : `${said.text}\n`)
    } else if (said) this.#fail(`the last sample failed: ${said.why}`)
  }

  /** Hardware counters at both ends, for a cross-check of the integral; cards without the counter have none. */
  async #energy(end: 'start' | 'end'): Promise<void> {
    const { env, signal, csvPath } = this.#options
    const said = await answerOf(['amd-smi', 'metric', '-E', '--csv'], env, signal).catch(this.#unlessAborted)
    if (said?.text !== undefined) await writeFile(csvPath.replace(/\.csv$/, `_energy_${end}.csv`), said.text)
  }
}

const streamCommand = ({ tool, intervalSeconds }: GpuSamplerOptions): [string, string[]] =>
  tool === 'nvidia-smi'
    ? [tool, [nvidiaQuery, '--format=csv', '-l', String(intervalSeconds)]]
    : [tool, ['metric', '-p', '-c', '-t', '-u', '-w', String(intervalSeconds), '--csv']]

/** amd-smi repeats its header before every sample; the file has one. */
export function oneHeader(): (text: string) => string {
  let header: string | undefined
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    const kept = lines.filter((line) => {
      if (line.trim() === '') return false
      if (header === undefined) {
        header = line
        return true
      }
      return line !== header
    })
    return kept.map((line) => `${line}\n`).join('')
  }
}

/** A tool that is ended in the middle of a line leaves the beginning of a number: 7 of 733.21. */
async function dropCutLine(path: string): Promise<void> {
  const text = await readFile(path)
  const end = text.lastIndexOf(0x0a) + 1
  if (end < text.length) await truncate(path, end)
}
