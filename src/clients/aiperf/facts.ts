/** What AIPerf has to know of a point beyond its load. */
import type { Point } from '../../core/point.ts'
import type { PromptCorpus } from './dialects.ts'

export interface AiperfFacts {
  /** Hugging Face repository or an absolute folder; the name on the wire is no tokenizer. */
  readonly tokenizer: string
  /** `dynamo-…` decides about conversation-aware routing. */
  readonly framework: string
  /** Traces that ever need more are left out; absent = all are replayed. */
  readonly maxContextTokens?: number
  /** Header that routers derive a session's worker from, besides X-Correlation-ID. */
  readonly sessionHeader: 'none' | 'x-smg-routing-key' | 'x-dynamo-session-id'
  /** E.g. `sglang:`: without such a metric in the export the run does not count. */
  readonly requiredMetricPrefix?: string
  /** Of synthetic prompts only; traces have their own. Absent = the version's choice. */
  readonly promptCorpus?: PromptCorpus
  /** Renders prompts on the client when counting tokens. */
  readonly applyChatTemplate: boolean
  /** Flags of a site, last and unchecked. */
  readonly extraArguments: readonly string[]
}

/** Facts of a planned point; a recipe's own settings are laid over them. */
export function aiperfFactsOf(point: Point, overrides: Partial<AiperfFacts>): AiperfFacts {
  const isDynamo = point.framework.startsWith('dynamo-')
  return {
    tokenizer: point.model,
    framework: point.framework,
    ...(point.maxModelLen === 0 ? {} : { maxContextTokens: point.maxModelLen }),
    sessionHeader: isDynamo ? 'x-dynamo-session-id' : 'none',
    applyChatTemplate: false,
    extraArguments: [],
    ...overrides,
  }
}
