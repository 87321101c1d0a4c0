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

/** Turns the progress of each worker between two looks into at most one prefill and one decode line, and a throughput. */
export class ProgressLog {
  readonly #seen = new Map<Worker, Seen>()
  readonly #throughput = new Map<Worker, number>()

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

  #lines(worker: Worker, { totals: before }: Seen, seconds: number, at: Date): readonly string[] {
    const { totals } = worker
    const running = sum(worker, (rank) => rank.running.length)
    const queued = sum(worker, (rank) => rank.waiting.length)
    const usage = sum(worker, (rank) => rank.pool.usedPages) / sum(worker, (rank) => rank.pool.capacityPages)
    const prefix = `${stamp(at)}${worker.role === 'mixed' ? '' : `${worker.name}: `}`
    const lines: string[] = []
    const computed = totals.computedTokens - before.computedTokens
    if (computed > 0) {
      const cached =
        totals.cachedDeviceTokens +
        totals.cachedHostTokens -
        before.cachedDeviceTokens -
        before.cachedHostTokens
      lines.push(
        `${prefix}Prefill batch. #new-token: ${computed}, #cached-token: ${cached}, token usage: ${usage.toFixed(2)}, ` +
          `#running-req: ${running}, #queue-req: ${queued}, input throughput (token/s): ${(computed / seconds).toFixed(2)}`,
      )
    }
    const sequenceSteps = totals.decodeSequenceSteps - before.decodeSequenceSteps
    const throughput = (totals.generatedTokens - before.generatedTokens) / seconds
    this.#throughput.set(worker, throughput)
    if (sequenceSteps > 0) {
      const acceptLength = (totals.acceptedTokens - before.acceptedTokens) / sequenceSteps
      lines.push(
        `${prefix}Decode batch. #running-req: ${running}, token usage: ${usage.toFixed(2)}, ` +
          `accept len: ${acceptLength.toFixed(2)}, gen throughput (token/s): ${throughput.toFixed(2)}, #queue-req: ${queued}`,
      )
    }
    return lines
  }
}

function sum(worker: Worker, of: (rank: Worker['ranks'][number]) => number): number {
  return worker.ranks.reduce((total, rank) => total + of(rank), 0)
}

const stamp = (at: Date, tag = ''): string => `[${at.toISOString().slice(0, 19).replace('T', ' ')}${tag}] `
