/**
 * Samples of GPU power while a point runs: nvidia-smi or amd-smi into gpu_metrics.csv (engines.md §7). The measured window
 * must lie between the first and the last sample, so sampling starts before the load and one more sample is taken after it.
 */
import '../core/problems/python.ts'
import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { problem } from '../core/problems/catalogue.ts'
import type { Problem } from '../core/problem.ts'

const run = promisify(execFile)

export type GpuTool = 'nvidia-smi' | 'amd-smi'

const nvidiaFields = [
  'timestamp', 'index', 'power.draw', 'temperature.gpu', 'clocks.current.sm', 'clocks.current.memory',
  'utilization.gpu', 'utilization.memory',
] // prettier-ignore
/** What nvidia-smi is asked for: one line per GPU and sample. */
export const nvidiaQuery = `--query-gpu=${nvidiaFields.join(',')}`
/** Time that the tool gets for one answer; a driver that hangs must not hold the point. */
const answerMs = 15_000
/** Time that the first sample may take. */
const firstSampleMs = 10_000

export interface GpuSamplerOptions {
  /** Where `gpu_metrics.csv` goes; energy counters of amd-smi lie beside it. */
  readonly csvPath: string
  readonly tool: GpuTool
  /** Seconds between samples, ≥ 1. */
  readonly intervalSeconds: number
  readonly env: NodeJS.ProcessEnv
}

export interface GpuSampler {
  /** Minutes east of UTC when sampling began: the tools print local times without a zone. */
  readonly utcOffsetMinutes: number
  /** Takes the last sample and ends the tool. Idempotent; what went wrong is returned, never thrown. */
  stop(): Promise<readonly Problem[]>
}

/** The tool of this host, or undefined where there are no GPUs. */
export async function findGpuTool(env: NodeJS.ProcessEnv): Promise<GpuTool | undefined> {
  for (const [tool, args] of [
    ['nvidia-smi', ['-L']],
    ['amd-smi', ['version']],
  ] as const) {
    try {
      await run(tool, args, { env, timeout: answerMs })
      return tool
    } catch {
      // Not installed, or installed without a driver: the other one is tried, and no GPUs is an answer.
    }
  }
  return undefined
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
    })
    this.#ended = this.#follow(program)
  }

  async start(): Promise<void> {
    if (this.#options.tool === 'amd-smi') await this.#energy('start')
    const until = performance.now() + firstSampleMs
    // The header is the first line.
    while (this.#lines < 2 && performance.now() < until && this.#problems.length === 0) await sleep(20)
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

  #fail(message: string): void {
    this.#problems.push(
      problem('INFX219', message, {
        hint: 'run the tool by hand on this node; see docs/measurement.md, Power',
      }),
    )
  }

  async #stop(): Promise<readonly Problem[]> {
    const { tool, intervalSeconds, csvPath } = this.#options
    // amd-smi says what a sample was only after its interval.
    if (tool === 'amd-smi') await sleep(intervalSeconds * 1000)
    this.#stopping = true
    this.#child.kill('SIGTERM')
    const killer = setTimeout(() => this.#child.kill('SIGKILL'), 3000)
    await this.#ended
    clearTimeout(killer)
    await new Promise<void>((resolve) => this.#file.end(() => resolve()))
    await dropCutLine(csvPath)
    if (tool === 'nvidia-smi') await this.#lastSample()
    else await this.#energy('end')
    return this.#problems
  }

  async #lastSample(): Promise<void> {
    try {
      const { stdout } = await run('nvidia-smi', [nvidiaQuery, '--format=csv,noheader'], {
        env: this.#options.env,
        timeout: answerMs,
      })
      await appendFile(this.#options.csvPath, stdout.endsWith('\n') ? stdout : `${stdout}\n`)
    } catch (cause) {
      this.#fail(`the last sample failed: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }

  /** Hardware counters at both ends, for a cross-check of the integral. */
  async #energy(end: 'start' | 'end'): Promise<void> {
    try {
      const { stdout } = await run('amd-smi', ['metric', '-E', '--csv'], {
        env: this.#options.env,
        timeout: answerMs,
      })
      await writeFile(this.#options.csvPath.replace(/\.csv$/, `_energy_${end}.csv`), stdout)
    } catch {
      // Optional: cards without the counter have no cross-check, and their integral stands alone.
    }
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
