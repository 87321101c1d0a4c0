/**
 * What the tools we launch say when they fail, as data: pattern → cause, whose it is, what to do, whether a retry helps.
 * Order matters: the first row that matches wins, so specific rows stand before general ones.
 */
import type { Blame } from '../core/problem.ts'

export interface FailureRow {
  readonly pattern: RegExp
  /** One sentence: what happened. */
  readonly cause: string
  readonly blame: Blame
  readonly hint: string
  readonly retriable: boolean
}

export const failureTable: readonly FailureRow[] = [
  {
    pattern: /EADDRINUSE|address already in use|(port |:)\d+ is (already )?(in use|taken)/i,
    cause: 'a port of the engine is taken by another process',
    blame: 'infra',
    hint: 'another engine may still be running on this node; the point is retried on another port',
    retriable: true,
  },
  {
    pattern:
      /CUDA out of memory|hipErrorOutOfMemory|torch\.OutOfMemoryError|Not enough memory\. Please try to increase --mem-fraction/i,
    cause: 'the engine ran out of GPU memory',
    blame: 'user',
    hint: 'lower conc or the memory fraction, or raise tp',
    retriable: false,
  },
  {
    pattern: /ENOSPC|No space left on device/i,
    cause: 'a disk of the node is full',
    blame: 'infra',
    hint: 'free disk space on the node; an image and its caches need tens of gigabytes',
    retriable: true,
  },
  {
    pattern: /NCCL.{0,200}(timeout|timed out|unhandled (system|cuda) error)|ProcessGroupNCCL.{0,200}timeout/i,
    cause: 'a collective operation between GPUs timed out',
    blame: 'infra',
    hint: 'one GPU or link of the node hangs; retry elsewhere and look at the node',
    retriable: true,
  },
  {
    pattern: /heap out of memory|Out of memory: Killed process|oom-kill/i,
    cause: 'the process ran out of host memory',
    blame: 'infra',
    hint: 'the node has less memory than the point needs, or another job uses it',
    retriable: true,
  },
  {
    pattern: /unrecognized arguments?:|no such option|invalid choice:/i,
    cause: 'the engine does not know a flag of its command',
    blame: 'user',
    hint: 'image and recipe do not fit together: check the flag against the engine version',
    retriable: false,
  },
]

/** The first row that matches the joined log lines, and the line it matched. */
export function classifyFailure(
  lines: readonly string[],
): { readonly row: FailureRow; readonly line: string } | undefined {
  for (const row of failureTable) {
    const line = lines.find((candidate) => row.pattern.test(candidate))
    if (line !== undefined) return { row, line }
  }
  return undefined
}
