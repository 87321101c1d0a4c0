import { describe, expect, test } from 'vitest'
import { compareCommands, isFinding } from '../../../src/core/recipe-command/compare.ts'
import type { CompareRow } from '../../../src/core/recipe-command/compare.ts'
import { parsePublished } from '../../../src/core/recipe-command/parse-published.ts'
import type { LaunchCommand } from '../../../src/core/recipe-command/launch-command.ts'
import { renderComparison } from '../../../src/core/recipe-command/render.ts'

const read = (text: string): readonly LaunchCommand[] => parsePublished(text, 'page.md').commands

const compare = (ours: string, published: string): readonly CompareRow[] =>
  compareCommands(read(ours), read(published))

const findings = (rows: readonly CompareRow[]): readonly string[] =>
  rows
    .filter(isFinding)
    .map(
      ({ what, name, status, ours, published }) =>
        `${status} ${what} ${name} ${ours ?? ''}|${published ?? ''}`,
    )

describe('comparing', () => {
  test('aliases, number forms, JSON order and negations are the same', () => {
    const rows = compare(
      `vllm serve m --tensor-parallel-size 8 --gpu-memory-utilization 0.9 --no-enable-prefix-caching --speculative-config '{"method":"mtp","num_speculative_tokens":3}'`,
      `vllm serve m -tp=8 --gpu_memory_utilization=0.90 --no-enable-prefix-caching --speculative-config '{"num_speculative_tokens": 3, "method": "mtp"}'`,
    )
    expect(findings(rows)).toEqual([])
    expect(rows.map(({ status }) => status)).toEqual(['same', 'same', 'same', 'same', 'same'])
  })

  test('what differs is told with both values, and what only one side has', () => {
    const rows = compare(
      'SGLANG_X=1 SGLANG_Y=2 python3 -m sglang.launch_server --tp-size 4 --mem-fraction-static 0.8 --max-running-requests 8',
      'SGLANG_Y=3 python -m sglang.launch_server --tp 4 --mem-fraction-static 0.85 --page-size 64',
    )
    expect(findings(rows)).toEqual([
      'missing flag max-running-requests 8|',
      'differs flag mem-fraction-static 0.8|0.85',
      'extra flag page-size |64',
      'missing env SGLANG_X 1|',
      'differs env SGLANG_Y 2|3',
    ])
  })

  test('metrics, ports, ranks, logs and injected acceptance are the harness’s own, with a reason', () => {
    const rows = compare(
      'PYTHONUNBUFFERED=1 SGLANG_SIMULATE_ACC_LEN=2.5 CUDA_VISIBLE_DEVICES=0,1 python3 -m sglang.launch_server --model-path /model --port 6100 --nccl-port 17500 --enable-metrics --enable-cache-report --log-level info',
      'python3 -m sglang.launch_server --model-path org/model',
    )
    expect(findings(rows)).toEqual([])
    expect(rows.every(({ status, why }) => status === 'harness-only' && why !== undefined)).toBe(true)
    expect(rows).toHaveLength(9)
  })

  test('a hole that the page leaves is no difference, a hole where we have nothing is', () => {
    const rows = compare(
      'python3 -m sglang.launch_server --disaggregation-ib-device mlx5_0',
      'python3 -m sglang.launch_server --disaggregation-ib-device $IB_DEVICES --chunked-prefill-size $CHUNK',
    )
    expect(findings(rows)).toEqual(['extra flag chunked-prefill-size |$CHUNK'])
  })

  test('processes are matched by engine and role; other ranks are passed over; what has no partner is told', () => {
    const rows = compare(
      `python3 -m dynamo.sglang --disaggregation-mode prefill --tp 4
       python3 -m dynamo.sglang --disaggregation-mode decode --tp 8
       python3 -m dynamo.frontend --router-mode kv`,
      `python3 -m sglang.launch_server --disaggregation-mode decode --tp 8 --node-rank 1 --page-size 1
       python3 -m sglang.launch_server --disaggregation-mode decode --tp 8 --node-rank 0
       python3 -m sglang.launch_server --disaggregation-mode prefill --tp 2
       python3 -m sglang_router.launch_router --policy cache_aware`,
    )
    expect(findings(rows)).toEqual([
      'differs flag tensor-parallel-size 4|2',
      'missing process  |',
      'extra process  |',
    ])
    expect(rows.filter(({ what }) => what === 'process').map(({ process }) => process)).toEqual([
      'dynamo-frontend',
      'sglang-router',
    ])
  })

  test('a flag that is off equals one that is absent', () => {
    expect(findings(compare('vllm serve m --no-enforce-eager', 'vllm serve m'))).toEqual([])
    expect(findings(compare('vllm serve m', 'vllm serve m --no-enable-prefix-caching'))).toEqual([])
  })

  test('images are compared when the page names one', () => {
    const ours = read('vllm serve m').map((command) => ({ ...command, image: 'a:1' }))
    expect(findings(compareCommands(ours, read('docker run b:2 vllm serve m')))).toEqual([
      'differs image  a:1|b:2',
    ])
    expect(findings(compareCommands(ours, read('vllm serve m')))).toEqual([])
  })

  test('the table names every finding and counts', () => {
    const text = renderComparison(compare('vllm serve m --a 1 --port 1', 'vllm serve m --a 2 --b'), {
      all: false,
    })
    expect(text).toMatchInlineSnapshot(`
      "vllm  1 the same
        differs        --a
            here   1
            there  2
        only there     --b
        harness only   --port 1  (placement: addresses, ports and ranks follow from the allocation)
      not the same: 1 differs, 1 only there, 1 harness only, 1 same"
    `)
  })
})
