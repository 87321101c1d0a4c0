/** Ports of one point on the nodes of its allocation. No two claims of a node overlap. */

export interface PortUse {
  readonly node: number
  /** What listens, e.g. `prefill-0 http`. */
  readonly name: string
  readonly port: number
  /** Consecutive ports from `port`, ≥ 1. */
  readonly count: number
}

/** Where each kind of port starts; engines.md §2.3 and srt-slurm use the same. */
export const portBases = {
  etcdClient: 2379,
  etcdPeer: 2380,
  nats: 4222,
  kvEvents: 5200,
  nixl: 5400,
  http: 6100,
  bootstrap: 7200,
  dynamoSystem: 7500,
  internalFrontend: 8180,
  distInit: 8300,
  dataParallelRpc: 8400,
  mooncake: 8700,
  nccl: 17_500,
  vllm: 20_000,
} as const

/** SGLang opens helpers beside its HTTP port, vLLM scans upwards from VLLM_PORT: both get a range. */
export const httpRange = 32
export const vllmRange = 50

const highestPort = 65_535

export class PortMap {
  readonly #offset: number
  readonly #uses: PortUse[] = []

  constructor(offset: number) {
    this.#offset = offset
  }

  get uses(): readonly PortUse[] {
    return this.#uses
  }

  /** Takes exactly this port, which someone outside chose; throws (a bug of ours) when it is taken. */
  reserve(node: number, name: string, port: number): number {
    if (!this.#isFree([node], port, 1))
      throw new Error(`port ${port} of node ${node} is claimed twice (${name})`)
    this.#uses.push({ node, name, port, count: 1 })
    return port
  }

  /**
   * The first free range of `count` ports from `preferred` (plus the offset) that is free on all `nodes`; further
   * tries are `count` apart. Throws (a bug of ours) past the last port.
   */
  claim(nodes: readonly number[], name: string, preferred: number, count: number): number {
    let port = preferred + this.#offset
    while (!this.#isFree(nodes, port, count)) port += count
    if (port + count - 1 > highestPort) throw new Error(`no port left for ${name}`)
    this.#uses.push(...nodes.map((node) => ({ node, name, port, count })))
    return port
  }

  #isFree(nodes: readonly number[], port: number, count: number): boolean {
    return this.#uses.every(
      (use) => !nodes.includes(use.node) || use.port + use.count <= port || port + count <= use.port,
    )
  }
}
