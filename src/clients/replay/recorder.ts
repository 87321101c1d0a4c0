/** Where every answer goes: a line in profile_export.jsonl and the totals of its phase. */
import { join } from 'node:path'
import type { ProblemError } from '../../core/problem.ts'
import type { ExchangeResult } from './exchange.ts'
import { metricsOf, recordLine } from './record.ts'
import type { RequestIdentity, RequestMetrics } from './record.ts'
import { ResultFile } from './result-file.ts'
import { Tally } from './tally.ts'

export class Recorder {
  readonly warmup: Tally
  readonly profiling: Tally
  readonly #file: ResultFile

  constructor(outputDir: string, gaps: 'exact' | 'rough', failed: (error: ProblemError) => void) {
    this.warmup = new Tally(gaps)
    this.profiling = new Tally(gaps)
    this.#file = new ResultFile(join(outputDir, 'profile_export.jsonl'), failed)
  }

  /** Resolves when the file can take more. */
  async record(identity: RequestIdentity, result: ExchangeResult): Promise<RequestMetrics> {
    const metrics = metricsOf(result, identity.promptWords)
    const tally = identity.phase === 'profiling' ? this.profiling : this.warmup
    tally.add(result, metrics)
    this.#file.write(recordLine(identity, result, metrics))
    await this.#file.ready()
    return metrics
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}
