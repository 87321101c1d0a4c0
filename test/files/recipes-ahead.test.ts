import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bindRecipe } from '../../src/core/recipe/bind.ts'
import { readAhead, startReader } from '../../src/files/recipes-ahead/read-ahead.ts'
import { claim, markReady, awaitReady, shareClaims } from '../../src/files/recipes-ahead/claims.ts'
import { loadYaml } from '../../src/yaml.ts'
import { aPoint } from '../builders.ts'

/** Large enough together that a second thread pays. */
const texts = Array.from(
  { length: 40 },
  (_, index) =>
    `name: recipe-${index}\n` +
    Array.from({ length: 300 }, (_line, flag) => `flag_${flag}: [${index}, { deep: value ${flag} }]\n`).join(
      '',
    ),
)

/** The thread keeps nobody waiting, so something else has to keep this process alive. */
async function whileAlive(ended: Promise<void>): Promise<void> {
  const alive = setInterval(() => undefined, 1000)
  await ended
  clearInterval(alive)
}

describe('recipes that are read ahead', () => {
  test.each([
    ['by a thread that is started for them', () => undefined],
    ['by a thread that waits for them already', startReader],
  ])('%s come back as the reader here reads them', async (_how, before) => {
    before()
    const ahead = readAhead(texts)
    if (!ahead) throw new Error('a second thread should have started')
    await whileAlive(ahead.ended)
    const taken = texts.map((text) => ahead.take(text))
    for (const [index, read] of taken.entries()) {
      expect(read, `recipe ${index}`).toEqual({ value: loadYaml(texts[index]!, 'x').value })
    }
  })

  test('asked for at once are read here as far as the other thread has not begun them', () => {
    const ahead = readAhead(texts)
    const read = ahead?.take(texts[0]!)
    expect(read === undefined || Object.hasOwn(read, 'value')).toBe(true)
    expect(ahead?.take('a text that nobody announced')).toBeUndefined()
  })

  test('with something to say about them are read here, where their problems are wanted', async () => {
    const doubled = `a: 1\na: 2\n${texts[0]!}`
    const ahead = readAhead([doubled, ...texts])
    if (!ahead) throw new Error('a second thread should have started')
    await whileAlive(ahead.ended)
    expect(ahead.take(doubled)).toBeUndefined()
    expect(ahead.take(texts[1]!)).toBeDefined()
  })

  test('are read here where threads are not allowed', async () => {
    const script = fileURLToPath(new URL('../../dist/infx.js', import.meta.url))
    const repo = mkdtempSync(join(tmpdir(), 'infx-test-'))
    onTestFinished(() => rmSync(repo, { recursive: true, force: true }))
    cpSync(new URL('../../examples/quickstart', import.meta.url), repo, { recursive: true })
    const flag = process.allowedNodeEnvironmentFlags.has('--permission')
      ? '--permission'
      : '--experimental-permission'
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [flag, '--allow-fs-read=*', '--allow-fs-write=*', '--allow-child-process', script].concat([
        'plan',
        '--repo',
        repo,
        '--keys',
        '*',
        '--json',
      ]),
      { encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    expect(stderr).toContain('reading recipes ahead ended')
    expect(JSON.parse(stdout)).toMatchObject({ schema: 'plan.v1' })
  })

  test('do not pay when they are few', () => expect(readAhead(texts.slice(0, 2))).toBeUndefined())

  test('bind to the same content, with places of what is wrong in them', () => {
    const text = 'base: { name: x }\noverride_a: 3\noverride_b: { k: 1 }\n'
    const bind = (recipeReadAhead?: (text: string) => { value: unknown } | undefined) =>
      bindRecipe(
        aPoint({}),
        { path: 'recipes/x.yaml', selector: 'override_b', isFirstClass: false },
        {
          configFiles: [],
          goldenCurves: [],
          readFile: () => undefined,
          readRecipe: () => text,
          ...(recipeReadAhead ? { recipeReadAhead } : {}),
        },
        { perNode: undefined, line: aPoint({}) },
      )
    const here = bind()
    expect(here.problems[0]).toMatchObject({ code: 'INFX102', at: { line: 2, col: 1 } })
    expect(bind((asked) => ({ value: loadYaml(asked, 'x').value }))).toEqual(here)
  })
})

describe('claims', () => {
  test('go to one thread only, and what is ready needs no waiting', () => {
    const claims = shareClaims(2)
    expect([claim(claims, 0), claim(claims, 0), claim(claims, 1)]).toEqual([true, false, true])
    markReady(claims, 0)
    expect(awaitReady(claims, 0)).toBe(true)
  })

  test('of a thread that does not come back are given up', () => {
    const claims = shareClaims(1)
    claim(claims, 0)
    expect(awaitReady(claims, 0)).toBe(false)
  })
})
