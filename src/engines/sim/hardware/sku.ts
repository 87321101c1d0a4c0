/** What the latency and power model knows of a GPU product: vendors' published figures, dense, per GPU. */
export interface Sku {
  readonly name: string
  /** Matrix throughput without sparsity, 10^12 operations per second; a product without FP4 runs it at FP8. */
  readonly fp4Tflops: number
  readonly fp8Tflops: number
  readonly bf16Tflops: number
  readonly hbmGb: number
  readonly hbmTbPerSecond: number
  /** CPU to GPU, one direction, GB/s. */
  readonly hostLinkGbPerSecond: number
  /** GPU to GPU between workers (NVLink domain or NIC), one direction, GB/s. */
  readonly peerLinkGbPerSecond: number
  readonly idleWatts: number
  readonly maxWatts: number
}

const skus: readonly Sku[] = [
  sku('h100', { tflops: [1979, 1979, 989], hbm: [80, 3.35], links: [55, 50], watts: [75, 700] }),
  sku('h200', { tflops: [1979, 1979, 989], hbm: [141, 4.8], links: [55, 50], watts: [80, 700] }),
  sku('b200', { tflops: [9000, 4500, 2250], hbm: [180, 8], links: [55, 50], watts: [140, 1000] }),
  sku('b300', { tflops: [13_500, 4500, 2250], hbm: [270, 8], links: [100, 100], watts: [150, 1100] }),
  sku('gb200', { tflops: [10_000, 5000, 2500], hbm: [186, 8], links: [200, 900], watts: [150, 1200] }),
  sku('gb300', { tflops: [15_000, 5000, 2500], hbm: [279, 8], links: [200, 900], watts: [160, 1400] }),
  sku('mi300x', { tflops: [2615, 2615, 1307], hbm: [192, 5.3], links: [55, 50], watts: [110, 750] }),
  sku('mi325x', { tflops: [2615, 2615, 1307], hbm: [256, 6], links: [55, 50], watts: [120, 1000] }),
  sku('mi355x', { tflops: [10_066, 5033, 2517], hbm: [288, 8], links: [55, 50], watts: [140, 1400] }),
  sku('rtx6000pro', { tflops: [2000, 1000, 500], hbm: [96, 1.79], links: [55, 50], watts: [60, 600] }),
]

function sku(
  name: string,
  facts: {
    /** FP4, FP8, BF16. */
    readonly tflops: readonly [number, number, number]
    /** GB, TB/s. */
    readonly hbm: readonly [number, number]
    /** Host, peer. */
    readonly links: readonly [number, number]
    /** Idle, maximum. */
    readonly watts: readonly [number, number]
  },
): Sku {
  return {
    name,
    fp4Tflops: facts.tflops[0],
    fp8Tflops: facts.tflops[1],
    bf16Tflops: facts.tflops[2],
    hbmGb: facts.hbm[0],
    hbmTbPerSecond: facts.hbm[1],
    hostLinkGbPerSecond: facts.links[0],
    peerLinkGbPerSecond: facts.links[1],
    idleWatts: facts.watts[0],
    maxWatts: facts.watts[1],
  }
}

export const knownSkus: readonly string[] = skus.map(({ name }) => name)

export const skuByName = (name: string): Sku | undefined => skus.find((known) => known.name === name)

/** The product that a runner label speaks of: `cluster:gb300-nv`, `b200-dgxc`, `h200`; undefined when none is known. */
export function skuOfRunner(runner: string): Sku | undefined {
  const label = runner.slice(runner.indexOf(':') + 1)
  return skuByName(label.split(/[-_]/, 1)[0] ?? label)
}
