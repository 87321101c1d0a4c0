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
  for (let run = 0; run <= runs; run++) {
    const started = process.hrtime.bigint()
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(stderr.slice(0, 2000))
    if (run > 0) times.push(Number(process.hrtime.bigint() - started) / 1e9)
  }
  return { seconds: median(times) }
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
console.log(`whole configuration to plan: ${planned.seconds.toFixed(2)} s whole process (hold: ≤ 0.6 s)`)
console.log(
  `parsing the same files with yaml.parse: ${plain.seconds.toFixed(2)} s; ratio ${(planned.seconds / plain.seconds).toFixed(2)}`,
)
console.log(
  `against the reference generator's recorded ${recordedReferenceSeconds} s, recipes bound besides: ${faster(planned.seconds)} (hold: ≥ 3x)`,
)
console.log(
  `the generator's own work, rows without recipes: ${rows.seconds.toFixed(2)} s, ${faster(rows.seconds)} (hold: ≥ 3x)`,
)
