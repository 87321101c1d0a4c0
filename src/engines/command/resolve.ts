/** Fills the placeholders of a plan: what the launcher knows once nodes are allocated. */
import { posix } from 'node:path'
import '../../core/problems/engine-command.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import type { EngineProcess, EngineSpec } from '../engine.ts'
import type { EnginePlan, PlannedProcess } from './engine-plan.ts'
import { startWords } from './prelude.ts'
import { resolveText } from './text.ts'
import type { Placeholder, Resolve, Text } from './text.ts'

export interface Allocation {
  /** Addresses at which nodes reach each other, in the order of the plan's nodes. */
  readonly addresses: readonly string[]
  /** The scheduler's names, in the same order. */
  readonly names: readonly string[]
  /** The model as the engine sees it inside its container. */
  readonly modelPath: string
  readonly draftModelPath?: string
  /** Folder that all nodes share, as the engine sees it. */
  readonly workDir: string
  readonly jobId: string
}

/** The plan on an allocation. Throws ProblemError (INFX176) when nodes are too few, (INFX175) when a draft model is needed and unknown. */
export function resolvePlan(plan: EnginePlan, allocation: Allocation): EngineSpec {
  if (allocation.addresses.length < plan.nodes) {
    const there = allocation.addresses.length
    throw new ProblemError([
      problem('INFX176', `${plan.engine} needs ${plan.nodes} nodes and ${there} are allocated`, {
        blame: 'infra',
      }),
    ])
  }
  const resolve: Resolve = (placeholder) => valueOf(placeholder, allocation)
  const address = (node: number): string => nth(allocation.addresses, node)
  return {
    engine: plan.engine,
    version: plan.image,
    simulated: false,
    processes: plan.processes.map((process) => resolvedProcess(plan, process, resolve)),
    files: plan.files.map(({ name, text }) => ({
      path: posix.join(allocation.workDir, name),
      text: resolveText(text, resolve),
    })),
    port: plan.endpoint.port,
    endpointUrl: `http://${address(plan.endpoint.node)}:${plan.endpoint.port}`,
    health: plan.health,
    metricsUrls: plan.metrics.map(({ node, port, path }) => `http://${address(node)}:${port}${path}`),
    servedModel: plan.servedModel,
  }
}

function resolvedProcess(plan: EnginePlan, process: PlannedProcess, resolve: Resolve): EngineProcess {
  const { role, nodes, gpuIndices, start, image } = process
  const words = startWords(plan, process)
  const resolved = (texts: readonly Text[]) => texts.map((word) => resolveText(word, resolve))
  return {
    role,
    argv: resolved(words),
    ...(words === process.argv ? {} : { command: resolved(process.argv) }),
    env: Object.fromEntries(
      Object.entries(process.env).map(([name, value]) => [name, resolveText(value, resolve)]),
    ),
    gpus: nodes.length * gpuIndices.length,
    nodes: nodes.length,
    placement: { nodes, gpuIndices, start },
    ...(image === undefined ? {} : { image }),
  }
}

function valueOf(placeholder: Placeholder, allocation: Allocation): string {
  switch (placeholder.kind) {
    case 'node-address':
      return nth(allocation.addresses, placeholder.node)
    case 'node-name':
      return nth(allocation.names, placeholder.node)
    case 'model-path':
      return allocation.modelPath
    case 'draft-model-path':
      if (allocation.draftModelPath !== undefined) return allocation.draftModelPath
      throw new ProblemError([
        problem('INFX175', 'the default command drafts with a model of its own, and the site names none', {
          hint: 'give the draft model’s path, or a recipe',
        }),
      ])
    case 'work-dir':
      return allocation.workDir
    case 'job-id':
      return allocation.jobId
  }
}

function nth(values: readonly string[], index: number): string {
  const value = values[index]
  if (value === undefined) throw new Error(`the allocation has no node ${index}`)
  return value
}
