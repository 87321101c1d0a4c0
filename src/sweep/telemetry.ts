/** GPU power of one point: who samples it, from before the load until after it, and where the samples are afterwards. */
import { join } from 'node:path'
import '../core/problems/python.ts'
import type { Problem } from '../core/problem.ts'
import type { PowerTelemetry } from '../files/measure.ts'
import { findGpuTool, startGpuSampler } from '../files/gpu-sampler.ts'
import type { GpuSamplerOptions } from '../files/gpu-sampler.ts'
import { mergeSamples } from './node-samplers.ts'
import type { Sampling } from './point-host.ts'

export interface Telemetry {
  /** After the load, before the engine is stopped. What went wrong is returned, never thrown. */
  finish(): Promise<readonly Problem[]>
  /** After the engine has been stopped; undefined when there is nothing to read. */
  collect(logPaths: Readonly<Record<string, string>>): Promise<PowerTelemetry | undefined>
}

const sampleEverySeconds = 1

export async function startTelemetry(
  sampling: Sampling,
  workDir: string,
  { env, signal }: Pick<GpuSamplerOptions, 'env' | 'signal'>,
): Promise<Telemetry> {
  const csvPath = join(workDir, 'gpu_metrics.csv')
  const finished = (): Promise<readonly Problem[]> => Promise.resolve([])
  switch (sampling) {
    case 'engine':
      return { finish: finished, collect: () => Promise.resolve({ csvPath, utcOffsetMinutes: 0 }) }
    case 'nodes':
      return {
        finish: finished,
        collect: async (logPaths) =>
          (await mergeSamples(logPaths, csvPath)) ? { csvPath, utcOffsetMinutes: 0 } : undefined,
      }
    case 'here':
      return sampleHere({ csvPath, intervalSeconds: sampleEverySeconds, env, signal })
    case 'package':
      return { finish: finished, collect: () => Promise.resolve(undefined) }
  }
}

async function sampleHere(options: Omit<GpuSamplerOptions, 'tool'>): Promise<Telemetry> {
  const tool = await findGpuTool(options.env, options.signal)
  if (tool === undefined)
    return { finish: () => Promise.resolve([]), collect: () => Promise.resolve(undefined) }
  const sampler = await startGpuSampler({ ...options, tool })
  return {
    finish: () => sampler.stop(),
    collect: () => Promise.resolve({ csvPath: options.csvPath, utcOffsetMinutes: sampler.utcOffsetMinutes }),
  }
}
