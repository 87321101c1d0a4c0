import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, symlinkSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { setDistDir } from '../../../src/assets.ts'
import { replayProcessClient, superviseReplay } from '../../../src/clients/replay/process-client.ts'
import type { LoadProgress, LoadSpec } from '../../../src/clients/load-client.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import { SseServer } from '../../fakes/sse-server.ts'
import { aFixedLoad, anAgenticLoad, aSpec, readJson, tempDir } from './builders.ts'

/** The client as it runs in a process of its own, from source: what `infx replay` does. */
let command: readonly string[] = []
beforeAll(async () => {
  const dir = tempDir()
  const outfile = join(dir, 'infx.js')
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}')
  const main = fileURLToPath(new URL('../../../src/clients/replay/main.ts', import.meta.url))
  await build({
    stdin: {
      contents: `import { replayMain } from ${JSON.stringify(main)}; process.exitCode = await replayMain(process.argv.slice(2).filter((word) => word !== 'replay'))`,
      resolveDir: dir,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
  command = [process.execPath, outfile]
  setDistDir(pathToFileURL(`${dir}/`))
})
afterAll(() => setDistDir(new URL('../../../dist/', import.meta.url)))

let server: SseServer | undefined
beforeAll(async () => {
  server = await SseServer.start({ gapMs: 2 })
})
afterAll(() => server?.stop())
const url = (): string => server?.url ?? ''
afterEach(() => {
  vi.unstubAllEnvs()
  server?.requests.splice(0)
})

const specFile = (spec: unknown): string => {
  const file = join(tempDir(), 'spec.json')
  writeFileSync(file, JSON.stringify(spec))
  return file
}

const supervise = async (spec: LoadSpec, signal: AbortSignal = new AbortController().signal) => {
  const progress: LoadProgress[] = []
  const outcome = await superviseReplay([...command, '--spec', '-'], spec, {
    signal,
    onProgress: (report) => progress.push(report),
  })
  return { outcome, progress }
}

async function run(...args: readonly string[]) {
  const child = spawn(command[0] ?? '', [command[1] ?? '', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (bytes: Buffer) => (stdout += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (stderr += bytes.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return {
    code,
    stderr,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

describe('the replay process', () => {
  it('prints progress and the outcome, one JSON object a line, and exits 0', async () => {
    const { code, lines } = await run('--spec', specFile(aSpec(url(), { load: aFixedLoad() })))
    expect(code).toBe(0)
    expect(lines[0]).toHaveProperty('progress.phase')
    expect(lines.at(-1)).toMatchObject({ outcome: { completed: true } })
    expect(lines.at(-1)).not.toHaveProperty('outcome.abortReason')
  })

  it('exits 1 when the run was aborted', async () => {
    const spec = aSpec('http://127.0.0.1:1', { load: aFixedLoad() })
    const { code, lines } = await run('--spec', specFile(spec))
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatchObject({ outcome: { completed: false } })
  })

  it('names every wrong field of the specification at once', async () => {
    const spec = { ...aSpec('ftp://x'), seed: -1, traceScale: 0, load: { kind: 'fixed', isl: 'many' } }
    const { code, lines, stderr } = await run('--spec', specFile(spec))
    expect(code).toBe(1)
    const text = JSON.stringify(lines.at(-1))
    for (const name of ['endpointUrl', 'seed', 'traceScale', 'load.isl', 'load.osl', 'load.maxConcurrency']) {
      expect(text).toContain(`\\"${name}\\"`)
    }
    expect(stderr).toContain('INFX200')
  })

  it('says how it is used', async () => {
    expect((await run()).code).toBe(2)
    expect((await run('--spec')).code).toBe(2)
    expect((await run('--spce', 'x')).stderr).toContain('usage: infx replay --spec FILE')
  })

  it.skipIf(!existsSync('/dev/full'))('exits 3 when the disk is full', async () => {
    const spec = aSpec(url(), { load: aFixedLoad() })
    symlinkSync('/dev/full', join(spec.outputDir, 'profile_export.jsonl'))
    const { code, lines } = await run('--spec', specFile(spec))
    expect(code).toBe(3)
    expect(lines.at(-1)).toMatchObject({ problems: [{ code: 'INFX201' }] })
  })
})

describe('its supervisor', () => {
  it('starts this product again, leaves its files and nothing else', async () => {
    const spec = aSpec(url(), { load: aFixedLoad() })
    const signal = new AbortController().signal
    const temporary = tempDir()
    vi.stubEnv('TMPDIR', temporary)
    // Looked at while it runs: whoever is killed then cannot clean up.
    const seen = new Set<string>()
    const onProgress = (): void => readdirSync(temporary).forEach((name) => seen.add(name))
    const outcome = await replayProcessClient.run(spec, { signal, onProgress })
    expect(outcome.completed).toBe(true)
    expect([...seen]).toEqual([])
    expect(readJson(spec.outputDir, 'bench.json')).toMatchObject({ completed: 30 })
  })

  it('kills a process that does not listen to the abort', async () => {
    const stubborn = 'process.on("SIGTERM", () => {}); console.log("{}"); setInterval(() => {}, 1000)'
    const abort = new AbortController()
    const running = superviseReplay(
      [process.execPath, '-e', stubborn],
      aSpec('http://127.0.0.1:1', { outputDir: 'out' }),
      {
        signal: abort.signal,
        onProgress: () => {},
      },
    )
    setTimeout(() => abort.abort(), 500)
    expect(await running).toEqual({ completed: false, abortReason: 'cancelled', maxClientCpuShare: 0 })
  })

  it('relays progress and the outcome', async () => {
    const { outcome, progress } = await supervise(
      aSpec(url(), { load: anAgenticLoad({ durationSeconds: 1.5 }) }),
    )
    expect(outcome.completed).toBe(true)
    expect(progress.some(({ phase }) => phase === 'profiling')).toBe(true)
  })

  it('cancels the process on abort and gets its files', async () => {
    const abort = new AbortController()
    const spec = aSpec(url(), { load: anAgenticLoad({ durationSeconds: 60 }) })
    const running = supervise(spec, abort.signal)
    await expect.poll(() => server?.requests.length, { timeout: 10_000 }).toBeGreaterThan(3)
    abort.abort()
    expect((await running).outcome).toMatchObject({ completed: false, abortReason: 'cancelled' })
    expect(readJson(spec.outputDir, 'profile_export_aiperf.json')).toMatchObject({ was_cancelled: true })
    const lines = readFileSync(join(spec.outputDir, 'profile_export.jsonl'), 'utf8')
    expect(lines.endsWith('\n')).toBe(true)
  })

  it('passes the Problems on', async () => {
    const load = anAgenticLoad({ trace: { format: 'weka', path: '/nowhere/trace.jsonl' } })
    const error: unknown = await supervise(aSpec(url(), { load })).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ProblemError)
    expect((error as ProblemError).problems).toMatchObject([{ code: 'INFX150', blame: 'user' }])
  })

  it.each([
    ['process.kill(process.pid, "SIGKILL")', 'INFX203', 'SIGKILL'],
    ['console.error("boom"); process.exit(7)', 'INFX202', 'boom'],
    ['console.log("{\\"outcome\\":"); process.exit(0)', 'INFX202', 'exit code 0'],
  ])('explains a process that dies: %s', async (script, code, text) => {
    const dying = superviseReplay(
      [process.execPath, '-e', script],
      aSpec('http://127.0.0.1:1', { outputDir: 'out' }),
      {
        signal: new AbortController().signal,
        onProgress: () => {},
      },
    )
    const error: unknown = await dying.catch((caught: unknown) => caught)
    expect((error as ProblemError).problems).toMatchObject([{ code }])
    expect(String(error)).toContain(text)
  })
})
