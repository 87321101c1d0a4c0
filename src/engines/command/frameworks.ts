/** Frameworks of the configuration whose commands are known, and what serves each. */
import type { RecipeEngine } from '../../core/recipe/engine-flags.ts'

export interface Framework {
  readonly engine: RecipeEngine
  /** Behind Dynamo's front end. */
  readonly dynamo: boolean
}

export const frameworks: Readonly<Record<string, Framework>> = {
  sglang: { engine: 'sglang', dynamo: false },
  vllm: { engine: 'vllm', dynamo: false },
  trt: { engine: 'trtllm', dynamo: false },
  'dynamo-sglang': { engine: 'sglang', dynamo: true },
  'dynamo-vllm': { engine: 'vllm', dynamo: true },
  'dynamo-trt': { engine: 'trtllm', dynamo: true },
}

export const frameworkOf = (name: string): Framework | undefined =>
  Object.hasOwn(frameworks, name) ? frameworks[name] : undefined

/** `sglang`, `dynamo-trtllm` …: how plans and results name what serves. */
export const engineName = ({ engine, dynamo }: Framework): string => (dynamo ? `dynamo-${engine}` : engine)
