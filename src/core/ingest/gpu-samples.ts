/** Samples of one host, packed: a run has hundreds of thousands of them. */
import type { GpuMetric } from './gpu-columns.ts'

export interface GpuSeries {
  /** Empty for single-node files. */
  readonly host: string
  readonly vendor: 'nvidia' | 'amd'
  /** Metrics that the file has, in the order of a sample's values. */
  readonly metrics: readonly GpuMetric[]
  readonly sampleCount: number
  readonly gpuCount: number
  readonly startedAtUnixMs: number
  readonly endedAtUnixMs: number
  /** Median distance between two samples of one GPU; null with fewer than two. */
  readonly sampleIntervalSeconds: number | null
  /** Fills `row` from index `at` with gpu index, Unix milliseconds and the metrics (null = not available). */
  fill(sample: number, row: (number | null)[], at: number): void
}

export class SampleBuffer {
  readonly #metrics: readonly GpuMetric[]
  readonly #stride: number
  #packed: Float64Array
  #length = 0

  constructor(metrics: readonly GpuMetric[]) {
    this.#metrics = metrics
    this.#stride = metrics.length + 2
    this.#packed = new Float64Array(this.#stride * 4096)
  }

  /** NaN = not available. */
  add(gpu: number, unixMs: number, values: readonly number[]): void {
    if (this.#length + this.#stride > this.#packed.length) {
      const larger = new Float64Array(this.#packed.length * 2)
      larger.set(this.#packed)
      this.#packed = larger
    }
    this.#packed[this.#length++] = gpu
    this.#packed[this.#length++] = unixMs
    for (const value of values) this.#packed[this.#length++] = value
  }

  /** Of several samples of one GPU at one time the first stays: recorders repeat their last one. */
  toSeries(host: string, vendor: 'nvidia' | 'amd'): GpuSeries {
    const stride = this.#stride
    const packed = this.#withoutRepeats()
    const sampleCount = packed.length / stride
    const last = new Map<number, number>()
    const gaps: number[] = []
    let [startedAtUnixMs, endedAtUnixMs] = [Infinity, -Infinity]
    for (let at = 0; at < packed.length; at += stride) {
      const gpu = packed[at] ?? 0
      const unixMs = packed[at + 1] ?? 0
      startedAtUnixMs = Math.min(startedAtUnixMs, unixMs)
      endedAtUnixMs = Math.max(endedAtUnixMs, unixMs)
      const before = last.get(gpu)
      if (before !== undefined) gaps.push(unixMs - before)
      last.set(gpu, unixMs)
    }
    const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]
    return {
      host,
      vendor,
      metrics: this.#metrics,
      sampleCount,
      gpuCount: last.size,
      startedAtUnixMs,
      endedAtUnixMs,
      sampleIntervalSeconds: median === undefined ? null : median / 1000,
      fill: (sample, row, at) => {
        for (let slot = 0; slot < stride; slot++) {
          const value = packed[sample * stride + slot] ?? Number.NaN
          row[at + slot] = Number.isNaN(value) ? null : value
        }
      },
    }
  }

  #withoutRepeats(): Float64Array {
    const stride = this.#stride
    const packed = this.#packed.subarray(0, this.#length)
    if (isOrdered(packed, stride)) return packed
    const seen = new Set<number>()
    let kept = 0
    for (let at = 0; at < packed.length; at += stride) {
      // GPU indexes are below 1024, and milliseconds times 1024 stay exact until the year 5138.
      const identity = (packed[at + 1] ?? 0) * 1024 + (packed[at] ?? 0)
      if (seen.has(identity)) continue
      seen.add(identity)
      packed.copyWithin(kept, at, at + stride)
      kept += stride
    }
    return packed.subarray(0, kept)
  }
}

/** Times of every GPU strictly rise, as they do unless a recorder was restarted: then nothing can be repeated. */
function isOrdered(packed: Float64Array, stride: number): boolean {
  const last = new Float64Array(1024)
  for (let at = 0; at < packed.length; at += stride) {
    const gpu = packed[at] ?? 0
    const unixMs = packed[at + 1] ?? 0
    if (unixMs <= (last[gpu] ?? 0)) return false
    last[gpu] = unixMs
  }
  return true
}
