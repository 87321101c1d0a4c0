import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { engineOf } from '../../src/engines/registry.ts'
import { symbolicNodes } from '../../src/launch/allocation.ts'
import { mergeSamples, withSamplers } from '../../src/sweep/node-samplers.ts'
import { aPlannedPoint } from '../builders.ts'

const dir = mkdtempSync(join(tmpdir(), 'infx-samplers-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const header =
  'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], utilization.gpu [%], utilization.memory [%]'
const sample = (second: number, gpu: number, watts: number): string =>
  `2026/11/30 10:00:0${second}.000, ${gpu}, ${watts}.00 W, 60, 1900 MHz, 2600 MHz, 90 %, 50 %`

function logOf(name: string, lines: readonly string[]): string {
  const path = join(dir, `${name}.log`)
  writeFileSync(path, lines.join('\n'))
  return path
}

describe('samplers beside an engine', () => {
  it('watch exactly the GPUs of the point, in UTC, and do not end the job where the tool is missing', () => {
    const point = aPlannedPoint({ framework: 'sglang' })
    const context = { port: 8_000, workDir: '/w', traceScale: 1, allocation: symbolicNodes }
    const { processes } = withSamplers(engineOf(point)).render(point, context)
    const sampler = processes.at(-1)
    const gpus = Array.from({ length: point.gpus }, (_, index) => index)
    expect(sampler).toMatchObject({
      role: 'gpu-sampler-0',
      env: { TZ: 'UTC' },
      placement: { nodes: [0], gpuIndices: gpus },
    })
    expect(sampler?.argv).toContain(`--id=${gpus.join(',')}`)
    expect(sampler?.argv[2]).toMatch(/exec sleep infinity$/)
  })

  it('are merged over the nodes, with devices counted on and cut lines dropped', async () => {
    const csv = join(dir, 'merged.csv')
    const logs = {
      'gpu-sampler-1': logOf('one', [
        header,
        sample(1, 0, 300),
        sample(1, 1, 301),
        '2026/11/30 10:00:02.000, 0, 30',
      ]),
      'gpu-sampler-0': logOf('zero', ['srun: warning', header, sample(1, 0, 100), sample(1, 1, 101)]),
      'gpu-sampler-2': join(dir, 'never-written.log'),
      'prefill-0': logOf('engine', [header, sample(1, 0, 999)]),
    }
    expect(await mergeSamples(logs, csv)).toBe(true)
    const lines = readFileSync(csv, 'utf8').trim().split('\n')
    expect(lines[0]).toBe(header)
    expect(lines.slice(1).map((line) => line.split(', ').slice(1, 3))).toEqual([
      ['0', '100.00 W'],
      ['1', '101.00 W'],
      ['2', '300.00 W'],
      ['3', '301.00 W'],
    ])
  })

  it('say so when there is no sample at all', async () => {
    expect(await mergeSamples({ 'gpu-sampler-0': logOf('empty', []) }, join(dir, 'none.csv'))).toBe(false)
  })
})
