/** GPU power on the nodes of an allocation: one sampler beside the engine on each, and their samples as one table. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Engine, EngineProcess, EngineSpec } from '../engines/engine.ts'
import { nvidiaQuery } from '../files/gpu-sampler.ts'
import { isFile } from '../files/result-files.ts'

const rolePrefix = 'gpu-sampler-'

export const isSampler = (role: string): boolean => role.startsWith(rolePrefix)

/**
 * The same engine with a sampler on every node that has GPUs. A sampler that ends would end the job, so a node without
 * the tool only has no samples. Times are UTC, whatever zone the node is in.
 */
export const withSamplers = (engine: Engine): Engine => ({
  name: engine.name,
  render: (point, context) => {
    const spec = engine.render(point, context)
    const samplers = [...gpusByNode(spec)].map(([node, gpus]) => sampler(node, gpus))
    return { ...spec, processes: [...spec.processes, ...samplers] }
  },
})

function gpusByNode({ processes }: EngineSpec): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, Set<number>>()
  for (const { placement } of processes) {
    for (const node of placement?.nodes ?? []) {
      const gpus = found.get(node) ?? new Set<number>()
      for (const gpu of placement?.gpuIndices ?? []) gpus.add(gpu)
      found.set(node, gpus)
    }
  }
  return new Map(
    [...found]
      .filter(([, gpus]) => gpus.size > 0)
      .map(([node, gpus]) => [node, [...gpus].sort((a, b) => a - b)]),
  )
}

function sampler(node: number, gpus: readonly number[]): EngineProcess {
  const query = ['nvidia-smi', `--id=${gpus.join(',')}`, nvidiaQuery, '--format=csv', '-l', '1']
  return {
    role: `${rolePrefix}${node}`,
    argv: ['bash', '-c', '"$@" 2>/dev/null; exec sleep infinity', 'gpu-sampler', ...query],
    env: { TZ: 'UTC' },
    gpus: gpus.length,
    nodes: 1,
    placement: { nodes: [node], gpuIndices: gpus, start: 'plain' },
  }
}

/**
 * Writes the samples of all nodes to `csvPath`; devices are counted on over the nodes. False when no node has any.
 * `logPaths` are those of the stopped engine: what was cut by its end is dropped.
 */
export async function mergeSamples(
  logPaths: Readonly<Record<string, string>>,
  csvPath: string,
): Promise<boolean> {
  const logs = Object.entries(logPaths)
    .filter(([role]) => isSampler(role))
    .sort(([a], [b]) => nodeOf(a) - nodeOf(b))
  let header: string | undefined
  let firstDevice = 0
  const file = await open(csvPath, 'w')
  try {
    for (const [, path] of logs) {
      if (!(await isFile(path))) continue
      const devices = new Set<string>()
      for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
        const cells = line.split(',')
        if (line.startsWith('timestamp')) {
          if (header === undefined) await file.write(`${line}\n`)
          header ??= line
          continue
        }
        // A tool that was ended leaves half a line; a number cut short would be a wrong one.
        if (header === undefined || cells.length !== header.split(',').length || !isWhole(line)) continue
        const [time = '', device = '', ...rest] = cells
        devices.add(device.trim())
        await file.write(`${[time, ` ${firstDevice + Number(device)}`, ...rest].join(',')}\n`)
      }
      firstDevice += devices.size === 0 ? 0 : Math.max(...[...devices].map(Number)) + 1
    }
  } finally {
    await file.close()
  }
  return header !== undefined
}

const nodeOf = (role: string): number => Number(role.slice(rolePrefix.length))

/** The last cell is a share in percent: `93 %`, or `[N/A]`. */
const isWhole = (line: string): boolean => /(%|\])\s*$/.test(line)
