/** What only the engine's log says: size of the KV pool at start, accept length while running. */
import type { Buffer } from 'node:buffer'
import type { LineSink } from './lines.ts'
import { eachLine } from './lines.ts'

/** Capacity is printed while the engine starts: only the head of a log is searched for it, as the reference does. */
const CAPACITY_HEAD_BYTES = 64 * 1024 * 1024
/** A log line longer than this holds no line of ours. */
const MAX_LOG_LINE = 16 * 1024

export type LogEngine = 'sglang' | 'vllm'

export interface ServerLogReading {
  /** Tokens of the KV pool over all ranks of this log; null when the log does not say. */
  readonly kvPoolTokens: number | null
  /** Σ accept length · running requests, and Σ running requests, over SGLang's decode lines. */
  readonly acceptedWeighted: number
  readonly acceptWeight: number
}

/** Reads one log as a stream. */
export async function readServerLog(
  chunks: AsyncIterable<Uint8Array>,
  engine: LogEngine | undefined,
): Promise<ServerLogReading> {
  const sink = new LogSink()
  await eachLine(chunks, sink)
  return {
    kvPoolTokens: engine === undefined ? null : sink.kvPoolTokens(engine),
    acceptedWeighted: sink.acceptedWeighted,
    acceptWeight: sink.acceptWeight,
  }
}

class LogSink implements LineSink {
  acceptedWeighted = 0
  acceptWeight = 0
  private seen = 0
  private readonly vllm = new PoolSizes()
  private readonly sglang = new PoolSizes()
  private dpSize: number | undefined

  line(bytes: Buffer, start: number, end: number): void {
    const inHead = this.seen < CAPACITY_HEAD_BYTES
    this.seen += end - start + 1
    if (end - start > MAX_LOG_LINE) return
    const line = bytes.toString('latin1', start, end)
    if (inHead) this.capacity(line)
    if (line.includes('accept len: ')) this.acceptance(line)
  }

  oversized(): void {
    // Nothing of ours is that long, and its size no longer tells where the head ends.
    this.seen = CAPACITY_HEAD_BYTES
  }

  private capacity(line: string): void {
    if (line.includes('GPU KV cache size')) {
      const tokens = /GPU KV cache size:\s*([\d,]+)\s*tokens/.exec(line)?.[1]?.replaceAll(',', '')
      this.vllm.add(/\((EngineCore(?:_DP\d+)?)\s+pid=\d+\)/.exec(line)?.[1], Number(tokens))
    }
    if (line.includes('max_total_num_tokens')) {
      const tokens = /\bmax_total_num_tokens=(\d+)\b/.exec(line)?.[1]
      this.sglang.add(/\bDP\d+\s+TP\d+\s+EP\d+\b/.exec(line)?.[0], Number(tokens))
    }
    if (this.dpSize === undefined && line.includes('dp_size=')) {
      const size = /\bdp_size=(\d+)\b/.exec(line)?.[1]
      if (size !== undefined) this.dpSize = Number(size)
    }
  }

  /**
   * SGLang prints one line per interval of decode steps: `Decode batch. #running-req: 8, … accept len: 2.85, …`.
   * Each running request takes part in every step, so the weight of a line is its number of running requests.
   */
  private acceptance(line: string): void {
    const accepted = Number(/accept len: (\d+(?:\.\d+)?)/.exec(line)?.[1])
    const running = Number(/#running-req: (\d+)/.exec(line)?.[1] ?? 1)
    if (!(accepted > 0) || !(running > 0)) return
    this.acceptedWeighted += accepted * running
    this.acceptWeight += running
  }

  /** One SGLang rank speaks for all: its size counts dp_size times. */
  kvPoolTokens(engine: LogEngine): number | null {
    return engine === 'vllm' ? this.vllm.total(1) : this.sglang.total(Math.max(1, this.dpSize ?? 1))
  }
}

/** Pool sizes per rank; a rank that prints again replaces its size, lines without a rank add up. */
class PoolSizes {
  private readonly perRank = new Map<string, number>()
  private bare = 0
  private bareLines = 0

  add(rank: string | undefined, tokens: number): void {
    if (!(tokens > 0)) return
    if (rank !== undefined) this.perRank.set(rank, tokens)
    else {
      this.bare += tokens
      this.bareLines += 1
    }
  }

  total(timesWhenSingle: number): number | null {
    const ranks = [...this.perRank.values()]
    if (ranks.length > 0) {
      return ranks.reduce((sum, tokens) => sum + tokens, 0) * (ranks.length === 1 ? timesWhenSingle : 1)
    }
    return this.bareLines === 0 ? null : this.bare * (this.bareLines === 1 ? timesWhenSingle : 1)
  }
}
