/** How a resolved recipe speculates: method, draft length, and what tells golden curves of one model apart. */
import { countFlag, engineFlags, hyphenated } from './engine-flags.ts'
import type { EngineFlags } from './engine-flags.ts'
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'
import { jsonOrNothing } from '../json-or-nothing.ts'
import { remembered } from '../remembered.ts'

export interface RecipeSpecDecoding {
  /** `mtp`, `eagle3`, `dspark`, `dflash`, or the engine's own word in lower case. */
  readonly method: string
  /** Draft tokens verified per step, without the bonus token; absent when the recipe does not say. */
  readonly numSpecTokens?: number
  /** Name of the separate draft model, when there is one. */
  readonly draftModel?: string
  readonly draftSampleMethod?: string
  readonly rejectionSampleMethod?: string
}

/**
 * Drafting of the role that decodes (decode, else aggregated, else prefill); undefined when it does not speculate.
 * Draft length: SGLang EAGLE and NEXTN = num-steps (draft tokens − 1), DSpark = block size, DFlash = draft tokens − 1;
 * vLLM = num_speculative_tokens; TensorRT-LLM = max_draft_len or num_nextn_predict_layers.
 */
export const specDecodingOf: (resolved: RecipeMapping) => RecipeSpecDecoding | undefined =
  remembered(readSpecDecoding)

function readSpecDecoding(resolved: RecipeMapping): RecipeSpecDecoding | undefined {
  const flags =
    engineFlags(resolved, 'decode') ?? engineFlags(resolved, 'aggregated') ?? engineFlags(resolved, 'prefill')
  switch (flags?.engine) {
    case 'sglang':
      return readSglang(flags)
    case 'vllm':
      return readSpeculativeConfig(flags, ['method'], ['num-speculative-tokens'])
    case 'trtllm':
      return readSpeculativeConfig(flags, ['decoding-type'], ['max-draft-len', 'num-nextn-predict-layers'])
    case undefined:
      return undefined
  }
}

/** Words of the engines for the same thing. EAGLE without a number runs the model's own MTP layers. */
const methodNames: Readonly<Record<string, string>> = {
  eagle: 'mtp',
  nextn: 'mtp',
  mtp: 'mtp',
  deepseek_mtp: 'mtp',
  eagle3: 'eagle3',
  dspark: 'dspark',
  dflash: 'dflash',
}

export function specMethod(word: string): string {
  const lower = word.toLowerCase()
  return Object.hasOwn(methodNames, lower) ? (methodNames[lower] ?? lower) : lower
}

function readSglang(flags: EngineFlags): RecipeSpecDecoding | undefined {
  const word = text(flags.flags.get('speculative-algorithm')) ?? text(flags.flags.get('speculative-algo'))
  if (word === undefined) return undefined
  const method = specMethod(word)
  const draftModel = text(flags.flags.get('speculative-draft-model-path'))
  const numSpecTokens = sglangDraftLength(method, flags)
  return {
    method,
    ...(numSpecTokens === undefined ? {} : { numSpecTokens }),
    ...(draftModel === undefined ? {} : { draftModel }),
  }
}

function sglangDraftLength(method: string, flags: EngineFlags): number | undefined {
  const draftTokens = countFlag(flags, 'speculative-num-draft-tokens')
  const withoutBonus = draftTokens === undefined || draftTokens < 2 ? undefined : draftTokens - 1
  if (method === 'dspark') return countFlag(flags, 'speculative-dspark-block-size') ?? withoutBonus
  if (method === 'dflash') return withoutBonus
  return countFlag(flags, 'speculative-num-steps') ?? withoutBonus
}

/** vLLM writes the mapping as a JSON string, TensorRT-LLM as a mapping; both spellings are read for both. */
function readSpeculativeConfig(
  flags: EngineFlags,
  methodKeys: readonly string[],
  lengthKeys: readonly string[],
): RecipeSpecDecoding | undefined {
  const written = flags.flags.get('speculative-config')
  const parsed = typeof written === 'string' ? jsonOrNothing(written) : written
  if (!isMapping(parsed)) return undefined
  const config: EngineFlags = { engine: flags.engine, flags: hyphenated(parsed) }
  const word = methodKeys.map((key) => text(config.flags.get(key))).find((value) => value !== undefined)
  const numSpecTokens = countFlag(config, ...lengthKeys)
  const draftModel = text(config.flags.get('model'))
  const draftSampleMethod = text(config.flags.get('draft-sample-method'))
  const rejectionSampleMethod = text(config.flags.get('rejection-sample-method'))
  return {
    method: specMethod(word ?? 'unknown'),
    ...(numSpecTokens === undefined ? {} : { numSpecTokens }),
    ...(draftModel === undefined ? {} : { draftModel }),
    ...(draftSampleMethod === undefined ? {} : { draftSampleMethod }),
    ...(rejectionSampleMethod === undefined ? {} : { rejectionSampleMethod }),
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
