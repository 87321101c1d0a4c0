/** Delays that come from outside. */

/** A timer waits for 2^31 - 1 ms at most, 24.8 days; with more, Node warns and fires after 1 ms. */
const longestTimerMs = 2 ** 31 - 1

/** `ms` as a timer can wait for it: what is longer, Infinity too, becomes the longest. */
export const timerDelay = (ms: number): number => Math.min(ms, longestTimerMs)
