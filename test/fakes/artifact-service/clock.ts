/** Time of the fakes: runs like the real one, and can be put forward. */
export class FakeClock {
  #aheadMs = 0

  nowMs(): number {
    return Date.now() + this.#aheadMs
  }

  /** As GitHub writes times: whole seconds. */
  iso(atMs: number = this.nowMs()): string {
    return new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z')
  }

  advanceMs(ms: number): void {
    this.#aheadMs += ms
  }
}
