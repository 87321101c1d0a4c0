/** The shell in front of a process, run by a real bash. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { PlannedProcess, Preparation } from '../../../src/engines/command/engine-plan.ts'
import { startWords } from '../../../src/engines/command/prelude.ts'
import { resolveText } from '../../../src/engines/command/text.ts'
import { freePort } from '../../../src/launch/free-port.ts'

const dir = mkdtempSync(join(tmpdir(), 'infx-prelude-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const aProcess = (overrides: Partial<PlannedProcess> = {}): PlannedProcess => ({
  role: 'decode-0',
  kind: 'worker',
  nodes: [0],
  gpuIndices: [],
  start: 'plain',
  argv: ['bash', '-c', 'echo "$0 $@"; exit 7', 'engine', "it's", 'two words'],
  env: {},
  ...overrides,
})

function words(process: PlannedProcess, preparations: readonly Preparation[] = []): readonly string[] {
  return startWords({ preparations }, process).map((word) => resolveText(word, () => '127.0.0.1'))
}

function run(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [program = '', ...args] = argv
  const child = spawn(program, args, { env: { PATH: process.env['PATH'] ?? '', ...env } })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, output })),
  )
  return { child, ended, output: () => output }
}

const serving = (port: number, status: () => number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_, response) => response.writeHead(status()).end())
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

describe('what happens before a process', () => {
  it('is nothing where nothing is to be awaited or prepared', () => {
    const process_ = aProcess()
    expect(words(process_)).toEqual(process_.argv)
  })

  it('waits until something listens, then becomes the process, words and exit code included', async () => {
    const port = await freePort()
    const { ended, output } = run(words(aProcess({ startsAfter: [{ node: 0, port }] })))
    await expect.poll(output).toContain(`waits until listening 127.0.0.1 ${port}`)
    const server = await serving(port, () => 503)
    expect(await ended).toMatchObject({
      code: 7,
      output: expect.stringContaining("engine it's two words\n") as unknown,
    })
    server.close()
  })

  it('waits for an answer of 200 where it shall', async () => {
    const port = await freePort()
    let status = 503
    const server = await serving(port, () => status)
    const { ended, output } = run(words(aProcess({ startsAfter: [{ node: 0, port, path: '/health' }] })))
    await expect.poll(output).toContain('waits until healthy')
    expect(output()).not.toContain('engine')
    status = 200
    expect(await ended).toMatchObject({ code: 7 })
    server.close()
  })

  it('ends at once when it is asked to while it waits', async () => {
    const port = await freePort()
    const { child, ended, output } = run(words(aProcess({ startsAfter: [{ node: 0, port }] })))
    await expect.poll(output).toContain('waits until')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ signal: 'SIGTERM' })
  })

  it('runs the setup script first, once for the ranks of a node, and refuses to start when it fails', async () => {
    const script = join(dir, 'setup.sh')
    const trace = join(dir, 'trace')
    const prepared: readonly Preparation[] = [{ kind: 'setup-script', path: script }]
    writeFileSync(script, `echo setup >> ${trace}\n`)
    const job = { SLURM_JOB_ID: String(process.pid), SLURM_STEP_ID: `${Date.now()}` }
    const ranks = [1, 0].map((rank) =>
      run(words(aProcess(), prepared), { ...job, SLURM_LOCALID: String(rank) }),
    )
    for (const { ended } of ranks) expect(await ended).toMatchObject({ code: 7 })
    expect(readFileSync(trace, 'utf8')).toBe('setup\n')
    rmSync(`/tmp/infx-prepared-${job.SLURM_JOB_ID}-${job.SLURM_STEP_ID}`)
    writeFileSync(script, 'echo broken; exit 3\n')
    const { code, output } = await run(words(aProcess(), prepared)).ended
    expect(code).toBe(1)
    expect(output).toContain('the container could not be prepared')
    expect(output).not.toContain('engine')
  })

  it('stops at the first preparation that fails, whatever the later ones would come to', async () => {
    const [broken, fine] = [join(dir, 'broken.sh'), join(dir, 'fine.sh')]
    writeFileSync(broken, 'exit 3\n')
    writeFileSync(fine, 'echo later\n')
    const { code, output } = await run(
      words(aProcess(), [
        { kind: 'setup-script', path: broken },
        { kind: 'setup-script', path: fine },
      ]),
    ).ended
    expect(code).toBe(1)
    expect(output).not.toMatch(/later|engine/)
  })

  it('prepares containers of the engine only', () => {
    const dynamo: readonly Preparation[] = [{ kind: 'dynamo', source: 'version', value: '1.2.3' }]
    expect(words(aProcess({ kind: 'infra' }), dynamo)).toEqual(aProcess().argv)
    expect(words(aProcess({ kind: 'frontend' }), dynamo).join('\n')).toContain("'ai-dynamo==1.2.3'")
  })
})
