/** TensorRT-LLM workers: one MPI job per worker over all its nodes, options in a file. */
import type { PlannedFile } from '../command/engine-plan.ts'
import { flagCount, flagWords } from '../command/flags.ts'
import { httpRange, portBases } from '../command/ports.ts'
import { jobId, marked, modelPath, text, workDir } from '../command/text.ts'
import type { Text } from '../command/text.ts'
import { workerEnvironment } from '../command/worker-context.ts'
import type { RenderedWorker, WorkerContext } from '../command/worker-context.ts'
import { yamlText } from './config-file.ts'

/** Widths that `trtllm-serve` also takes as flags, which win over the file. */
const widths = ['tensor_parallel_size', 'moe_expert_parallel_size', 'pipeline_parallel_size'] as const

export function renderTrtllmWorker(context: WorkerContext): RenderedWorker {
  const { worker, role, name, ports, direct, options } = context
  const [leader] = worker.nodes
  if (leader === undefined) throw new Error(`${name} has no node`)
  const http = direct
    ? options.publicPort
    : ports.claim(worker.nodes, `${name} http`, portBases.http, httpRange)
  const systemPort = ports.claim(worker.nodes, `${name} system`, portBases.dynamoSystem, 1)
  const file: PlannedFile = { name: `trtllm_config_${role.pool}.yaml`, text: marked(yamlText(role.flags)) }
  // One node under trtllm-serve: it forks its own ranks, and mpirun keeps it away from the scheduler's MPI.
  const isAlone = direct && worker.nodes.length === 1
  const place = { node: leader, gpuIndices: worker.gpuIndices, systemPort }
  return {
    processes: [
      {
        role: name,
        kind: 'worker',
        pool: role.pool,
        nodes: worker.nodes,
        gpuIndices: worker.gpuIndices,
        start: isAlone ? 'plain' : 'mpi',
        argv: [
          ...memoryBinding(context),
          ...(isAlone
            ? ['mpirun', '-n', '1', '--oversubscribe', '--allow-run-as-root']
            : ['trtllm-llmapi-launch']),
          ...(context.dynamo ? dynamoArguments(context, file) : serveArguments(context, file, http)),
        ],
        env: workerEnvironment(context, place, {
          // Ranks of one worker share it; workers of one node must not.
          TRTLLM_EPLB_SHM_NAME: text`moe_shared_${name}_${jobId}`,
        }),
      },
    ],
    files: [file],
    http: { node: leader, port: http },
    registered: [{ role: name, node: leader, systemPort }],
  }
}

function dynamoArguments({ role, servedModel, parts }: WorkerContext, file: PlannedFile): readonly Text[] {
  return [
    ...[
      'python3',
      '-m',
      'dynamo.trtllm',
      '--model-path',
      text`${modelPath}`,
      '--served-model-name',
      servedModel,
    ],
    ...(role.pool === 'aggregated' ? [] : ['--disaggregation-mode', role.pool]),
    ...['--extra-engine-args', text`${workDir}/${file.name}`, '--request-plane', parts.requestPlane],
    ...(parts.backend['publish_events_and_metrics'] === true ? ['--publish-events-and-metrics'] : []),
  ]
}

function serveArguments({ role }: WorkerContext, file: PlannedFile, port: number): readonly Text[] {
  return [
    ...['trtllm-serve', text`${modelPath}`],
    ...['--host', '0.0.0.0', '--port', String(port)],
    ...widths.flatMap((name) => flagWords(`--${name}`, flagCount(role.flags, name))),
    ...['--config', text`${workDir}/${file.name}`],
  ]
}

/** On Grace hosts the ranks of disaggregated workers are bound to CPU memory, not to that of the GPUs. */
function memoryBinding({ parts, role }: WorkerContext): readonly string[] {
  if (role.pool === 'aggregated') return []
  const written = parts.backend['numa_memory_bind']
  const isBound =
    typeof written === 'boolean' ? written : parts.gpuType === 'gb200' || parts.gpuType === 'gb300'
  return isBound ? ['numactl', '-m', '0,1'] : []
}
