/** Waiting that ends. */
import { timerDelay } from '../timer.ts'

/** True when `promise` settles within `ms` and before `signal` is aborted; its failure is the caller's to see. */
export async function settlesWithin(
  promise: Promise<unknown>,
  ms: number,
  signal?: AbortSignal,
): Promise<boolean> {
  let giveUp: () => void = () => undefined
  const timeout = new Promise<false>((resolve) => {
    giveUp = () => resolve(false)
  })
  const timer = setTimeout(giveUp, timerDelay(ms))
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted === true) giveUp()
  const settled = promise.then(
    () => true,
    () => true,
  )
  const ended = await Promise.race([settled, timeout])
  clearTimeout(timer)
  signal?.removeEventListener('abort', giveUp)
  return ended
}
