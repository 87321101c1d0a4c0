import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { MAX_SAMPLE_GAP_SECONDS, aggregatePower } from '../../src/core/measure/power.ts'
import { findGpuTool, startGpuSampler } from '../../src/files/gpu-sampler.ts'
import { isAlive } from '../alive.ts'

/** A PATH with only this program on it, and what a shell needs. */
function pathWith(name: string, script: string): NodeJS.ProcessEnv {
  const dir = mkdtempSync(join(tmpdir(), 'infx-gpu-tool-'))
  writeFileSync(join(dir, name), `#!/bin/sh\n${script}`)
  chmodSync(join(dir, name), 0o755)
  return { PATH: [dir, '/usr/bin', '/bin'].join(delimiter), TZ: 'UTC' }
}

const header =
  'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], utilization.gpu [%], utilization.memory [%]'
/** Two GPUs at 400 and 300 W; faster than the real tool, which prints at most every second. */
const nvidia = `
sample() { now=$(date -u +"%Y/%m/%d %H:%M:%S.%3N"); for gpu in 0 1; do echo "$now, $gpu, $((400 - gpu * 100)).00 W, 50, 1000 MHz, 2000 MHz, 90 %, 40 %"; done; }
case "$*" in
  *noheader*) sample ;;
  *-l*) echo "${header}"; sample; trap 'printf "2026/01/01 00:00:00.000, 0, 7"; exit 0' TERM; while :; do sleep 0.1; sample; done ;;
  *-L*) echo "GPU 0: Fake" ;;
esac
`
const { signal } = new AbortController()
const csvIn = (): string => join(mkdtempSync(join(tmpdir(), 'infx-gpu-sampler-')), 'gpu_metrics.csv')

describe('nvidia-smi', () => {
  it('brackets the load: one sample before it, one after it, and no cut line', async () => {
    const env = pathWith('nvidia-smi', nvidia)
    const csvPath = csvIn()
    const sampler = await startGpuSampler({ csvPath, tool: 'nvidia-smi', intervalSeconds: 1, env, signal })
    const startUnix = Date.now() / 1000
    await sleep(600)
    const endUnix = Date.now() / 1000
    expect(await sampler.stop()).toEqual([])
    const lines = readFileSync(csvPath, 'utf8').split('\n')
    expect(lines[0]).toBe(header)
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(1, -1).every((line) => line.split(',').length === 8)).toBe(true)
    const { valid, reasons, fields } = await aggregatePower({
      telemetry: createReadStream(csvPath),
      telemetrySource: csvPath,
      benchmarkSource: 'test',
      window: {
        startUnix,
        endUnix,
        reportedSeconds: endUnix - startUnix,
        completed: 10,
        inputTokens: 100,
        outputTokens: 50,
      },
      windowReasons: [],
      expectedGpus: 2,
      utcOffsetMinutes: 0,
      maxGapSeconds: MAX_SAMPLE_GAP_SECONDS,
      minPlausibleWatts: null,
    })
    expect({ valid, reasons }).toEqual({ valid: true, reasons: [] })
    expect(fields['avg_power_w']).toBeCloseTo(350, 6)
    expect(Number(fields['total_gpu_energy_j'])).toBeCloseTo(700 * (endUnix - startUnix), 1)
  })

  it('is stopped once, however often it is asked', async () => {
    const env = pathWith('nvidia-smi', nvidia)
    const csvPath = csvIn()
    const sampler = await startGpuSampler({ csvPath, tool: 'nvidia-smi', intervalSeconds: 1, env, signal })
    await Promise.all([sampler.stop(), sampler.stop()])
    const size = readFileSync(csvPath).length
    await sampler.stop()
    expect(readFileSync(csvPath).length).toBe(size)
  })

  it('tells a tool that ends by itself, and one that is not there', async () => {
    const dying = pathWith(
      'nvidia-smi',
      `echo "${header}"\necho "2026/01/01 00:00:00.000, 0, 1 W, 1, 1, 1, 1, 1"\n`,
    )
    const sampler = await startGpuSampler({
      csvPath: csvIn(),
      tool: 'nvidia-smi',
      intervalSeconds: 1,
      env: dying,
      signal,
    })
    await sleep(300)
    expect((await sampler.stop())[0]).toMatchObject({
      code: 'INFX219',
      message: expect.stringContaining('by itself'),
    })
    const absent = pathWith('something', '')
    const none = await startGpuSampler({
      csvPath: csvIn(),
      tool: 'amd-smi',
      intervalSeconds: 1,
      env: absent,
      signal,
    })
    expect((await none.stop())[0]?.message).toMatch(/could not be started/)
  })
})

describe('amd-smi', () => {
  it('keeps one header, waits for its last sample and reads the counters at both ends', async () => {
    const env = pathWith(
      'amd-smi',
      `case "$*" in
  *-E*) echo "gpu,total_energy_consumption"; echo "0,12.5" ;;
  *) for n in 1 2 3 4 5 6 7 8 9; do echo "timestamp,gpu,socket_power"; echo "$(date +%s),0,55$n"; sleep 0.4; done; sleep 9 ;;
esac
`,
    )
    const csvPath = csvIn()
    const sampler = await startGpuSampler({ csvPath, tool: 'amd-smi', intervalSeconds: 1, env, signal })
    await sleep(500)
    expect(await sampler.stop()).toEqual([])
    const lines = readFileSync(csvPath, 'utf8').trim().split('\n')
    expect(lines.filter((line) => line.startsWith('timestamp'))).toHaveLength(1)
    expect(lines.length).toBeGreaterThanOrEqual(4)
    for (const end of ['start', 'end'])
      expect(existsSync(csvPath.replace('.csv', `_energy_${end}.csv`))).toBe(true)
  })
})

it('finds the tool of the host, and none where there is none', async () => {
  expect(await findGpuTool(pathWith('nvidia-smi', nvidia), signal)).toBe('nvidia-smi')
  expect(await findGpuTool(pathWith('amd-smi', 'exit 0\n'), signal)).toBe('amd-smi')
  expect(await findGpuTool(pathWith('nvidia-smi', 'echo "no driver" >&2; exit 9\n'), signal)).toBeUndefined()
})

it('does not wait for a tool that ignores SIGTERM when the point is given up, and leaves none of it behind', async () => {
  const stubborn = pathWith(
    'nvidia-smi',
    `trap '' TERM; echo "${header}"; sleep 300 & echo $!; wait; sleep 300\n`,
  )
  const csvPath = csvIn()
  const point = new AbortController()
  const sampler = await startGpuSampler({
    ...{ csvPath, tool: 'nvidia-smi', intervalSeconds: 1, env: stubborn, signal: point.signal },
  })
  const worker = Number(readFileSync(csvPath, 'utf8').split('\n')[1])
  expect(isAlive(worker)).toBe(true)
  point.abort(new Error('interrupted'))
  const asked = performance.now()
  await sampler.stop()
  expect(performance.now() - asked).toBeLessThan(2_500)
  await expect.poll(() => isAlive(worker)).toBe(false)
  await expect(findGpuTool(stubborn, point.signal)).rejects.toThrow('interrupted')
})
