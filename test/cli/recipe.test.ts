/** The verbs on the quickstart's repository. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.ts'
import { type PlanDocument, planOfDocument } from '../../src/core/plan/plan-document.ts'

const repo = fileURLToPath(new URL('../../examples/quickstart', import.meta.url))
const single = '*quickmoe fp4 · b300 sglang* tp2 *conc 4'

let out = ''
let problems = ''
let folder = ''
beforeEach(() => {
  ;[out, problems] = ['', '']
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((problems += String(text)), true))
  folder = mkdtempSync(join(tmpdir(), 'infx-recipe-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  process.exitCode = undefined
})

async function infx(...argv: readonly string[]): Promise<number | string | undefined> {
  await main([...argv, '--repo', repo])
  const code = process.exitCode
  process.exitCode = undefined
  return code ?? undefined
}

describe('infx recipe command', () => {
  test('prints the default command of a point without a recipe, and says that it is one', async () => {
    expect(await infx('recipe', 'command', single)).toBe(0)
    expect(out).toContain('python3 -m sglang.launch_server')
    expect(out).toContain('--tensor-parallel-size 2')
    expect(out).toContain('SGLANG_SIMULATE_ACC_LEN=')
    expect(problems).toContain('INFX182')
  })

  test('as containers, as JSON, and without injected acceptance', async () => {
    await infx('recipe', 'command', single, '--docker')
    expect(out).toContain('docker run')
    out = ''
    await infx('recipe', 'command', single, '--json', '--as-written')
    expect(JSON.parse(out)).toMatchObject({
      engine: 'sglang',
      source: 'default',
      endpoint: { node: 0, port: 8000 },
    })
    expect(out).not.toContain('SGLANG_SIMULATE')
  })

  test('a recipe of several nodes names every process', async () => {
    await infx('recipe', 'command', '*quickmoe fp4 · gb300 dynamo-sglang*', '--keys', '*dynamo*')
    expect(problems).toMatch(/INFX181.*means \d+ points/)
    const id = /^ {4}(quickmoe\S+)/m.exec(problems)?.[1] ?? ''
    expect(await infx('recipe', 'command', id)).toBe(0)
    expect(out).toMatch(/# ---- etcd: run this on node \d/)
    expect(out).toMatch(/^# \d+ parts on \d+ nodes, to be started in this order/m)
    expect(out).toMatch(/# ---- prefill-0: run this on node/)
    expect(out).toMatch(/# ---- decode-0: run this on node/)
    expect(out).toMatch(/# ---- frontend/)
  })

  test('takes the id that a simulated sweep gave the point, which is the one that people see first', async () => {
    await infx('plan', '--keys', '*', '--json')
    const { points } = planOfDocument(JSON.parse(out) as PlanDocument) ?? { points: [] }
    const simulated = points.find(({ title }) => title.endsWith('tp2 · mtp · conc 4'))
    expect(simulated?.simulated).toBe(true)
    for (const named of [simulated?.id ?? '', simulated?.id.slice(-12) ?? '']) {
      out = ''
      expect(await infx('recipe', 'command', named), problems).toBe(0)
      expect(out).toContain(`# ${simulated?.title}\n`)
      expect(out).not.toContain(simulated?.id)
    }
  })

  test('says which point an id of other contents is like', async () => {
    expect(await infx('recipe', 'command', 'quickmoe-fp8-b300-sglang-2048_256-tp4-c4-000000000000')).toBe(1)
    expect(problems).toMatch(/digits stand for: quickmoe-fp8-b300-sglang-2048_256-tp4-c4-[0-9a-f]{12}\n/)
  })

  test('a point that does not exist', async () => {
    expect(await infx('recipe', 'command', 'nothing')).toBe(1)
    expect(problems).toContain('INFX181')
  })
})

describe('infx recipe compare', () => {
  const page = (text: string): string => {
    const path = join(folder, 'page.md')
    writeFileSync(path, text)
    return path
  }

  test('what was printed compares as the same', async () => {
    await infx('recipe', 'command', single, '--as-written')
    const path = page(`# Cookbook\n\`\`\`bash\n${out}\`\`\`\n`)
    out = ''
    expect(await infx('recipe', 'compare', single, path)).toBe(0)
    expect(out).toContain('the same, but for what only the harness needs')
  })

  test('a difference is a finding', async () => {
    const path = page('python3 -m sglang.launch_server --model-path example-org/Quick-MoE --tp 4')
    expect(await infx('recipe', 'compare', single, path)).toBe(1)
    expect(out).toMatch(/differs +--tensor-parallel-size\n +here +2\n +there +4/)
    out = ''
    expect(await infx('recipe', 'compare', single, path, '--json')).toBe(1)
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ name: 'tensor-parallel-size', status: 'differs', ours: '2', published: '4' }),
    )
  })

  test('files that are missing or hold no command', async () => {
    expect(await infx('recipe', 'compare', single, join(folder, 'none'))).toBe(1)
    expect(problems).toContain('INFX308')
    expect(await infx('recipe', 'compare', single, page('hello'))).toBe(1)
    expect(problems).toContain('INFX180')
  })
})

describe('infx golden-al', () => {
  test('prints the value, and what is asked wrongly', async () => {
    expect(await infx('golden-al', '--model', 'quickmoe', '--method', 'mtp', '--tokens', '3')).toBe(0)
    expect(Number(out)).toBeGreaterThan(1)
    expect(await infx('golden-al', '--model', 'quickmoe', '--method', 'mtp', '--tokens', '0')).toBe(2)
    expect(
      await infx('golden-al', '--model', 'quickmoe', '--method', 'mtp', '--tokens', '3', '--thinking', 'x'),
    ).toBe(2)
    expect(problems).toMatch(/tokens: expected[^]*thinking: expected/)
  })
})
