/** Waiting that ends. */

/** True when `promise` settles within `ms`; its failure is the caller's to see. */
export async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const settled = promise.then(
    () => true,
    () => true,
  )
  const ended = await Promise.race([settled, timeout])
  clearTimeout(timer)
  return ended
}
