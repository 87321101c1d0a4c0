/**
 * Words of the field for what serves and at which precision. Both fields are open, since new engines and formats come
 * every month; a word that is a slip of the hand away from a known one is a mistake all the same.
 */
import { didYouMean } from '../problem.ts'

/** What frameworks are put together from: `dynamo-sglang`, `atom-disagg`. */
const frameworkParts: readonly string[] = [
  ...['sglang', 'vllm', 'trt', 'trtllm', 'tensorrt', 'atom', 'tilert', 'tgi', 'mori'],
  ...['dynamo', 'llmd', 'disagg', 'agg', 'sim'],
]
/** Below, one letter makes another word: `trt` and `tgi`. */
const shortestSlip = 4

/** What is odd about a framework; undefined for one that is put together from known words. */
export function oddFramework(framework: string): { readonly meant?: string } | undefined {
  const parts = framework.split('-')
  const unknown = parts.filter((part) => !frameworkParts.includes(part))
  if (unknown.length === 0) return undefined
  const mended = parts.map((part) => {
    if (!unknown.includes(part) || part.length < shortestSlip) return part
    return didYouMean(part, frameworkParts) ?? part
  })
  return mended.join('-') === framework ? {} : { meant: mended.join('-') }
}

export const knownPrecisions: readonly string[] = [
  ...[
    'fp4',
    'fp6',
    'fp8',
    'fp16',
    'fp32',
    'bf16',
    'tf32',
    'int4',
    'int8',
    'nvfp4',
    'mxfp4',
    'mxfp6',
    'mxfp8',
  ],
  ...['w4a8', 'w4a16', 'w8a8', 'w8a16', 'awq', 'gptq'],
]
