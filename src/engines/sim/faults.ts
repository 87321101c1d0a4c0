import type { SimFaults } from '../../core/schema/sim-engine.generated.ts'

export type RequestFault = 'error' | 'empty' | 'hang' | 'reset'

const goldenRatio = 0.618_033_988_749_895

/** Which fault, if any, the n-th generation request (from 1) meets: spread evenly, so that every share is met within a few requests. */
export function faultOfRequest(faults: Readonly<SimFaults>, request: number): RequestFault | undefined {
  let position = (request * goldenRatio) % 1
  const shares: readonly (readonly [RequestFault, number | undefined])[] = [
    ['error', faults.errorRatio],
    ['empty', faults.emptyAnswerRatio],
    ['hang', faults.hangRatio],
    ['reset', faults.resetRatio],
  ]
  for (const [fault, share] of shares) {
    if (share === undefined) continue
    if (position < share) return fault
    position -= share
  }
  return undefined
}
