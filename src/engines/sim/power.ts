/** Power of the simulated GPUs and its CSV in nvidia-smi's form. */
import type { SimPowerModel } from '../../core/schema/sim-engine.generated.ts'
import type { SimCluster } from './core/cluster.ts'
import type { Worker } from './core/worker.ts'

export const gpuCsvHeader =
  'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], ' +
  'utilization.gpu [%], utilization.memory [%]'

/** Shares of wall time a worker spent in prefill and in decode work, each in [0, 1], together at most 1. */
export interface BusyShares {
  readonly prefill: number
  readonly decode: number
}

/** idle + prefill share · (prefill − idle) + decode share · (decode − idle), watts. */
export const powerWatts = (model: Readonly<SimPowerModel>, busy: BusyShares): number =>
  model.idleWatts +
  busy.prefill * (model.prefillWatts - model.idleWatts) +
  busy.decode * (model.decodeWatts - model.idleWatts)

/** Samples every GPU of a cluster. Work is counted when its step starts, so a share is carried over where it exceeds the interval. */
export class PowerSampler {
  readonly #cluster: SimCluster
  readonly #seen = new Map<Worker, { prefill: number; decode: number }>()
  #lastSeconds: number

  constructor(cluster: SimCluster, nowSeconds: number) {
    this.#cluster = cluster
    this.#lastSeconds = nowSeconds
  }

  /** One CSV row per GPU, GPUs numbered over pools and workers in order. */
  rows(nowSeconds: number, at: Date): readonly string[] {
    const interval = nowSeconds - this.#lastSeconds
    this.#lastSeconds = nowSeconds
    let index = 0
    return this.#cluster.workers.flatMap((worker) => {
      const busy = this.#busyShares(worker, interval)
      return Array.from({ length: worker.pool.gpusPerWorker }, () =>
        row(at, index++, worker.pool.power, busy),
      )
    })
  }

  #busyShares(worker: Worker, interval: number): BusyShares {
    const { prefillSeconds, decodeSeconds } = worker.totals
    const seen = this.#seen.get(worker) ?? { prefill: 0, decode: 0 }
    const prefillWork = prefillSeconds - seen.prefill
    const decodeWork = decodeSeconds - seen.decode
    // What a step longer than the interval has left to do is work of the next sample.
    const scale = Math.min(1, interval / Math.max(prefillWork + decodeWork, 1e-9))
    const prefill = prefillWork * scale
    const decode = decodeWork * scale
    this.#seen.set(worker, { prefill: seen.prefill + prefill, decode: seen.decode + decode })
    return interval > 0
      ? { prefill: prefill / interval, decode: decode / interval }
      : { prefill: 0, decode: 0 }
  }
}

/** Temperature and clocks follow the load loosely; nothing is computed from them. */
function row(at: Date, index: number, model: Readonly<SimPowerModel>, busy: BusyShares): string {
  const watts = powerWatts(model, busy)
  const load = busy.prefill + busy.decode
  const timestamp = at.toISOString().slice(0, 23).replaceAll('-', '/').replace('T', ' ')
  const temperature = Math.round(35 + 40 * load)
  const smClock = load > 0 ? 1980 : 345
  return (
    `${timestamp}, ${index}, ${watts.toFixed(2)} W, ${temperature}, ${smClock} MHz, 2619 MHz, ` +
    `${Math.round(100 * load)} %, ${Math.round(100 * busy.decode * 0.8 + 20 * busy.prefill)} %`
  )
}
