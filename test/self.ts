/**
 * The product from today's sources as a command, so that tests of processes do not depend on a built dist: esbuild
 * bundles src/cli/main.ts in well under a second into a folder that looks like dist (infx.js and assets).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { setDistDir } from '../src/assets.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

export interface CommandResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunningCommand {
  readonly pid: number
  readonly ended: Promise<CommandResult>
  /** What it has written so far. */
  readonly stdout: () => string
  readonly stderr: () => string
  readonly kill: (signal: NodeJS.Signals) => void
}

export interface CommandOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Self {
  /** Path of the command, to be started with node. */
  readonly script: string
  readonly start: (args: readonly string[], options?: CommandOptions) => RunningCommand
  readonly run: (args: readonly string[], options?: CommandOptions) => Promise<CommandResult>
  readonly remove: () => void
}

/** Builds, and makes selfCommand() of this process point there. Call once per test file, `remove` in afterAll. */
export async function buildSelf(): Promise<Self> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'infx-self-')))
  await build({
    entryPoints: [join(root, 'src/cli/main.ts'), join(root, 'src/assets.ts')],
    outbase: join(root, 'src'),
    outdir: join(dir, 'lib'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  mkdirSync(join(dir, 'dist'))
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}\n')
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  symlinkSync(join(root, 'dist/assets'), join(dir, 'dist/assets'))
  const script = join(dir, 'dist/infx.js')
  writeFileSync(
    script,
    "import { setDistDir } from '../lib/assets.js'\nimport { main } from '../lib/cli/main.js'\n" +
      "setDistDir(new URL('./', import.meta.url))\nawait main(process.argv.slice(2))\n",
  )
  setDistDir(pathToFileURL(join(dir, 'dist/')))
  const start = (args: readonly string[], options: CommandOptions = {}): RunningCommand =>
    startNode([script, ...args], options)
  return {
    script,
    start,
    run: (args, options) => start(args, options).ended,
    remove: () => {
      setDistDir(new URL('../dist/', import.meta.url))
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function startNode(args: readonly string[], options: CommandOptions): RunningCommand {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    // A terminal's width or colour wish of whoever runs the tests must not change what they see.
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
  return {
    pid: child.pid ?? 0,
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
    kill: (signal) => child.kill(signal),
  }
}
