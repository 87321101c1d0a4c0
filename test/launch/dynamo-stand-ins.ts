/** Programs under the names of those that Dynamo needs, which note in a file what they do. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Late, so that whoever does not wait finds nobody. */
const listen = (name: string, port: string): string => `
setTimeout(() => require('node:net').createServer((socket) => socket.destroy()).listen(${port}, host, () => note('${name} listens')), 700)
`
const standIns: Readonly<Record<string, string>> = {
  etcd: listen('etcd', "Number(/:(\\d+)$/.exec(option('--listen-client-urls'))[1])"),
  'nats-server': `
const config = require('node:fs').readFileSync(option('-c'), 'utf8')
if (!config.includes('jetstream')) process.exit(7)
${listen('nats', 'Number(/^port: (\\d+)/m.exec(config)[1])')}`,
  python3: `
const [, started] = args
if (started === 'pip') {
  note('pip ' + args.filter((word) => word.startsWith('ai-dynamo')).join(' '))
  process.exit(process.env.TEST_PIP_FAILS ? 1 : 0)
}
// Dynamo gives up when it cannot reach either of them.
for (const address of [process.env.ETCD_ENDPOINTS, process.env.NATS_SERVER]) {
  const { hostname, port } = new URL(address)
  require('node:net').connect(Number(port), hostname).on('error', () => process.exit(9))
}
note(started + ' starts')
if (started === 'dynamo.frontend') {
  const of = (component) => ({ endpoint: 'generate', component })
  const answer = JSON.stringify({ instances: [of('prefill'), of('backend'), of('tensorrt_llm')] })
  const port = Number(args.find((word) => word.startsWith('--http-port=')).split('=')[1])
  require('node:http').createServer((_, response) => response.end(answer)).listen(port, host)
} else setInterval(() => undefined, 1000)
`,
}

export interface StandIns {
  /** For the processes, of which a site has to pass on the first. */
  readonly env: { readonly TEST_TRACE: string; readonly PATH: string }
  /** A setup script that notes `setup`. */
  readonly setupScript: string
  /** What was noted, in order. */
  readonly noted: () => readonly string[]
}

/** Writes them below `dir`. On nodes of a cluster they listen at the address of their node. */
export function dynamoStandIns(dir: string): StandIns {
  const trace = join(dir, 'trace')
  mkdirSync(join(dir, 'bin'))
  writeFileSync(trace, '')
  for (const [name, body] of Object.entries(standIns)) {
    const path = join(dir, 'bin', name)
    const head = `#!${process.execPath}
const args = process.argv.slice(2)
const option = (name) => args[args.indexOf(name) + 1]
const note = (text) => require('node:fs').appendFileSync(process.env.TEST_TRACE, text + '\\n')
const host = '127.0.0.1' + (process.env.SLURMD_NODENAME ?? '').replace('node', '')
`
    writeFileSync(path, head + body)
    chmodSync(path, 0o755)
  }
  writeFileSync(join(dir, 'bin', 'trtllm-llmapi-launch'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 })
  const setupScript = join(dir, 'setup.sh')
  writeFileSync(setupScript, 'echo setup >> "$TEST_TRACE"\n')
  return {
    env: { TEST_TRACE: trace, PATH: `${join(dir, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` },
    setupScript,
    noted: () => readFileSync(trace, 'utf8').trimEnd().split('\n'),
  }
}
