/**
 * What two threads that read the same list of recipes tell each other: who reads which, and which are ready. One cell
 * of a shared array per recipe.
 */
const free = 0
const claimed = 1
const ready = 2
/** A claim of the other thread that takes longer than any recipe does; then this thread reads for itself. */
const patienceMs = 1000

/** One array for `count` recipes, all free. */
export const shareClaims = (count: number): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT))

/** Whether the caller is the one to read recipe `index`; true for one thread at most. */
export const claim = (claims: Int32Array<SharedArrayBuffer>, index: number): boolean =>
  Atomics.compareExchange(claims, index, free, claimed) === free

/** After the recipe was sent. */
export function markReady(claims: Int32Array<SharedArrayBuffer>, index: number): void {
  Atomics.store(claims, index, ready)
  Atomics.notify(claims, index)
}

/** Waits for the other thread's work on a recipe that it claimed; false when it takes too long. */
export function awaitReady(claims: Int32Array<SharedArrayBuffer>, index: number): boolean {
  if (Atomics.load(claims, index) === claimed) Atomics.wait(claims, index, claimed, patienceMs)
  return Atomics.load(claims, index) === ready
}
