/** What the parts of one run share: the endpoint, the clock's heap, the recorder, and why it ends early. */
import { randomUUID } from 'node:crypto'
import type { LoadProgress, LoadSpec } from '../load-client.ts'
import type { ChatEndpoint } from './endpoint.ts'
import type { ExchangeResult } from './exchange.ts'
import type { RequestIdentity } from './record.ts'
import type { Recorder } from './recorder.ts'
import { LogHistogram } from './stats.ts'
import type { Timeline } from './timeline.ts'

export type AbortReason =
  'cancelled' | 'warmup_failure' | 'failed_request_threshold' | 'result_file_unwritable'

export interface RunParts {
  readonly spec: LoadSpec
  readonly endpoint: ChatEndpoint
  readonly timeline: Timeline
  readonly recorder: Recorder
}

export interface TimedRequest {
  /** The inside of the `messages` array, as JSON in UTF-8. */
  readonly messages: Uint8Array
  readonly maxTokens: number
  /** When it should go out, in milliseconds of `clock.ts`; undefined = as soon as it could. */
  readonly dueMs: number | undefined
}

export class RunState implements RunParts {
  readonly spec: LoadSpec
  readonly endpoint: ChatEndpoint
  readonly timeline: Timeline
  readonly recorder: Recorder
  /** New for every run: a server that outlives a run must not recognise the next one's prompts. */
  readonly benchmarkId = randomUUID()
  /** How late requests went out that had a time to go out at, milliseconds. */
  readonly scheduleErrorMs = new LogHistogram()
  phase: LoadProgress['phase'] = 'loading'
  /** Bounds of the profiling phase, once known. */
  profilingStartMs: number | null = null
  profilingEndMs: number | null = null
  #abortReason: AbortReason | undefined
  #abortDetail = ''
  readonly #aborted: Promise<void>
  #resolveAborted: () => void = () => {}
  #sessions = 0

  constructor(parts: RunParts) {
    this.spec = parts.spec
    this.endpoint = parts.endpoint
    this.timeline = parts.timeline
    this.recorder = parts.recorder
    this.#aborted = new Promise((resolve) => {
      this.#resolveAborted = resolve
    })
  }

  get abortReason(): AbortReason | undefined {
    return this.#abortReason
  }

  /** The reason with what happened, for people. */
  get abortText(): string | undefined {
    if (!this.#abortReason) return undefined
    return this.#abortDetail === '' ? this.#abortReason : `${this.#abortReason}: ${this.#abortDetail}`
  }

  /** Resolves when the run is aborted; never, when it is not. */
  get aborted(): Promise<void> {
    return this.#aborted
  }

  nextSession(): number {
    return this.#sessions++
  }

  /** Ends everything now: no new request, those in flight cancelled and recorded as such. The first reason stays. */
  abort(reason: AbortReason, detail: string): void {
    if (this.#abortReason) return
    this.#abortReason = reason
    this.#abortDetail = detail
    this.timeline.stop()
    this.endpoint.cancelAll()
    this.#resolveAborted()
  }

  /** One request, recorded. */
  async exchange(identity: RequestIdentity, request: TimedRequest): Promise<ExchangeResult> {
    const { messages, maxTokens, dueMs } = request
    this.timeline.begin()
    const { requestId, correlationId } = identity
    const result = await this.endpoint.send({ messages, maxTokens, correlationId, requestId })
    this.timeline.end()
    if (dueMs !== undefined) this.scheduleErrorMs.add(Math.max(0, result.startMs - dueMs))
    await this.recorder.record(identity, result)
    const { profiling } = this.recorder
    if (identity.phase === 'profiling' && profiling.exceeds(this.spec.failedRequestThreshold)) {
      const types = [...profiling.errorTypes].map(([type, count]) => `${type} ${count}`).join(', ')
      this.abort(
        'failed_request_threshold',
        `${profiling.failed} of ${profiling.completed} failed (${types})`,
      )
    }
    return result
  }
}
