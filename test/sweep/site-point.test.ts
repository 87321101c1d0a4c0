/**
 * Real points through the process launcher of a site. A program called python3 stands first on the PATH and starts the
 * simulated engine where SGLang would start: everything before and behind that command is the real path.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sweep } from '../../src/core/results/sweep.ts'
import { someConfig } from '../engines/sim/sim-config.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { processesWith } from './processes.ts'
import { agenticKey, disaggKey, makeRepository, removeRepository, replaced } from './repository.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const config = 'infx.config.yaml'
const real = replaced(config, 'simulate: true\n', 'client: replay\n')

const simConfig = someConfig({
  servedModel: 'example-org/Tiny-MoE',
  speculative: { numSpecTokens: 3, acceptanceLength: 2.46, realAcceptanceRatio: 0.75 },
})

/** `python3 -m sglang.launch_server … --port N …` becomes the simulated engine; its words and environment are kept. */
const fakePython = (script: string, dir: string): string => `#!/bin/bash
printf '%s\\n' "$@" > '${dir}/words'
env > '${dir}/environment'
while [ $# -gt 0 ]; do case $1 in --port) port=$2 ;; esac; shift; done
exec '${process.execPath}' '${script}' sim-engine --config '${dir}/sim.json' --port "$port"
`

/** Two GPUs of 500 W; with -l every second, for ever. */
const fakeNvidiaSmi = `#!/bin/bash
if [ "$1" = -L ]; then echo 'GPU 0: test'; exit 0; fi
sample() { for gpu in 0 1; do echo "$(date '+%Y/%m/%d %H:%M:%S.%3N'), $gpu, 500.00 W, 60, 1900 MHz, 2600 MHz, 90 %, 50 %"; done; }
case "$*" in *noheader*) sample; exit 0 ;; esac
echo 'timestamp, index, power.draw [W], temperature.gpu, clocks.current.sm [MHz], clocks.current.memory [MHz], utilization.gpu [%], utilization.memory [%]'
while :; do sample; sleep 1; done
`

let self: Self
beforeAll(async () => {
  self = await buildSelf()
})
afterAll(() => self.remove())

interface Place {
  readonly dir: string
  readonly run: (args: readonly string[]) => Promise<CommandResult>
  readonly sweep: () => Sweep
}

function place(files: Readonly<Record<string, string>>): Place {
  const { dir } = makeRepository({ [config]: real, 'site.yaml': 'launcher: process\n', ...files })
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  const program = (name: string, text: string): void => {
    writeFileSync(join(bin, name), text)
    chmodSync(join(bin, name), 0o755)
  }
  program('python3', fakePython(self.script, dir))
  program('nvidia-smi', fakeNvidiaSmi)
  writeFileSync(join(dir, 'sim.json'), JSON.stringify(simConfig))
  const env = {
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    SECRET_TOKEN: 'secret',
    HF_TOKEN: 'passed',
    TZ: 'UTC',
  }
  return {
    dir,
    run: (args) => self.run(args, { cwd: dir, env }),
    sweep: () => JSON.parse(readFileSync(join(dir, '.infx/sweep.json'), 'utf8')) as Sweep,
  }
}

const agentic = ['sweep', '--keys', agenticKey, '--points', 'conc=1,kind=benchmark']

