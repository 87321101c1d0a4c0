/** What answers clients: the only worker itself, a router, or Dynamo's front ends. */
import { isMapping } from '../../core/recipe/merge.ts'
import type { RecipeMapping } from '../../core/recipe/merge.ts'
import { renderDynamoFrontend } from '../dynamo/frontend.ts'
import type { RenderedFrontend } from '../dynamo/frontend.ts'
import { renderSglangRouter } from '../sglang/router.ts'
import { renderOrchestrator } from '../trtllm/orchestrator.ts'
import type { PlacedWorker } from './placement.ts'
import type { RecipeParts } from './recipe-parts.ts'
import type { RoutedWorker, Site } from './worker-context.ts'

export type FrontendKind = 'direct' | 'sglang-router' | 'orchestrator' | 'dynamo'

export interface FrontendPlacement {
  readonly kind: FrontendKind
  /** Node that clients connect to. */
  readonly endpointNode: number
  /** Nodes that run a front end; empty when the worker is it. */
  readonly nodes: readonly number[]
  readonly withNginx: boolean
}

/** Throws RangeError where the front end cannot serve the back end. */
export function placeFrontend(
  parts: RecipeParts,
  workers: readonly PlacedWorker[],
  workerNodes: number,
): FrontendPlacement {
  const kind = kindOf(parts, workers)
  const others = Array.from({ length: workerNodes - 1 }, (_, index) => index + 1)
  if (kind === 'dynamo' && parts.frontend.copies > 1 && others.length > 0) {
    return { kind, endpointNode: 0, nodes: others.slice(0, parts.frontend.copies), withNginx: true }
  }
  const node = parts.frontend.placement === 'first_decode' ? firstDecodeNode(workers) : 0
  return { kind, endpointNode: node, nodes: kind === 'direct' ? [] : [node], withNginx: false }
}

function kindOf({ frontend, engine }: RecipeParts, workers: readonly PlacedWorker[]): FrontendKind {
  const [first] = workers
  const isSingle = workers.length === 1 && first?.pool === 'aggregated'
  switch (frontend.type) {
    case 'dynamo':
      return 'dynamo'
    case 'vllm':
      if (engine !== 'vllm') throw new RangeError(`frontend.type vllm cannot serve ${engine}`)
      if (!isSingle)
        throw new RangeError('frontend.type vllm serves one aggregated worker and routes nothing')
      return 'direct'
    case 'trtllm_serve':
      if (engine !== 'trtllm') throw new RangeError(`frontend.type trtllm_serve cannot serve ${engine}`)
      if (first?.pool === 'aggregated' && !isSingle) {
        throw new RangeError(
          'frontend.type trtllm_serve serves one aggregated worker, or prefill and decode workers',
        )
      }
      return isSingle ? 'direct' : 'orchestrator'
    case 'sglang':
    case 'sglang-router': {
      if (engine !== 'sglang') throw new RangeError(`frontend.type ${frontend.type} cannot serve ${engine}`)
      const isAsked = frontend.type === 'sglang-router' || Object.keys(frontend.args).length > 0
      return isSingle && !isAsked ? 'direct' : 'sglang-router'
    }
  }
}

const firstDecodeNode = (workers: readonly PlacedWorker[]): number =>
  workers.find(({ pool }) => pool === 'decode')?.nodes[0] ?? 0

export function renderFrontend(
  site: Site,
  placement: FrontendPlacement,
  workers: readonly RoutedWorker[],
  resolved: RecipeMapping,
): RenderedFrontend {
  switch (placement.kind) {
    case 'direct':
      return { processes: [], files: [], metrics: [] }
    case 'dynamo':
      return renderDynamoFrontend(site, placement.nodes, placement.withNginx)
    case 'sglang-router':
      return { processes: [renderSglangRouter(site, workers)], files: [], metrics: [] }
    case 'orchestrator': {
      const frontend = isMapping(resolved['frontend']) ? resolved['frontend'] : {}
      const { process, file } = renderOrchestrator(site, workers, placement.endpointNode, frontend)
      return { processes: [process], files: [file], metrics: [] }
    }
  }
}
