import { describe, expect, it } from 'vitest'
import '../../src/core/problems/launch.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { classifyFailure, failureTable, isRetriable } from '../../src/launch/failure-table.ts'
import { failureLines } from './failure-lines.ts'

const lines = Object.entries(failureLines).flatMap(([id, texts]) => texts.map((text) => [id, text] as const))

describe('the failure table', () => {
  it.each(lines)('%s: %s', (id, line) => {
    const found = classifyFailure(['INFO loading weights', line, 'Traceback (most recent call last):'])
    expect(found?.row.id).toBe(id)
    expect(found?.line).toBe(line)
  })

  it('has a line for every row, and a row for every line', () => {
    expect(failureTable.map(({ id }) => id).sort()).toEqual(Object.keys(failureLines).sort())
  })

  it('has texts that fit into a sentence', () => {
    for (const { id, cause, hint } of failureTable) {
      expect(cause, id).toMatch(/^[a-z].*[^.]$/)
      expect(hint, id).toMatch(/[^.]$/)
    }
  })

  it.each([
    [
      'gpu-hardware',
      [
        '[rank3] ProcessGroupNCCL.cpp:632 Watchdog caught collective operation timeout: WorkNCCL',
        'kernel: NVRM: Xid (PCI:0000:5d:00): 79, GPU has fallen off the bus.',
      ],
    ],
    [
      'gpu-memory',
      [
        'aiohttp.client_exceptions.ServerDisconnectedError: Server disconnected',
        'vllm.v1.engine.exceptions.EngineDeadError: EngineCore encountered an issue.',
        'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.',
      ],
    ],
    [
      'time-limit',
      [
        'srun: error: b300-007: task 0: Killed',
        'slurmstepd: error: *** JOB 4711 ON b300-007 CANCELLED AT 2026-11-30T10:11:12 DUE TO TIME LIMIT ***',
      ],
    ],
    [
      'host-memory',
      ['srun: error: b300-007: task 0: Killed', 'Detected 1 oom-kill event(s) in StepId=12.0.'],
    ],
  ])('finds the cause before what it causes: %s', (id, log) => {
    expect(classifyFailure(log)?.row.id).toBe(id)
  })

  it.each([
    'Uvicorn running on http://0.0.0.0:8000',
    'Loading safetensors checkpoint shards: 12/163',
    'NCCL version 2.27.7+cuda13.0',
    'INFO: 127.0.0.1:137 - "GET /health HTTP/1.1" 200 OK',
    'max_total_num_tokens=1370000, chunked_prefill_size=8192, context_len=131072, available_gpu_mem=137.2 GB',
    '[2026-11-30 10:11:12 TP0] Decode batch, #running-req: 48, accept len: 2.49, cuda graph: True',
    'mounting /dev/shm of 32 GiB',
    'warm-up: 64 of 64 requests done in 31.2 s',
    'docker pull of 4.29 GB finished',
  ])('says nothing about an ordinary line: %s', (line) => {
    expect(classifyFailure([line])?.row.id).toBeUndefined()
  })
})

describe('whether to try again', () => {
  const ended = (fault: string, blame: 'infra' | 'user') =>
    problem('INFX186', 'server ended on its own', { fault, blame })

  it('is what the row says, not whose the fault is', () => {
    expect(isRetriable(ended('collective-timeout', 'infra'))).toBe(true)
    expect(isRetriable(ended('model-gated', 'infra'))).toBe(false)
    expect(isRetriable(ended('gpu-memory', 'user'))).toBe(false)
  })

  it('follows whose it is where no row says anything', () => {
    expect(isRetriable(problem('INFX192', 'the scheduler is silent'))).toBe(true)
    expect(isRetriable(problem('INFX193', 'the site file is wrong'))).toBe(false)
  })
})
