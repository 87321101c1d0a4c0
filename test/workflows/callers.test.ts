/** The callers to copy: what they grant, when they start, and that they stand in the README word for word. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fragmentsFolder } from '../../src/core/changelog/fragments.ts'
import { concurrencyGroup } from '../../src/core/gate/concurrency.ts'
import { defaultLabelTable, sweepLabels } from '../../src/core/gate/labels.ts'
import { relevantActions } from '../../src/core/gate/trigger.ts'
import { sweepInputs } from '../../src/core/inputs.ts'
import { parseInfxConfig } from '../../src/files/infx-config.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8')

type Permissions = Readonly<Record<string, 'read' | 'write'>>
interface Job {
  readonly if?: string
  readonly uses?: string
  readonly permissions?: Permissions
  readonly 'timeout-minutes'?: unknown
}
interface Workflow {
  readonly on: Readonly<
    Record<
      string,
      {
        readonly types?: readonly string[]
        readonly paths?: readonly string[]
        readonly inputs?: object
      } | null
    >
  >
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean }
  readonly permissions?: Permissions
  readonly jobs: Readonly<Record<string, Job>>
}
const load = (path: string): Workflow => parse(read(path)) as Workflow
const own = (uses: string | undefined): string | undefined =>
  /^(?:\$\/|example-org\/infx-actions\/)(\.github\/workflows\/[^@]+)/.exec(uses ?? '')?.[1]

const callers = readdirSync(fileURLToPath(new URL('examples/workflows/', root))).map(
  (name) => `examples/workflows/${name}`,
)
const reusable = ['run-sweep', '_legs', '_point', 'commands', 'sign-off'].map(
  (name) => `.github/workflows/${name}.yml`,
)

/** Every permission that some job of the workflow, or of one that it calls, asks for. */
function needed(path: string): Permissions {
  const total: Record<string, 'read' | 'write'> = {}
  for (const job of Object.values(load(path).jobs)) {
    const called = own(job.uses)
    for (const [scope, access] of [
      ...Object.entries(job.permissions ?? {}),
      ...Object.entries(called === undefined ? {} : needed(called)),
    ])
      if (total[scope] !== 'write') total[scope] = access
  }
  return total
}

describe.each([...callers, ...reusable])('%s', (path) => {
  const workflow = load(path)

  it('grants nothing at the top, and to every called workflow at least what it asks for', () => {
    expect(workflow.permissions).toEqual({})
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeDefined()
      const called = own(job.uses)
      if (called === undefined) continue
      for (const [scope, access] of Object.entries(needed(called)))
        expect([access, 'write'], `${scope} for ${called}`).toContain(job.permissions?.[scope])
    }
  })

  it('gives a reason behind every permission, and inherits no secret', () => {
    const lines = read(path).split('\n')
    for (const line of lines.filter((text) =>
      /^ {6}(?:contents|actions|pull-requests|statuses): /.test(text),
    ))
      expect(line).toMatch(/ # \S/)
    // In one line: a reason for each, or the called workflow gives them.
    for (const line of lines.filter((text) => /^ {4}permissions: \{ \w/.test(text))) {
      const [, granted = '', reasons = ''] = /\{ (.+) \}(?: # (.+))?$/.exec(line) ?? []
      if (/^of _(?:point|legs)\.yml$/.test(reasons)) continue
      expect(reasons.split('; ').filter(Boolean), line).toHaveLength(granted.split(', ').length)
    }
    expect(read(path)).not.toMatch(/secrets:\s*inherit/)
  })

  it('bounds every job in time, or calls one that does', () => {
    for (const job of Object.values(workflow.jobs))
      expect(job.uses !== undefined || job['timeout-minutes'] !== undefined).toBe(true)
  })
})

it('only the required check says always()', () => {
  const found = reusable.flatMap((path) =>
    Object.entries(load(path).jobs).filter(([, job]) => job.if?.includes('always()') === true),
  )
  expect(found.map(([id]) => id)).toEqual(['sweep'])
  for (const path of reusable)
    expect(read(path).match(/always\(\) \}\}/g) ?? []).toHaveLength(path.includes('run-sweep') ? 1 : 0)
})

describe('examples/workflows/sweep.yml', () => {
  const workflow = load('examples/workflows/sweep.yml')
  const { group, relevant } = concurrencyGroup(defaultLabelTable)

  it('has the concurrency group that the gate computes, and asks the same before the job', () => {
    expect(workflow.concurrency).toEqual({ group, 'cancel-in-progress': true })
    expect(workflow.jobs['sweep']?.if).toBe(relevant)
  })

  it('starts for every action that changes a sweep', () => {
    expect([...(workflow.on['pull_request']?.types ?? [])].sort()).toEqual([...relevantActions].sort())
    expect(Object.keys(workflow.on)).toEqual(['pull_request', 'push', 'workflow_dispatch'])
  })

  it('starts for a merge that changes the changelog or a fragment beside it', () => {
    const changelog = sweepInputs['changelog-file'].fallback
    expect(workflow.on['push']?.paths).toEqual([changelog, `${fragmentsFolder(changelog)}/**`])
  })

  it('offers every input that the gate reads', () => {
    const source = read('src/core/gate/read-dispatch.ts')
    const names = [...source.matchAll(/(?:input\(|runOf\(read, )'([a-z-]+)'/g)].map(([, name]) => name!)
    expect(Object.keys(workflow.on['workflow_dispatch']?.inputs ?? {}).sort()).toEqual(
      [...new Set(names)].sort(),
    )
  })
})

it('stand in the README as they are', () => {
  const cuts = [...read('README.md').matchAll(/<!-- cut-start (\S+) -->\n\n```yaml\n([\s\S]*?)```/g)]
  expect(cuts.map(([, file]) => file)).toEqual([
    'examples/infx.config.yaml',
    'examples/workflows/sweep.yml',
    'examples/workflows/commands.yml',
  ])
  for (const [, file = '', text] of cuts) expect(text).toBe(read(file))
})

describe('what the README says to put beside them', () => {
  it('an infx.config.yaml that is valid, and says nothing about what is measured or how long', () => {
    const { config, problems } = parseInfxConfig(read('examples/infx.config.yaml'))
    expect(problems).toEqual([])
    expect(Object.keys(config).sort()).toEqual(['entities', 'repository', 'site'])
    expect(read('docs/sites.md')).toContain(config.site)
  })

  it('every label, to be made before one is set', () => {
    const [made = ''] =
      /^for label in[\s\S]*?^do gh label create "\$label"; done$/m.exec(read('README.md')) ?? []
    const names = made.replace(/\\\n|^for label in|\ndo .*/g, ' ')
    expect(names.trim().split(/\s+/)).toEqual(sweepLabels.map(({ name }) => name))
  })
})

it('stands in docs/review.md as it is', () => {
  expect(read('docs/review.md')).toContain(`\`\`\`yaml\n${read('examples/workflows/sign-off.yml')}\`\`\``)
})
