/** Which of WebAssembly's two compilers V8 uses. */
import v8 from 'node:v8'

/**
 * Runs `work`; functions that V8 compiles meanwhile stay with its first, fast compiler for ever.
 *
 * PGlite needs this while it starts: PostgreSQL's interpreter of expressions is one function of 105 KB, hot after the
 * first queries, and optimising it takes 600 MB of memory and two seconds of a core (`--trace-wasm-compilation-times`).
 * V8 has no limit on the size of what it optimises. Functions compile when they are first called, so what only bulk
 * loading calls is compiled later and still optimised.
 */
export async function withoutOptimising<T>(work: () => Promise<T>): Promise<T> {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) v8.setFlagsFromString(flag)
  try {
    return await work()
  } finally {
    for (const flag of ['--wasm-tier-up', '--wasm-dynamic-tiering']) v8.setFlagsFromString(flag)
  }
}
