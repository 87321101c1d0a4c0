/** Where the health of a point is asked, and what the answer must hold. */
import type { Readiness } from '../engine.ts'
import type { FrontendKind } from './frontend.ts'
import type { RecipeParts } from './recipe-parts.ts'
import type { RoutedWorker } from './worker-context.ts'

export function readinessOf(
  kind: FrontendKind,
  parts: RecipeParts,
  workers: readonly RoutedWorker[],
): { readonly path: string; readonly expect: Readiness } {
  switch (kind) {
    case 'direct':
      return { path: '/health', expect: { kind: parts.engine === 'vllm' ? 'models' : 'http-200' } }
    case 'orchestrator':
      return { path: '/health', expect: { kind: 'http-200' } }
    case 'sglang-router':
      return { path: '/workers', expect: { kind: 'router-workers', ...count(workers, () => 1) } }
    case 'dynamo':
      // Every process with a runtime of its own registers, which for vLLM's data parallelism is one per node or GPU.
      return {
        path: '/health',
        expect: { kind: 'dynamo-instances', ...count(workers, ({ rendered }) => rendered.registered.length) },
      }
  }
}

function count(
  workers: readonly RoutedWorker[],
  instances: (worker: RoutedWorker) => number,
): { readonly prefill: number; readonly decode: number } {
  const sum = (of: readonly RoutedWorker[]): number =>
    of.reduce((total, worker) => total + instances(worker), 0)
  const isPrefill = ({ context }: RoutedWorker): boolean => context.role.pool === 'prefill'
  return {
    prefill: sum(workers.filter(isPrefill)),
    decode: sum(workers.filter((worker) => !isPrefill(worker))),
  }
}
