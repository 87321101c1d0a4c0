/** A git, or something in its place, that does not end. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runGit } from '../../src/files/git-process.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'infx-git-process-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true })
})

function gitIs(script: string): void {
  writeFileSync(join(dir, 'git'), `#!/bin/bash\n${script}\n`)
  chmodSync(join(dir, 'git'), 0o755)
  vi.stubEnv('PATH', [dir, '/usr/bin', '/bin'].join(delimiter))
}

it('is killed when it ignores SIGTERM after its time, whoever holds its output', async () => {
  gitIs(`trap '' TERM; sleep 20 & echo $! > ${join(dir, 'pid')}; wait; sleep 20`)
  const started = performance.now()
  await expect(runGit({ cwd: dir, args: ['fetch'], timeoutMs: 300 })).rejects.toMatchObject({
    problems: [
      { code: 'INFX323', message: expect.stringContaining('git fetch was ended by SIGKILL (bound: 0.3 s)') },
    ],
  })
  expect(performance.now() - started).toBeLessThan(8_000)
  process.kill(Number(readFileSync(join(dir, 'pid'), 'utf8')), 'SIGKILL')
}, 30_000)

it('gets the chance to remove its lock files', async () => {
  gitIs(`trap 'echo cleaned > ${join(dir, 'cleaned')}; exit 143' TERM; sleep 4 & wait`)
  const outcome = await runGit({ cwd: dir, args: ['fetch'], timeoutMs: 300 })
  expect(outcome.code).toBe(143)
  expect(readFileSync(join(dir, 'cleaned'), 'utf8')).toBe('cleaned\n')
}, 30_000)
