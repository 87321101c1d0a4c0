/** The positive token of a canary: names plan and canary, so that no other run's success can stand for it. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'
import type { Plan } from './plan.ts'

/** 16 hex digits of SHA-256 over the plan's digest and its canary decision. */
export const canaryToken = (plan: Pick<Plan, 'digest' | 'canary'>): string =>
  createHash('sha256')
    .update(canonicalJson({ digest: plan.digest, canary: plan.canary }))
    .digest('hex')
    .slice(0, 16)
