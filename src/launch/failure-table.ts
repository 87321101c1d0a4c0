/**
 * What the tools we launch say when they fail, as data: pattern → cause, whose it is, what to do, whether a retry helps.
 * Order matters: the first row that matches wins, so causes stand before what they cause, and specific rows before
 * general ones. docs/failures.md shows the table.
 */
import type { Problem } from '../core/problem.ts'
import { clientFailures } from './failures/client.ts'
import { engineFailures } from './failures/engine.ts'
import { collectiveFailures, gpuFailures } from './failures/gpu.ts'
import { hostFailures } from './failures/host.ts'
import { imageFailures } from './failures/image.ts'
import { modelFailures, packageFailures } from './failures/model.ts'
import type { FailureRow } from './failures/row.ts'
import { schedulerFailures } from './failures/scheduler.ts'

export type { FailureRow } from './failures/row.ts'

export interface FailureArea {
  readonly title: string
  readonly rows: readonly FailureRow[]
}

export const failureAreas: readonly FailureArea[] = [
  { title: 'The scheduler', rows: schedulerFailures },
  { title: 'GPUs and drivers', rows: gpuFailures },
  { title: 'The node', rows: hostFailures },
  { title: 'Container images', rows: imageFailures },
  { title: 'Models', rows: modelFailures },
  { title: 'Packages and libraries', rows: packageFailures },
  { title: 'Engines', rows: engineFailures },
  { title: 'Between GPUs and nodes', rows: collectiveFailures },
  { title: 'Measuring', rows: clientFailures },
]

export const failureTable: readonly FailureRow[] = failureAreas.flatMap(({ rows }) => rows)

/** The first row that matches any of the lines, and the line it matched. */
export function classifyFailure(
  lines: readonly string[],
): { readonly row: FailureRow; readonly line: string } | undefined {
  for (const row of failureTable) {
    const line = lines.find((candidate) => row.pattern.test(candidate))
    if (line !== undefined) return { row, line }
  }
  return undefined
}

export const failureRow = (id: string): FailureRow | undefined => failureTable.find((row) => row.id === id)

/**
 * Whether starting the point again may help: what the row says that the problem was recognised by, else whether it is
 * the infrastructure's.
 */
export function isRetriable(problem: Problem): boolean {
  const row = problem.fault === undefined ? undefined : failureRow(problem.fault)
  return row?.retriable ?? problem.blame === 'infra'
}
