// Generates what must not drift from the code: every action.yml, the tables of the action READMEs, docs/problems.md,
// docs/failures.md, docs/command-line.md. Needs lib/ (npm run build:lib).  Usage: node scripts/gen-docs.mjs [--check]
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const root = new URL('../', import.meta.url)
const path = (relative) => fileURLToPath(new URL(relative, root))
const check = process.argv.includes('--check')
const load = (module) => import(new URL(`lib/${module}`, root))

const { allProblemKinds } = await load('src/core/problems/all.js')
const { sweepInputs } = await load('src/core/inputs.js')
const outputs = new Map()

const quoted = (text) => `'${text.replaceAll("'", "''")}'`

function actionYml(contract, main) {
  const lines = [
    '# Generated from inputs.ts by scripts/gen-docs.mjs.',
    `name: ${quoted(contract.title)}`,
    `description: ${quoted(contract.description)}`,
    'author: infx-actions contributors',
    'branding: { icon: activity, color: blue }',
    'inputs:',
  ]
  for (const [name, input] of Object.entries(contract.inputs)) {
    lines.push(
      `  ${name}:`,
      `    description: ${quoted(input.description)}`,
      `    required: ${input.required}`,
    )
    if (input.fallback !== undefined) lines.push(`    default: ${quoted(input.fallback)}`)
  }
  lines.push('outputs:')
  for (const [name, output] of Object.entries(contract.outputs)) {
    lines.push(`  ${name}:`, `    description: ${quoted(output.description)}`)
  }
  lines.push('runs:', '  using: node24', `  main: ${main}`, '')
  return lines.join('\n')
}

const cell = (text) => text.replaceAll('|', '\\|')
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

function actionTables(contract) {
  const permissions = Object.entries(contract.permissions)
  const parts = [
    '## Requirements\n',
    permissions.length > 0
      ? permissions
          .map(
            ([name, reason]) =>
              `- Permission \`${name}: ${contract.writes?.includes(name) ? 'write' : 'read'}\`: ${reason}.`,
          )
          .join('\n')
      : '- No permission.',
    ...contract.requirements.map((line) => `- ${line}`),
    '- A runner with Node 24 (version 2.328 or newer).',
    '\n## Inputs\n',
    table(
      ['input', 'required', 'description'],
      Object.entries(contract.inputs).map(([name, input]) => [
        `\`${name}\``,
        input.required ? 'yes' : 'no',
        input.fallback === undefined
          ? input.description
          : `${input.description} Default: \`${input.fallback}\`.`,
      ]),
    ),
    '\n## Outputs\n',
    table(
      ['output', 'description'],
      Object.entries(contract.outputs).map(([name, output]) => [`\`${name}\``, output.description]),
    ),
  ]
  return parts.join('\n')
}

/** The hand-written top of the README stays; what stands between the markers is ours. */
function readme(contract, file) {
  const fallback = `# ${contract.name}\n\n${contract.description}\n\n<!-- contract-start -->\n<!-- contract-end -->\n`
  const current = existsSync(path(file)) ? readFileSync(path(file), 'utf8') : fallback
  const [before, rest] = current.split('<!-- contract-start -->')
  const after = rest?.split('<!-- contract-end -->')[1]
  if (after === undefined) throw new Error(`${file} lacks the contract markers`)
  return `${before}<!-- contract-start -->\n\n${actionTables(contract)}\n\n<!-- contract-end -->${after}`
}

for (const name of readdirSync(path('actions')).sort()) {
  if (!existsSync(path(`actions/${name}/inputs.ts`))) continue
  const { contract } = await load(`actions/${name}/inputs.js`)
  if (contract.name !== name) throw new Error(`actions/${name} calls itself ${contract.name}`)
  // run-sweep is advertised as org/infx-actions/run-sweep, and is the root action too.
  const folder = name === 'run-sweep' ? 'run-sweep' : `actions/${name}`
  outputs.set(
    `${folder}/action.yml`,
    actionYml(contract, name === 'run-sweep' ? '../dist/run-sweep.js' : `../../dist/${name}.js`),
  )
  outputs.set(`${folder}/README.md`, readme(contract, `${folder}/README.md`))
  if (name === 'run-sweep') outputs.set('action.yml', actionYml(contract, 'dist/run-sweep.js'))
}

outputs.set(
  'docs/problems.md',
  [
    '# Problems',
    'Every finding has a code, and says whose it is: `user` (mend it in your repository), `infra` (a node, a disk, a service: retry or repair), `product` (ours: please report).',
    '<!-- Generated from src/core/problems/ by scripts/gen-docs.mjs. -->',
    ...allProblemKinds().map(
      ([code, kind]) =>
        `## ${code}\n\n**${kind.title}** · ${kind.severity} · ${kind.blame}\n\n${kind.explain}`,
    ),
  ].join('\n\n') + '\n',
)

const inputsTable = table(
  ['name', 'default', 'description'],
  Object.entries(sweepInputs).map(([name, spec]) => [
    `\`${name}\``,
    spec.fallback === undefined ? '' : `\`${spec.fallback}\``,
    spec.description,
  ]),
)
outputs.set(
  'docs/inputs.md',
  readFileSync(path('docs/inputs.md'), 'utf8').replace(
    /(<!-- table-start.*? -->)[\s\S]*(<!-- table-end -->)/,
    (_whole, start, end) => `${start}\n\n${inputsTable}\n\n${end}`,
  ),
)

const { renderLabelsDocument } = await load('src/core/gate/document.js')
outputs.set('docs/labels.md', renderLabelsDocument())

const { renderFailureTable } = await load('src/launch/failure-document.js')
outputs.set(
  'docs/failures.md',
  readFileSync(path('docs/failures.md'), 'utf8').replace(
    /(<!-- table-start -->)[\s\S]*(<!-- table-end -->)/,
    (_whole, start, end) => `${start}\n\n${renderFailureTable()}\n\n${end}`,
  ),
)

// Callers to copy stand in the README as they stand in examples/, where they are linted and executed.
const withCuts = (text) =>
  text.replace(
    /(<!-- cut-start (\S+) -->\n)[\s\S]*?(<!-- cut-end -->)/g,
    (_whole, start, file, end) =>
      `${start}\n\`\`\`yaml\n${readFileSync(path(file), 'utf8').trimEnd()}\n\`\`\`\n\n${end}`,
  )
outputs.set('README.md', withCuts(readFileSync(path('README.md'), 'utf8')))

let stale = 0
for (const [file, text] of outputs) {
  const options = await resolveConfig(path(file))
  const formatted = await format(text, { ...options, filepath: path(file) })
  if (existsSync(path(file)) && readFileSync(path(file), 'utf8') === formatted) continue
  if (check) {
    console.error(`${file} is stale: run  npm run build:lib && npm run docs`)
    stale++
  } else {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), formatted)
  }
}
console.log(`${outputs.size} generated documents, ${stale} stale`)
process.exitCode = stale > 0 ? 1 : 0
