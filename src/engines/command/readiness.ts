/** Judges what a health endpoint answered: how many workers are there, and is that enough. */
import type { Readiness } from '../engine.ts'

export interface ReadinessVerdict {
  readonly ready: boolean
  /** For people, e.g. `waiting for 1 prefills and 0 decodes`. */
  readonly message: string
}

/**
 * `status` and parsed `body` of the health path; for `models` the body is that of `/v1/models`. A body that cannot be
 * read is "not ready", with the reason: engines answer 200 with half-made bodies while they start.
 */
export function judgeReadiness(expect: Readiness, status: number, body: unknown): ReadinessVerdict {
  if (status !== 200) return { ready: false, message: `HTTP ${status}` }
  switch (expect.kind) {
    case 'http-200':
      return { ready: true, message: 'HTTP 200' }
    case 'models': {
      const models = member(body, 'data')
      const count = Array.isArray(models) ? models.length : 0
      return count > 0
        ? { ready: true, message: `${count} models` }
        : { ready: false, message: 'no model is listed yet' }
    }
    case 'dynamo-instances':
      return compare(expect, countInstances(body), 'instances')
    case 'router-workers':
      return compare(expect, countStats(body), 'stats')
  }
}

interface Counts {
  readonly prefill: number
  readonly decode: number
}

function compare(expected: Counts, found: Counts | undefined, field: string): ReadinessVerdict {
  if (!found) return { ready: false, message: `the answer has no "${field}"` }
  const prefills = Math.max(0, expected.prefill - found.prefill)
  const decodes = Math.max(0, expected.decode - found.decode)
  if (prefills + decodes > 0) {
    return { ready: false, message: `waiting for ${prefills} prefills and ${decodes} decodes` }
  }
  return { ready: true, message: `${found.prefill} prefills and ${found.decode} decodes` }
}

/** Dynamo names components `prefill`, `decode`, `backend` (SGLang, vLLM) or `tensorrt_llm`. */
const decodeComponents = ['decode', 'backend', 'tensorrt_llm']

function countInstances(body: unknown): Counts | undefined {
  const instances = member(body, 'instances')
  if (!Array.isArray(instances)) return undefined
  const components = instances
    .filter((instance: unknown) => member(instance, 'endpoint') === 'generate')
    .map((instance: unknown) => member(instance, 'component'))
  return {
    prefill: components.filter((name) => name === 'prefill').length,
    decode: components.filter((name) => typeof name === 'string' && decodeComponents.includes(name)).length,
  }
}

function countStats(body: unknown): Counts | undefined {
  const stats = member(body, 'stats')
  if (typeof stats !== 'object' || stats === null) return undefined
  const count = (name: string): number => {
    const value = member(stats, name)
    return typeof value === 'number' && value > 0 ? value : 0
  }
  return { prefill: count('prefill_count'), decode: count('decode_count') + count('regular_count') }
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}