describe('a real point on the process launcher of a site', () => {
  let at: Place
  let result: CommandResult
  beforeAll(async () => {
    at = place({
      [config]: `${real}require-power: true\n`,
      'site.yaml':
        'launcher: process\npass-environment: [HF_TOKEN]\nmodels: { example-org/Tiny-MoE: /models/tiny }\n' +
        'container: { runtime: none, environment: { NCCL_DEBUG: WARN } }\n' +
        'default-engine-flags: { mem-fraction-static: 0.83 }\n',
    })
    result = await at.run([...agentic, '--site', 'site.yaml'])
  })
  afterAll(() => removeRepository(at))

  it('is valid, with the power of a sampler beside it, and says what ran', () => {
    expect(result.code, result.stderr).toBe(0)
    const [point] = at.sweep().points
    expect(point).toMatchObject({ status: 'valid' })
    const aggregate: unknown = JSON.parse(
      readFileSync(join(at.dir, '.infx', point?.resultPath ?? ''), 'utf8'),
    )
    expect(aggregate).toMatchObject({
      power_valid: 1,
      infx: {
        simulated: false,
        engine: { name: 'sglang', version: 'example.org/sglang:v1' },
        client: { name: 'infx-replay' },
        acceptance: { target: 2.46 },
        commands: [
          { role: 'server', argv: expect.arrayContaining(['sglang.launch_server']) as unknown },
          { role: 'client', argv: expect.arrayContaining(['replay']) as unknown },
        ],
      },
    })
    expect(Number((aggregate as { avg_power_w?: unknown }).avg_power_w)).toBeCloseTo(500, 0)
  })

  it('renders the engine with what the site says', () => {
    const words = readFileSync(join(at.dir, 'words'), 'utf8').split('\n')
    const after = (flag: string): string | undefined => words[words.indexOf(flag) + 1]
    expect(words.slice(0, 2)).toEqual(['-m', 'sglang.launch_server'])
    expect(after('--model-path')).toBe('/models/tiny')
    expect(after('--mem-fraction-static')).toBe('0.83')
  })

  it('gives the engine what the site passes on, and nothing else of the runner', () => {
    const environment = readFileSync(join(at.dir, 'environment'), 'utf8').split('\n')
    expect(environment).toContain('HF_TOKEN=passed')
    expect(environment).toContain('NCCL_DEBUG=WARN')
    expect(environment).toContain('SGLANG_SIMULATE_ACC_LEN=2.46')
    expect(environment.filter((line) => line.startsWith('SECRET_TOKEN'))).toEqual([])
  })

  it('leaves nothing running', () => {
    const run = at.sweep().startedAt
    expect(processesWith('INFX_RUN', run)).toEqual([])
  })
})

describe('before anything starts', () => {
  it.each([
    ['no site', [], 'INFX306', 'name a site file with --site'],
    ['a site file that is not there', ['--site', 'none.yaml'], 'INFX193', '"none.yaml" does not exist'],
    ['a launcher without its section', ['--launcher', 'slurm'], 'INFX193', 'needs "slurm"'],
    ['a launcher that is none', ['--launcher', 'slrm'], 'INFX300', 'slurm'],
    ['a client that is none', ['--client', 'wrk', '--launcher', 'process'], 'INFX300', 'replay'],
  ])('refuses %s, once for all points', async (_, args, code, said) => {
    const at = place({})
    const { code: exit, stderr } = await at.run(['sweep', '--keys', agenticKey, ...args])
    expect(exit).not.toBe(0)
    expect(stderr).toContain(said)
    expect(stderr.match(new RegExp(`error ${code} `, 'g'))).toHaveLength(1)
    expect(existsSync(join(at.dir, '.infx/points'))).toBe(false)
    removeRepository(at)
  })

  it('refuses several nodes on one host, by name of the launcher', async () => {
    const at = place({})
    const { code, stderr } = await at.run([
      'sweep',
      '--keys',
      disaggKey,
      '--points',
      'kind=benchmark',
      '--site',
      'site.yaml',
    ])
    expect(code).toBe(1)
    expect(stderr).toMatch(/INFX197.*needs 2 nodes, and the launcher process has this host only/)
    removeRepository(at)
  })

  it('refuses a corpus that the built-in client cannot fetch', async () => {
    const at = place({
      'configs/test-master.yaml': replaced(
        'configs/test-master.yaml',
        / {8}dataset:\n {10}generator:\n {12}\{[^}]*\}\n/,
        '',
      ),
    })
    const { stderr } = await at.run([...agentic, '--site', 'site.yaml'])
    expect(stderr).toMatch(/INFX306.*is not a file of this repository/)
    removeRepository(at)
  })

  it('takes the site of the runner label', async () => {
    const at = place({ [config]: `${real}sites: { cluster:b300-test: elsewhere.yaml }\n` })
    const { stderr } = await at.run(agentic)
    expect(stderr).toMatch(/INFX193.*elsewhere\.yaml/)
    removeRepository(at)
  })
})
