/** Faults of GPUs, their driver, and what connects them. */
import type { FailureRow } from './row.ts'

/** Hardware first: a GPU that fell off the bus lets collectives time out, never the other way round. */
export const gpuFailures: readonly FailureRow[] = [
  {
    id: 'gpu-hardware',
    pattern:
      /NVRM: Xid|\bXid \(PCI|GPU has fallen off the bus|uncorrectable (NVLink|ECC) error|CUDA error: uncorrectable|GPU is lost/i,
    cause: 'a GPU failed while the engine ran',
    blame: 'infra',
    hint: 'retry on another node; exclude this one in the site file when it happens again, and read its kernel log for the Xid',
    retriable: true,
  },
  {
    id: 'gpu-fabric',
    pattern:
      /fabric manager.{0,80}(not|fail|error)|cudaErrorSystemNotReady|system not yet initialized|GPU fabric.{0,60}(fail|not ready)|NVLS.{0,80}(failed|error)/i,
    cause: 'the link between the GPUs of the node is not up',
    blame: 'infra',
    hint: 'start nvidia-fabricmanager on the node (its version must be that of the driver), or exclude the node',
    retriable: true,
  },
  {
    id: 'driver-mismatch',
    pattern: /Driver\/library version mismatch/i,
    cause: 'the loaded kernel driver and its libraries have different versions',
    blame: 'infra',
    hint: 'the driver was updated and the node not restarted: restart it, or exclude it until then',
    retriable: true,
  },
  {
    id: 'driver-too-old',
    pattern:
      /CUDA driver version is insufficient|NVIDIA driver on your system is too old|forward compatibility was attempted on non supported HW|unsatisfied condition: (cuda|driver|brand)|Unsupported AMDGPU driver/i,
    cause: 'the driver of the node is too old for the CUDA of the image',
    blame: 'infra',
    hint: 'update the driver, or take an image that was built for the CUDA version that this driver knows',
    retriable: false,
  },
  {
    id: 'gpu-architecture',
    pattern:
      /no kernel image is available for execution|provided PTX was compiled with an unsupported toolchain|hipErrorNoBinaryForGpu|hipErrorInvalidDeviceFunction|invalid device function/i,
    cause: 'the image holds no code for this kind of GPU',
    blame: 'user',
    hint: 'take an image that was built for this GPU architecture',
    retriable: false,
  },
  {
    id: 'gpu-none',
    pattern:
      /No supported gpu backend|no CUDA-capable device|NVML: (Unknown|Driver Not Loaded)|NVIDIA-SMI has failed|hipErrorNoDevice|No HIP GPUs are available|could not select device driver|nvidia-container-cli: initialization error|failed to get device handles|Found no NVIDIA driver/i,
    cause: 'the engine found no usable GPU',
    blame: 'infra',
    hint: 'look at nvidia-smi or amd-smi on the node, and at how the site hands GPUs to jobs and containers',
    retriable: true,
  },
  {
    id: 'gpu-memory-occupied',
    pattern:
      /Free memory on device .{0,120}is less than desired GPU memory utilization|memory capacity is unbalanced.{0,120}occupied|Process \d+ has \d[\d.]* [GM]iB memory in use/i,
    cause: 'another process holds memory of the GPUs',
    blame: 'infra',
    hint: 'an earlier engine was not ended: infx doctor names leftovers; the point is retried',
    retriable: true,
  },
  {
    id: 'gpu-memory',
    pattern:
      /CUDA out of memory|HIP out of memory|hipErrorOutOfMemory|cudaErrorMemoryAllocation|CUDA_ERROR_OUT_OF_MEMORY|torch\.OutOfMemoryError|Not enough memory\. Please try to increase --mem-fraction/i,
    cause: 'the engine ran out of GPU memory',
    blame: 'user',
    hint: 'lower conc or the memory fraction, or raise tp',
    retriable: false,
  },
]

/** Of several GPUs or nodes; after everything that can let a collective hang. */
export const collectiveFailures: readonly FailureRow[] = [
  {
    id: 'collective-network',
    pattern:
      /NCCL WARN.{0,200}(NET\/(IB|Socket)|ibv_|Connection (refused|reset|closed)|No route to host|no socket interface)|ncclRemoteError|Bootstrap : no socket interface found|RCCL.{0,120}(ibv_|No route to host)/i,
    cause: 'the network between the GPUs failed',
    blame: 'infra',
    hint: 'check "network-interface" of the site file (NCCL_SOCKET_IFNAME), the InfiniBand ports of the node, and its neighbours',
    retriable: true,
  },
  {
    id: 'collective-timeout',
    pattern:
      /[NR]CCL.{0,200}(timeout|timed out|unhandled (system|cuda) error)|ncclUnhandledCudaError|ncclSystemError|Watchdog caught collective operation timeout/i,
    cause: 'a collective operation between GPUs timed out',
    blame: 'infra',
    hint: 'one GPU or link of the node hangs, or one rank died before: retry elsewhere and look at the node',
    retriable: true,
  },
]
