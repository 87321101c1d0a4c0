import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import {
  activeExclusions,
  loadSite,
  modelMount,
  modelPathOf,
  mountsOf,
  mountWord,
  parseSite,
} from '../../src/launch/site.ts'

const examples = fileURLToPath(new URL('../../examples/sites/', import.meta.url))
const minimal = 'launcher: slurm\nslurm:\n  partition: p\n  gpus-per-node: 8\n  time-limit-minutes: 60\n'
const problemsOf = (text: string) => parseSite(text, 'site.yaml').problems
const siteOf = (text: string) => {
  const { site, problems } = parseSite(text, 'site.yaml')
  if (!site) throw new ProblemError(problems)
  return site
}

describe('the site file', () => {
  it.each(readdirSync(examples))('accepts the example %s without a remark', (name) => {
    const { site, problems } = loadSite(`${examples}${name}`)
    expect(problems).toEqual([])
    expect(site?.slurm?.partition).toBeTruthy()
  })

  it('reports everything that is wrong at once, with lines and a guess', () => {
    const text = 'launcher: slurm\nslurm:\n  partion: p\n  gpus-per-node: 0\n  time-limit-minutes: 60\n'
    const found = problemsOf(text)
    expect(found.map(({ at }) => at?.line)).toEqual(expect.arrayContaining([3, 4]))
    expect(found.map(({ message, hint }) => `${message} ${hint ?? ''}`).join('\n')).toContain('partition')
    expect(found.every(({ blame }) => blame === 'user')).toBe(true)
  })

  it('guesses the launcher that was meant', () => {
    expect(problemsOf('launcher: slrum\n')).toMatchObject([
      { code: 'INFX013', hint: 'did you mean "slurm"?', at: { line: 1 } },
    ])
  })

  it.each([
    ['launcher: slurm\n', 'needs "slurm"'],
    ['launcher: docker\n', 'needs "container"'],
    ['launcher: docker\ncontainer:\n  runtime: pyxis\n', 'runtime: docker'],
    [`${minimal}container:\n  runtime: docker\n`, 'runtime: pyxis'],
  ])('refuses sections that do not fit: %j', (text, said) => {
    expect(problemsOf(text)[0]).toMatchObject({ code: 'INFX193', message: expect.stringContaining(said) })
  })

  it.each([
    ['partition: "a b"', 'a blank would split a directive'],
    ["partition: 'x`id`'", 'a shell would run it'],
    ['partition: "x\\n#SBATCH --uid=0"', 'a line break would add a directive'],
  ])('refuses %s: %s', (field) => {
    expect(problemsOf(minimal.replace('partition: p', field)).length).toBeGreaterThan(0)
  })

  it.each([
    ['slurm', 'queue-limit-minutes: 40000', '40000'],
    ['slurm', 'command-timeout-seconds: 5000', '5000'],
    ['container', 'image-timeout-minutes: 40000', '40000'],
  ])('refuses a time in "%s" that is longer than a timer waits: %s', (section, field, came) => {
    const text =
      section === 'slurm' ? `${minimal}  ${field}\n` : `${minimal}container:\n  runtime: none\n  ${field}\n`
    expect(problemsOf(text)).toMatchObject([{ code: 'INFX013', message: expect.stringContaining(came) }])
  })

  it('says that a file is not there', () => {
    expect(loadSite('/no/site.yaml').problems).toMatchObject([
      { code: 'INFX193', message: 'the site file /no/site.yaml does not exist' },
    ])
    const near = loadSite(`${examples}b30.yaml`).problems[0]
    expect(near).toMatchObject({ code: 'INFX193', hint: 'did you mean "b300.yaml"?' })
  })
})

describe('exclusions', () => {
  const site = siteOf(
    `${minimal}  exclude:\n    - {nodes: 'n[1-2]', until: '2026-12-01', reason: fan}\n    - {nodes: n9, until: '2026-11-30', reason: nvlink}\n`,
  )

  it('holds through the last day and comes back with a warning afterwards', () => {
    expect(activeExclusions(site, '2026-11-30')).toEqual({ nodes: ['n[1-2]', 'n9'], problems: [] })
    const later = activeExclusions(site, '2026-12-01')
    expect(later.nodes).toEqual(['n[1-2]'])
    expect(later.problems).toMatchObject([{ code: 'INFX194', severity: 'warning' }])
    expect(later.problems[0]?.message).toContain('n9 (nvlink) expired on 2026-11-30')
  })
})

describe('models and mounts', () => {
  const site = siteOf(
    `${minimal}container:\n  runtime: pyxis\n  mounts:\n    - {source: /cache, target: /c, read-only: false}\n    - {source: /other, target: /work}\nmodels:\n  org/model: /m/model\n`,
  )

  it('finds the folder of a known model, and leaves others to the hub', () => {
    expect(modelPathOf(site, 'org/model')).toBe('/m/model')
    expect(modelMount(site, 'org/model')).toEqual([
      { source: '/m/model', target: '/m/model', readOnly: true },
    ])
    expect(modelPathOf(site, 'org/other')).toBe('org/other')
    expect(modelMount(site, 'org/other')).toEqual([])
  })

  it('lets the point’s own mount win over the site’s', () => {
    const words = mountsOf(site, [{ source: '/point', target: '/work', readOnly: false }]).map(mountWord)
    expect(words).toEqual(['/point:/work', '/cache:/c'])
  })
})

it('is read only from a regular file, and says which one is empty', () => {
  const dir = mkdtempSync(join(tmpdir(), 'infx-site-'))
  try {
    const pipe = join(dir, 'pipe')
    spawnSync('mkfifo', [pipe])
    for (const path of [pipe, '/dev/zero', dir]) {
      expect(loadSite(path).problems).toMatchObject([
        { code: 'INFX193', message: `${path} is no regular file` },
      ])
    }
    for (const [name, text] of Object.entries({ empty: '', comment: '# later\n', null: 'null\n' })) {
      const path = join(dir, `${name}.yaml`)
      writeFileSync(path, text)
      expect(loadSite(path).problems).toMatchObject([{ code: 'INFX193', at: { file: path, line: 1 } }])
    }
  } finally {
    rmSync(dir, { recursive: true })
  }
})
