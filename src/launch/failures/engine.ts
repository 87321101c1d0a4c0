/** What engines say of their own configuration, helpers and state. */
import type { FailureRow } from './row.ts'

export const engineFailures: readonly FailureRow[] = [
  {
    id: 'unknown-flag',
    pattern: /unrecognized arguments?:|no such option|invalid choice:|unexpected argument '--/i,
    cause: 'the engine does not know a flag of its command',
    blame: 'user',
    hint: 'image and recipe do not fit together: check the flag against the engine version',
    retriable: false,
  },
  {
    id: 'kv-cache',
    pattern:
      /max(_model_len| seq len).{0,200}(larger|greater) than|KV cache.{0,120}(not enough|too small|larger than the available)|No available memory for the cache blocks/i,
    cause: 'the context does not fit into the memory that is left for the KV cache',
    blame: 'user',
    hint: 'lower max-model-len, raise the memory fraction, or raise tp',
    retriable: false,
  },
  {
    id: 'parallelism',
    pattern:
      /must be divisible by .{0,60}(tensor|tp|ep|dp|parallel)|(heads|experts|hidden_size|intermediate_size).{0,80}(divisible by)|world size .{0,60}(larger|greater) than .{0,40}(available )?gpus/i,
    cause: 'the parallelism of the recipe does not fit the model or the GPUs',
    blame: 'user',
    hint: 'tp, ep and dp must divide the model’s heads and experts, and their product is the number of GPUs',
    retriable: false,
  },
  {
    id: 'kernel-build',
    pattern: /ninja: build stopped|nvcc( fatal|: not found)|Error building extension|Ninja build failed/i,
    cause: 'a kernel that the engine compiles at its start did not compile',
    blame: 'user',
    hint: 'take an image with kernels built for this GPU, or with the CUDA compiler of its version',
    retriable: false,
  },
  {
    id: 'kv-transfer',
    pattern:
      /NIXL_ERR|UCX +ERROR|KVTransferError|Decode transfer failed|transfer engine.{0,80}(fail|error)|Mooncake.{0,120}(fail|error)/i,
    cause: 'the transfer of KV cache between workers failed',
    blame: 'infra',
    hint: 'check the RDMA devices and "network-interface" of the site, and that all workers run the same versions',
    retriable: true,
  },
  {
    id: 'discovery',
    pattern:
      /etcd.{0,120}(lease|connection|deadline|unavailable|refused)|Unable to (create|keep) lease|nats.{0,120}(connection|timed out|refused|no servers)/i,
    cause: 'a worker lost etcd or NATS, by which workers find each other',
    blame: 'infra',
    hint: 'see the logs of etcd and nats of the point; their node may be overloaded or their port blocked',
    retriable: true,
  },
  {
    id: 'illegal-access',
    pattern:
      /CUDA error: (an illegal memory access|unspecified launch failure|device-side assert|misaligned address)|Memory access fault by GPU|hipErrorIllegalAddress/i,
    cause: 'a kernel of the engine touched memory that is not its own',
    blame: 'product',
    hint: 'mostly a fault of the engine at this configuration: report it there with the log; a fault of the hardware leaves an Xid in the kernel log',
    retriable: false,
  },
  {
    id: 'engine-hang',
    pattern:
      /Watchdog timeout \(|EngineDeadError|RPC call to \S+ timed out|Scheduler hit an exception.{0,80}timeout|Hang detected on rank/i,
    cause: 'the engine stopped making progress and ended itself',
    blame: 'product',
    hint: 'the first error before this line is the cause; without one it is a hang of the engine at this configuration',
    retriable: false,
  },
]
