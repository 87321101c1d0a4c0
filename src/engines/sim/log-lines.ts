/** Log lines in SGLang's form, for whoever reads engine logs: tools, the failure table, people. */
import type { SimEngineConfig } from '../../core/schema/sim-engine.generated.ts'
import type { SimCluster } from './core/cluster.ts'
import type { Worker, WorkerTotals } from './core/worker.ts'

export function startUpLines(config: SimEngineConfig, cluster: SimCluster, at: Date): readonly string[] {
  const lines = [
    `${stamp(at)}server_args=ServerArgs(model_path='${config.servedModel}', simulated=True, sku='${config.sku}', ` +
      `trace_scale=${config.traceScale})`,
  ]
  for (const worker of cluster.workers) {
    for (const [index, rank] of worker.ranks.entries()) {
      const total = rank.pool.capacityPages * config.pageTokens
      const { chunkTokens, maxRunningPerRank, dpRanks } = worker.pool
      const tag = dpRanks > 1 ? ` DP${index} TP${index} EP${index}` : ''
      lines.push(
        `${stamp(at, tag)}${worker.role === 'mixed' ? '' : `${worker.name}: `}max_total_num_tokens=${total}, ` +
          `chunked_prefill_size=${chunkTokens}, max_prefill_tokens=${chunkTokens}, ` +
          `max_running_requests=${maxRunningPerRank * dpRanks}, context_len=${config.maxModelLenTokens}`,
      )
    }
  }
  return lines
}

export const readyLine = (at: Date): string => `${stamp(at)}The server is fired up and ready to roll!`

interface Seen {
  readonly totals: WorkerTotals
  readonly atSeconds: number
}

/** Decode steps of sequences that a line speaks of, at least: SGLang's interval. A mean over fewer says little. */
const decodeInterval = 40

type DecodeTotals = Pick<WorkerTotals, 'acceptedTokens' | 'decodeSequenceSteps' | 'decodeSteps'>
const noDecode: DecodeTotals = { acceptedTokens: 0, decodeSequenceSteps: 0, decodeSteps: 0 }

/** Turns the progress of each worker between two looks into at most one prefill and one decode line, and a throughput. */
export class ProgressLog {
  readonly #seen = new Map<Worker, Seen>()
  readonly #throughput = new Map<Worker, number>()
  /** As of the last decode line. */
  readonly #told = new Map<Worker, DecodeTotals>()

  /** Generated tokens per second of a worker between the last two looks. */
  of(worker: Worker): number {
    return this.#throughput.get(worker) ?? 0
  }

  look(cluster: SimCluster, nowSeconds: number, at: Date): readonly string[] {
    return cluster.workers.flatMap((worker) => {
      const before = this.#seen.get(worker)
      this.#seen.set(worker, { totals: { ...worker.totals }, atSeconds: nowSeconds })
      if (!before || nowSeconds <= before.atSeconds) return []
      return this.#lines(worker, before, nowSeconds - before.atSeconds, at)
    })
  }

  /** At the end: of a worker that worked too little for a line, one about what it did. */
  rest(cluster: SimCluster, at: Date): readonly string[] {
    return cluster.workers.flatMap((worker) =>
      this.#told.has(worker) ? [] : this.#decodeLine(worker, 1, at),
    )
  }

  #lines(worker: Worker, { totals: before }: Seen, seconds: number, at: Date): readonly string[] {
    const { totals } = worker
    const running = sum(worker, (rank) => rank.running.length)
    const lines: string[] = []
    const computed = totals.computedTokens - before.computedTokens
    if (computed > 0) {
      const cached =
        totals.cachedDeviceTokens +
        totals.cachedHostTokens -
        before.cachedDeviceTokens -
        before.cachedHostTokens
      lines.push(
        `${prefixOf(worker, at)}Prefill batch. #new-token: ${computed}, #cached-token: ${cached}, token usage: ${usageOf(worker).toFixed(2)}, ` +
          `#running-req: ${running}, #queue-req: ${queuedOf(worker)}, input throughput (token/s): ${(computed / seconds).toFixed(2)}`,
      )
    }
    this.#throughput.set(worker, (totals.generatedTokens - before.generatedTokens) / seconds)
    return [...lines, ...this.#decodeLine(worker, decodeInterval, at)]
  }

  /**
   * Whoever averages acceptance weights a line by its running requests, so they are the mean batch of its decode steps,
   * not what happens to run at the moment of printing.
   */
  #decodeLine(worker: Worker, atLeast: number, at: Date): readonly string[] {
    const { totals } = worker
    const before = this.#told.get(worker) ?? noDecode
    const sequenceSteps = totals.decodeSequenceSteps - before.decodeSequenceSteps
    if (sequenceSteps < atLeast) return []
    this.#told.set(worker, { ...totals })
    const acceptLength = (totals.acceptedTokens - before.acceptedTokens) / sequenceSteps
    const running = Math.round(sequenceSteps / (totals.decodeSteps - before.decodeSteps))
    return [
      `${prefixOf(worker, at)}Decode batch. #running-req: ${running}, token usage: ${usageOf(worker).toFixed(2)}, ` +
        `accept len: ${acceptLength.toFixed(2)}, gen throughput (token/s): ${this.of(worker).toFixed(2)}, ` +
        `#queue-req: ${queuedOf(worker)}`,
    ]
  }
}

const prefixOf = (worker: Worker, at: Date): string =>
  `${stamp(at)}${worker.role === 'mixed' ? '' : `${worker.name}: `}`

const queuedOf = (worker: Worker): number => sum(worker, (rank) => rank.waiting.length)

const usageOf = (worker: Worker): number =>
  sum(worker, (rank) => rank.pool.usedPages) / sum(worker, (rank) => rank.pool.capacityPages)

function sum(worker: Worker, of: (rank: Worker['ranks'][number]) => number): number {
  return worker.ranks.reduce((total, rank) => total + of(rank), 0)
}

const stamp = (at: Date, tag = ''): string => `[${at.toISOString().slice(0, 19).replace('T', ' ')}${tag}] `
