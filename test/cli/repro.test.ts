/** `infx repro`: the printed script is run by bash, and measures the point again. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '../../src/core/plan/plan.ts'
import { freePort } from '../../src/launch/free-port.ts'
import { type CommandResult, type Self, buildSelf } from '../self.ts'
import { agenticKey, fixedKey, makeRepository, removeRepository } from '../sweep/repository.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'

const run = promisify(execFile)
let self: Self
let repository: TemporaryRepository
let commit: string
const infx = (...args: readonly string[]): Promise<CommandResult> => self.run(args, { cwd: repository.dir })
const pointOf = (out: string, kind: 'benchmark' | 'eval', conc?: number): string => {
  const plan = JSON.parse(readFileSync(join(repository.dir, out, 'plan.json'), 'utf8')) as Plan
  return plan.points.find((point) => point.kind === kind && (conc ?? point.conc) === point.conc)?.id ?? ''
}

/** Runs a printed script; its output and where it worked. */
async function bash(
  script: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly stdout: string; readonly work: string }> {
  const work = join(repository.dir, 'by hand')
  mkdirSync(work, { recursive: true })
  const path = join(repository.dir, 'repro.sh')
  writeFileSync(path, script)
  const env = { ...process.env, WORK: work, PORT: String(await freePort()), ...more }
  const { stdout } = await run('bash', [path], { env })
  return { stdout, work }
}

/** Takes lm-eval's options, asks the first question, and leaves lm-eval's files: whole where the answer is right. */
const lmEvalStandIn = `#!${process.execPath}
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const option = (name) => process.argv[process.argv.indexOf(name) + 1]
const model = Object.fromEntries(option('--model_args').split(',').map((pair) => pair.split(/=(.*)/s)))
const [{ question, answer }] = readFileSync('tiny_sums.jsonl', 'utf8').split('\\n', 1).map((line) => JSON.parse(line))
const content = 'Question: ' + question + '\\nAnswer:'
const body = JSON.stringify({ model: model.model, messages: [{ role: 'user', content }], max_tokens: 64 })
void fetch(model.base_url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(async (response) => {
  const said = (await response.json()).choices[0].message.content
  console.log(said)
  const score = said.includes(answer.split('#### ')[1]) ? 1 : 0
  mkdirSync(option('--output_path') + '/model', { recursive: true })
  writeFileSync(option('--output_path') + '/model/results_2026-12-01T00-00-00.000001.json', JSON.stringify({
    lm_eval_version: '0.4.13',
    results: { tiny_sums: { alias: 'tiny_sums', 'exact_match,strict-match': score } },
    configs: {},
    'n-samples': { tiny_sums: { original: 8, effective: 8 } },
  }))
})
`

beforeAll(async () => {
  self = await buildSelf()
  repository = makeRepository()
  repository.git('init', '--quiet', '--initial-branch=main', '.')
  commit = repository.commit('First series')
  const swept = await infx('sweep', '--keys', `${agenticKey},${fixedKey}`, '--head', commit)
  expect(swept.code, swept.stderr).toBe(0)
})
afterAll(() => {
  self.remove()
  removeRepository(repository)
})

describe('infx repro', () => {
  it('prints a script that measures an agentic point again, and compares it with the kept result', async () => {
    const id = pointOf('.infx', 'benchmark', 4)
    const { code, stdout, stderr } = await infx('repro', id)
    expect(code, stderr).toBe(0)
    expect(stdout).toContain(`worktree add "$WORK/repo" ${commit}`)
    expect(stdout).not.toMatch(/64999|INFX-REPRO/)
    const { stdout: told, work } = await bash(stdout)
    const summary = JSON.parse(
      readFileSync(join(work, 'aiperf_artifacts/profile_export_aiperf.json'), 'utf8'),
    )
    expect(summary.request_count.avg).toBeGreaterThan(0)
    expect(told).toMatch(/^tok\/s\/GPU +[\d.,]+ +[\d.,]+ +[+−±]/m)
    expect(existsSync(join(work, 'logs/server.log'))).toBe(true)
  })

  it('repeats a fixed-sequence point, named by the end of its id', async () => {
    await infx('sweep', '--keys', fixedKey, '--points', 'kind=benchmark', '--out', 'one')
    const id = pointOf('one', 'benchmark')
    const byDigits = await infx('repro', id.slice(-12), '--out', 'one')
    const byGlob = await infx('repro', '*conc*', '--out', 'one')
    expect(byGlob.stdout).toBe(byDigits.stdout)
    const byFolder = await infx('repro', 'one')
    expect(byFolder.stdout).toBe(byDigits.stdout)
    const { stdout } = await bash(byFolder.stdout)
    expect(stdout).toMatch(/^requests +8 +8$/m)
  })

  it('ends with the engine’s own words when it does not start', async () => {
    const { stdout } = await infx('repro', 'one')
    const broken = stdout.replace('"sim-engine.v1"', '"sim-engine.v0"')
    expect(broken).not.toBe(stdout)
    await expect(bash(broken)).rejects.toMatchObject({ stderr: expect.stringContaining('the engine ended') })
  })

  it('asks an evaluation again as the harness did, and judges what came', async () => {
    const id = pointOf('.infx', 'eval')
    const { code, stdout, stderr } = await infx('repro', id)
    expect(code, stderr).toBe(0)
    expect(stdout).not.toMatch(/INFX-REPRO/)
    expect(stdout).toContain('cd "$REPO"/evals &&')
    expect(stdout).toContain('PYTHON=${PYTHON:-python3}')
    const harness = join(repository.dir, 'lm-eval-stand-in')
    writeFileSync(harness, lmEvalStandIn, { mode: 0o755 })
    const { stdout: told, work } = await bash(stdout, { PYTHON: harness })
    expect(told).toMatch(
      /^tiny_sums at conc \d+: pass, exact_match,strict-match 1\.0000 \(kept: pass, exact_match,strict-match 1\.0000\)/m,
    )
    for (const log of readdirSync(work).filter((name) => /^lm-eval-conc\d+\.log$/.test(name))) {
      expect(readFileSync(join(work, log), 'utf8')).toContain('#### ')
    }
    // Nothing there is no pass.
    const nothing = await infx('repro', id, '--judge', join(repository.dir, 'nowhere'))
    expect(nothing).toMatchObject({ code: 1 })
    expect(nothing.stdout).toContain('missing')
  })

  it('names the points of a folder, and what is near', async () => {
    const several = await infx('repro', '.infx')
    expect(several).toMatchObject({ code: 1, stdout: '' })
    expect(several.stderr).toContain(pointOf('.infx', 'benchmark', 1))
    const id = pointOf('.infx', 'benchmark', 1)
    expect((await infx('repro', `${id}x`)).stderr).toContain(`did you mean ${id}?`)
  })

  it('refuses a folder without a sweep', async () => {
    expect(await infx('repro', 'p', '--out', 'nothing')).toMatchObject({ code: 1, stdout: '' })
  })
})

