/** Marks that stand for nodes in a rendered engine until the scheduler has chosen them. */
import type { EngineProcess, EngineSpec } from '../engines/engine.ts'
import type { NodeNames } from './launcher.ts'

const mark = /\{infx:(address|name):(\d+)\}|\{infx:(job)\}/g

/** More nodes than any point asks for. */
const mostNodes = 256

/** What engines are rendered with before there is an allocation. */
export const symbolicNodes: NodeNames = {
  addresses: Array.from({ length: mostNodes }, (_, node) => `{infx:address:${node}}`),
  names: Array.from({ length: mostNodes }, (_, node) => `{infx:name:${node}}`),
  jobId: '{infx:job}',
}

export type MarkedPart =
  string | { readonly kind: 'address' | 'name'; readonly node: number } | { readonly kind: 'job' }

/** Literal pieces and marks of a text, in order. */
export function markedParts(text: string): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  for (const found of text.matchAll(mark)) {
    if (found.index > end) parts.push(text.slice(end, found.index))
    const [whole, kind, node] = found
    if (kind === 'address' || kind === 'name') parts.push({ kind, node: Number(node) })
    else parts.push({ kind: 'job' })
    end = found.index + whole.length
  }
  if (end < text.length || parts.length === 0) parts.push(text.slice(end))
  return parts
}

/** The text with real names. Throws (a bug of ours) when the allocation lacks a node. */
export function withNodes(text: string, nodes: NodeNames): string {
  return markedParts(text)
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'job') return nodes.jobId
      const value = (part.kind === 'address' ? nodes.addresses : nodes.names)[part.node]
      if (value === undefined) throw new Error(`the allocation has no node ${part.node}`)
      return value
    })
    .join('')
}

/** The whole engine with real names. */
export function onNodes(spec: EngineSpec, nodes: NodeNames): EngineSpec {
  const fill = (text: string): string => withNodes(text, nodes)
  return {
    ...spec,
    processes: spec.processes.map((process) => ({
      ...process,
      argv: process.argv.map(fill),
      ...(process.command === undefined ? {} : { command: process.command.map(fill) }),
      env: Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, fill(value)])),
    })),
    ...(spec.files
      ? { files: spec.files.map(({ path, text }) => ({ path: fill(path), text: fill(text) })) }
      : {}),
    endpointUrl: fill(spec.endpointUrl),
    metricsUrls: spec.metricsUrls.map(fill),
  }
}

/** Nodes the processes of an engine are placed on; the first when a process has no place. */
export const nodesOf = (process: EngineProcess): readonly number[] => process.placement?.nodes ?? [0]

export const nodeCount = (spec: EngineSpec): number =>
  Math.max(...spec.processes.flatMap((process) => nodesOf(process).map((node) => node + 1)), 1)
