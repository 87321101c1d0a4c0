/** action.yml, README, dispatcher and dist say what inputs.ts says. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sweepInputs } from '../../src/core/inputs.ts'
import { allProblemKinds } from '../../src/core/problems/all.ts'
import type { ActionContract } from '../../src/github/contract.ts'

const root = new URL('../../', import.meta.url)
const path = (relative: string): string => fileURLToPath(new URL(relative, root))
const read = (relative: string): string => readFileSync(path(relative), 'utf8')

const names = readdirSync(path('actions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

interface Metadata {
  readonly name: string
  readonly description: string
  readonly inputs: Readonly<Record<string, { description: string; required: boolean; default?: string }>>
  readonly outputs: Readonly<Record<string, { description: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

const contractOf = async (name: string): Promise<ActionContract> => {
  const module = (await import(`../../actions/${name}/inputs.ts`)) as { readonly contract: ActionContract }
  return module.contract
}

/** Where an action's action.yml and README lie; run-sweep has a short address, and is the root action, too. */
const foldersOf = (name: string): readonly string[] =>
  name === 'run-sweep' ? ['run-sweep/', ''] : [`actions/${name}/`]

it('are the actions that docs and dispatcher name', () => {
  expect(names).toEqual([
    'answer-command',
    'canary-select',
    'check-changelog',
    'check-sign-off',
    'collect-artifacts',
    'collect-evals',
    'collect-results',
    'fan-out',
    'gate',
    'ingest',
    'matrix-generate',
    'post-comment',
    'retry-canary',
    'reuse-points',
    'run-agentic-point',
    'run-eval-point',
    'run-fixed-point',
    'run-sweep',
    'sweep-verdict',
    'upload-artifacts',
  ])
})

describe.each(names)('%s', (name) => {
  it.each(foldersOf(name))('has in "%s" an action.yml that says what inputs.ts says', async (folder) => {
    const contract = await contractOf(name)
    const metadata = parse(read(`${folder}action.yml`)) as Metadata
    expect(contract.name).toBe(name)
    expect(metadata.name).toBe(contract.title)
    expect(metadata.description).toBe(contract.description)
    expect(metadata.inputs).toEqual(
      Object.fromEntries(
        Object.entries(contract.inputs).map(([input, { description, required, fallback }]) => [
          input,
          { description, required, ...(fallback === undefined ? {} : { default: fallback }) },
        ]),
      ),
    )
    expect(metadata.outputs).toEqual(contract.outputs)
    expect(metadata.runs.using).toBe('node24')
    const main = new URL(metadata.runs.main, new URL(folder, root))
    expect(fileURLToPath(main)).toBe(path(`dist/${name}.js`))
    expect(existsSync(main)).toBe(true)
  })

  it('has a stub of two lines that starts it by name', () => {
    expect(read(`dist/${name}.js`).trimEnd().split('\n')).toEqual([
      "import { main } from './index.js'",
      `await main('${name}', new URL('./', import.meta.url))`,
    ])
    expect(read('src/dispatcher.ts')).toContain(`case '${name}':`)
  })

  it('has a README whose tables list every input, output and permission', async () => {
    const contract = await contractOf(name)
    const readme = read(`${foldersOf(name)[0] ?? ''}README.md`)
    const generated = /<!-- contract-start -->([\s\S]*)<!-- contract-end -->/.exec(readme)?.[1] ?? ''
    const [, inputs = '', outputs = ''] = generated.split(/## Inputs|## Outputs/)
    const listed = (part: string): readonly string[] =>
      [...part.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1]!)
    expect(listed(inputs)).toEqual(Object.keys(contract.inputs))
    expect(listed(outputs)).toEqual(Object.keys(contract.outputs))
    for (const [permission, reason] of Object.entries(contract.permissions)) {
      const level = contract.writes?.includes(permission) ? 'write' : 'read'
      expect(generated).toContain(`\`${permission}: ${level}\`: ${reason}.`)
    }
  })

  it('has a README whose example uses only what exists, pinned', async () => {
    const readme = read(`${foldersOf(name)[0] ?? ''}README.md`)
    const example = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
    const steps = stepsIn(parse(example))
    const address = name === 'run-sweep' ? 'run-sweep' : `actions/${name}`
    const own = steps.filter(({ uses }) => uses?.startsWith('example-org/infx-actions'))
    expect(own.map(({ uses }) => uses)).toContain(`example-org/infx-actions/${address}@v1`)
    for (const { uses = '', with: given = {}, id } of own) {
      const contract = await contractOf(uses.replace(/^.*\/([\w-]+)@v1$/, '$1'))
      for (const input of Object.keys(given)) expect(Object.keys(contract.inputs)).toContain(input)
      for (const [input, { required }] of Object.entries(contract.inputs))
        if (required) expect(Object.keys(given)).toContain(input)
      const used =
        id === undefined ? [] : [...example.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))]
      for (const [, output] of used) expect(Object.keys(contract.outputs)).toContain(output)
    }
    for (const { uses } of steps.filter((step) => step.uses?.startsWith('actions/')))
      expect(uses).toMatch(/@[0-9a-f]{40}$/)
  })
})

interface Step {
  readonly id?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** Steps of a workflow, of some jobs, or a bare list of steps. */
function stepsIn(example: unknown): readonly Step[] {
  if (Array.isArray(example)) return example as readonly Step[]
  const { jobs } = example as {
    readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[] }>>
  }
  return Object.values(jobs).flatMap(({ steps }) => steps ?? [])
}

describe('generated documents', () => {
  it('explain every problem code, and no other', () => {
    const headings = [...read('docs/problems.md').matchAll(/^## (INFX\d+)$/gm)].map((match) => match[1]!)
    expect(headings).toEqual(allProblemKinds().map(([code]) => code))
  })

  it('say beside the inputs what infx.config.yaml alone can hold', () => {
    const schema = JSON.parse(read('schemas/infx-config.schema.json')) as { readonly properties: object }
    const [, byHand = ''] = read('docs/inputs.md').split('## Only in infx.config.yaml')
    const [table = ''] = byHand.split('\n## ')
    const named = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
    )
    const own = Object.keys(schema.properties).filter((name) => !Object.hasOwn(sweepInputs, name))
    expect([...named].sort()).toEqual(own.sort())
  })

  it('list every input of a sweep with its default', () => {
    const [generated = ''] = read('docs/inputs.md').split('<!-- table-end -->')
    const rows = [...generated.matchAll(/^\| `([^`]+)` *\| *(?:`([^`]*)`)? *\|/gm)]
    expect(rows.map(([, name, fallback]) => [name, fallback])).toEqual(
      Object.entries(sweepInputs).map(([name, spec]) => [
        name,
        'fallback' in spec ? spec.fallback : undefined,
      ]),
    )
  })
})
