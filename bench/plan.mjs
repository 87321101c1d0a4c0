// Plan of a whole large configuration, as a process, against a yardstick: loading the same YAML with a plain parser twice.
// Uses the real configuration when ../shared is there, else one generated from the quickstart's shape.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const corpus = fileURLToPath(new URL('../../shared/corpus/head/', import.meta.url))
if (!existsSync(corpus)) {
  console.log('left out: the shared corpus is not beside this checkout (../shared)')
  process.exit(0)
}
const runs = 9
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]
const time = (args) => {
  const times = []
  let printed = ''
  for (let run = 0; run <= runs; run++) {
    const started = process.hrtime.bigint()
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(stderr.slice(0, 2000))
    printed = stdout
    if (run > 0) times.push(Number(process.hrtime.bigint() - started) / 1e9)
  }
  return { seconds: median(times), stdout: printed }
}
const files = ['nvidia-master.yaml', 'amd-master.yaml'].map((file) => `${corpus}configs/${file}`)
const plain = time([
  '--input-type=module',
  '-e',
  `import { readFileSync } from 'node:fs'; import { parse } from 'yaml'; for (const file of ${JSON.stringify(files)}) parse(readFileSync(file, 'utf8'))`,
])
const planned = time(['dist/infx.js', 'plan', '--repo', corpus, '--keys', '*', '--simulate', '--json'])
const rows = time(['dist/infx.js', 'matrix', '--repo', corpus, '--full-sweep'])
const recordedReferenceSeconds = 1.65
const faster = (seconds) => `${(recordedReferenceSeconds / seconds).toFixed(1)}x faster`
const count = JSON.parse(rows.stdout).length
console.log(
  `whole configuration to the ${count.toLocaleString('en')} rows that the reference generator makes of it: ${rows.seconds.toFixed(2)} s whole process, ` +
    `${faster(rows.seconds)} than its recorded ${recordedReferenceSeconds} s (hold: ≤ 0.6 s, ≥ 3x)`,
)
console.log(
  `whole configuration to a plan, which binds every recipe besides: ${planned.seconds.toFixed(2)} s whole process, ${faster(planned.seconds)} (hold: ≤ 0.6 s, ≥ 3x)`,
)
console.log(
  `parsing the same configuration with yaml.parse: ${plain.seconds.toFixed(2)} s; ratio of the plan ${(planned.seconds / plain.seconds).toFixed(2)}`,
)
