/** Failure statistics for a terminal. */
import { formatPlural } from '../render/numbers.ts'
import { clip, oneLine } from '../render/text.ts'
import type { CauseCount, FailureStatistics, NodeCount } from './statistics.ts'

export interface FailureTexts {
  /** What a fault is in words; undefined for one that is no row of the failure table. */
  readonly causeOf: (fault: string) => string | undefined
}

export function renderFailures(statistics: FailureStatistics, texts: FailureTexts): string {
  const { attempts, failures, causes, nodes } = statistics
  const head = `${formatPlural(failures, 'failure')} in ${formatPlural(attempts, 'attempt')}`
  if (failures === 0) return `${head}\n`
  const suspects = nodes.filter(({ suspect }) => suspect)
  return [
    head,
    ...suspects.map(
      ({ node, infraFailures, attempts: tried }) =>
        `! ${oneLine(node ?? '')} failed ${infraFailures} of ${formatPlural(tried, 'attempt')}, clearly more than the other nodes: look at it, or exclude it in the site file`,
    ),
    '',
    table(
      ['failures', 'whose', 'cause', 'last', 'on'],
      causes.map((cause) => causeRow(cause, texts)),
    ),
    '',
    table(
      ['node', 'attempts', 'failed', 'infra', 'infrastructure faults', 'last failure'],
      nodes.map(nodeRow),
    ),
    '',
  ].join('\n')
}

const shownNodes = 6

const causeRow = (
  { failures, blame, fault, nodes, example, lastAtUnixMs }: CauseCount,
  { causeOf }: FailureTexts,
): readonly string[] => [
  String(failures),
  blame,
  `${fault}: ${clip(causeOf(fault) ?? oneLine(example), 70)}`,
  day(lastAtUnixMs),
  nodes.length === 0
    ? '?'
    : `${nodes.slice(0, shownNodes).map(oneLine).join(' ')}${nodes.length > shownNodes ? ` +${nodes.length - shownNodes}` : ''}`,
]

const nodeRow = (node: NodeCount): readonly string[] => [
  `${node.suspect ? '! ' : ''}${node.node === null ? '(unknown)' : oneLine(node.node)}`,
  String(node.attempts),
  String(node.failures),
  String(node.infraFailures),
  node.faults.map(({ fault, failures }) => (failures === 1 ? fault : `${fault} ×${failures}`)).join(', ') ||
    '—',
  day(node.lastFailureAtUnixMs),
]

/** `2026-11-30 10:11`, UTC. */
const day = (unixMs: number | null): string =>
  unixMs === null ? '?' : new Date(unixMs).toISOString().slice(0, 16).replace('T', ' ')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
