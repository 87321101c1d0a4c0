import { describe, expect, it } from 'vitest'
import { classifyFailure, failureTable } from '../../src/launch/failure-table.ts'

/** A line as the tool writes it, whose it is, and a word of the cause. One per row at least. */
const lines = [
  [
    '[Errno 98] error while attempting to bind on address (0.0.0.0, 8000): address already in use',
    'infra',
    'port',
  ],
  ['Error: listen EADDRINUSE: address already in use 127.0.0.11:8100', 'infra', 'port'],
  [
    'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacity of',
    'user',
    'GPU memory',
  ],
  ['RuntimeError: Not enough memory. Please try to increase --mem-fraction-static.', 'user', 'GPU memory'],
  ["OSError: [Errno 28] No space left on device: '/root/.cache'", 'infra', 'disk'],
  [
    '[rank3]:[E1130 ProcessGroupNCCL.cpp:632] Watchdog caught collective operation timeout: WorkNCCL',
    'infra',
    'collective',
  ],
  ['ncclUnhandledCudaError: NCCL WARN Cuda failure: unhandled cuda error', 'infra', 'collective'],
  ['slurmstepd: error: Detected 1 oom-kill event(s) in StepId=12.0', 'infra', 'host memory'],
  [
    'docker: Error response from daemon: pull access denied for org/x, repository does not exist',
    'infra',
    'image',
  ],
  ['slurmstepd: error: pyxis: failed to import docker image', 'infra', 'image'],
  ['OSError: [Errno 116] Stale file handle', 'infra', 'file system'],
  ['RuntimeError: No CUDA-capable device is detected: no CUDA-capable device', 'infra', 'GPU'],
  ['docker: could not select device driver "" with capabilities: [[gpu]].', 'infra', 'GPU'],
  ['CUDA error: an illegal memory access was encountered', 'infra', 'GPU failed'],
  [
    '404 Client Error: Not Found for url: https://huggingface.co/x/resolve/main/tokenizer.json',
    'user',
    'tokenizer',
  ],
  ['huggingface_hub.errors.GatedRepoError: 401 Client Error.', 'infra', 'refused'],
  ['ERROR: No matching distribution found for ai-dynamo==9.9.9', 'user', 'package'],
  ["ModuleNotFoundError: No module named 'flashinfer'", 'user', 'module'],
  [
    'ValueError: No available memory for the cache blocks. Try increasing gpu_memory_utilization',
    'user',
    'KV cache',
  ],
  ['sglang.launch_server: error: unrecognized arguments: --no-such-flag', 'user', 'flag'],
] as const

describe('the failure table', () => {
  it.each(lines)('classes %j', (line, blame, cause) => {
    const found = classifyFailure(['INFO loading weights', line, 'Traceback (most recent call last):'])
    expect(found?.line).toBe(line)
    expect(found?.row.blame).toBe(blame)
    expect(found?.row.cause).toContain(cause)
  })

  it('has a line for every row', () => {
    const tried = new Set(lines.map(([line]) => classifyFailure([line])?.row))
    expect(failureTable.filter((row) => !tried.has(row)).map(({ cause }) => cause)).toEqual([])
  })

  it('says nothing about ordinary lines', () => {
    const ordinary = [
      'Uvicorn running on http://0.0.0.0:8000',
      'Loading safetensors: 12/163',
      'NCCL version 2.27.7',
    ]
    expect(classifyFailure(ordinary)).toBeUndefined()
  })
})