describe('infx repro of a real point', () => {
  /** The plan of real points in an out folder of its own. */
  async function plannedReal(): Promise<{ readonly id: string }> {
    const out = join(repository.dir, 'real')
    mkdirSync(out, { recursive: true })
    const config = readFileSync(join(repository.dir, 'infx.config.yaml'), 'utf8')
    writeFileSync(
      join(repository.dir, 'infx.config.yaml'),
      config.replace('simulate: true\n', '').replace('trace-scale: 4\n', ''),
    )
    const { stdout, stderr } = await infx(
      'plan',
      '--keys',
      agenticKey,
      '--points',
      'kind=benchmark',
      '--json',
    )
    writeFileSync(join(repository.dir, 'infx.config.yaml'), config)
    expect(stderr).not.toContain('error')
    writeFileSync(join(out, 'plan.json'), stdout)
    return { id: pointOf('real', 'benchmark', 4) }
  }

  it('needs a site, and then shows the commands that the recipe command shows, and the client’s', async () => {
    const { id } = await plannedReal()
    const without = await infx('repro', id, '--out', 'real')
    expect(without.code).not.toBe(0)
    expect(without.stderr).toContain('--site')
    writeFileSync(
      join(repository.dir, 'site.yaml'),
      'launcher: docker\ncontainer: { runtime: docker }\nmodels: { example-org/Tiny-MoE: /models/tiny }\n',
    )
    const { code, stdout, stderr } = await infx('repro', id, '--out', 'real', '--site', 'site.yaml')
    expect(code, stderr).toBe(0)
    for (const words of [
      'docker run',
      'example.org/sglang:v1',
      'sglang.launch_server',
      'SGLANG_SIMULATE_ACC_LEN',
    ])
      expect(stdout).toContain(words)
    expect(stdout).toContain('MODEL_PATH=${MODEL_PATH:-/models/tiny}')
    expect(stdout).toContain('--judge')
    // Whole as shell: bash reads it without running it.
    const path = join(repository.dir, 'real.sh')
    writeFileSync(path, stdout)
    await run('bash', ['-n', path])
  })

  it('of a Slurm site holds the batch script, and the client waits for the nodes that it gets', async () => {
    const { id } = await plannedReal()
    writeFileSync(
      join(repository.dir, 'slurm.yaml'),
      'launcher: slurm\nslurm: { partition: gpu, account: team, gpus-per-node: 8, time-limit-minutes: 240 }\nmodels: { example-org/Tiny-MoE: /models/tiny }\n',
    )
    const { code, stdout, stderr } = await infx('repro', id, '--out', 'real', '--site', 'slurm.yaml')
    expect(code, stderr).toBe(0)
    expect(stdout).not.toMatch(/INFX-REPRO|infx:address/)
    for (const words of ['#SBATCH --partition=gpu', '#SBATCH --account=team', 'sglang.launch_server', 'srun'])
      expect(stdout).toContain(words)
    // A job of nobody's: no sweep may take it for a leftover of its own.
    expect(stdout).not.toContain('#SBATCH --comment')
    expect(stdout).toMatch(/#SBATCH --job-name=infx-by-hand-a1-[0-9a-f]{12}/)
    expect(stdout).toContain('http://"${addresses[0]}":')
    expect(stdout.indexOf('sbatch --parsable')).toBeLessThan(stdout.indexOf('aiperf_artifacts'))
    const path = join(repository.dir, 'slurm.sh')
    writeFileSync(path, stdout)
    await run('bash', ['-n', path])
  })
})
