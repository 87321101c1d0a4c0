import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SimEngineConfig } from '../../../src/core/schema/sim-engine.generated.ts'
import { Servers, ask } from './http-client.ts'
import { someConfig } from './sim-config.ts'

const dir = mkdtempSync(join(tmpdir(), 'infx-sim-main-'))
const script = join(dir, 'sim-engine.mjs')
const children: ChildProcess[] = []

beforeAll(async () => {
  const contents =
    "import { simEngineMain } from './src/engines/sim/main.ts'\n" +
    'process.exit(await simEngineMain(process.argv.slice(2)))\n'
  const resolveDir = fileURLToPath(new URL('../../../', import.meta.url))
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: script,
  })
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dir, { recursive: true })
})

interface Run {
  readonly child: ChildProcess
  readonly url: Promise<string>
  readonly exit: Promise<{ readonly code: number | null; readonly output: string }>
}

function run(config: SimEngineConfig | string, ...more: readonly string[]): Run {
  const path = join(dir, `config-${children.length}.json`)
  writeFileSync(path, typeof config === 'string' ? config : JSON.stringify(config))
  const child = spawn(process.execPath, [script, '--config', path, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const url = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /listening on (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const exit = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, url, exit }
}

describe('infx sim-engine', () => {
  it('serves until SIGTERM, then drains, writes its last power sample and exits with 0', async () => {
    const gpuMetricsPath = join(dir, 'gpu_metrics.csv')
    const engine = run(someConfig({ gpuMetricsPath, gpuMetricsIntervalMs: 60_000 }))
    const answer = fetch(`${await engine.url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(ask({ max_tokens: 40 })),
    })
    const response = await answer
    engine.child.kill('SIGTERM')
    expect(await response.text()).toContain('data: [DONE]')
    expect((await engine.exit).code).toBe(0)
    // Header, four GPUs at the start and at the end.
    expect(readFileSync(gpuMetricsPath, 'utf8').trim().split('\n')).toHaveLength(1 + 4 + 4)
  })

  it('exits with 1 when it dies as configured', async () => {
    const { code, output } = await run(someConfig({ faults: { dieAfterSeconds: 0.1 } })).exit
    expect(code).toBe(1)
    expect(output).toContain('simulated death')
  })

  it('exits with 3 when the port is taken', async () => {
    const servers = new Servers()
    const { port } = await servers.start({})
    const { code, output } = await run(someConfig({}), '--port', String(port)).exit
    await servers.closeAll()
    expect(code).toBe(3)
    expect(output).toContain('INFX171')
  })

  it.each([
    ['a bad configuration', '{}', [], 'INFX170'],
    ['an unknown option', '{}', ['--prot', '1'], 'usage:'],
    ['a bad port', '{}', ['--port', '99999'], 'usage:'],
  ])('exits with 2 on %s', async (_name, config, more, message) => {
    const { code, output } = await run(config, ...more).exit
    expect(code).toBe(2)
    expect(output).toContain(message)
  })
})
