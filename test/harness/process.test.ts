import { describe, expect, it } from 'vitest'
import { githubGrace, runProcess } from './process.ts'

async function run(script: string): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = []
  const code = await runProcess({
    command: 'bash',
    args: ['-c', script],
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '' },
    onLine: (line) => lines.push(line),
    signal: new AbortController().signal,
    grace: githubGrace,
  })
  return { code, lines }
}

describe('a process', () => {
  it('gives every line that it wrote, the unfinished last one too', async () => {
    const { code, lines } = await run('seq 50000; printf end; exit 7')
    expect([code, lines.length, lines.at(-1)]).toEqual([7, 50_001, 'end'])
  })

  it('ends with itself, not with a child that keeps its output open', async () => {
    const { code, lines } = await run('echo said; sleep 5 & disown')
    expect([code, lines]).toEqual([0, ['said']])
  })

  it('that does not exist is an error', async () => {
    const request = {
      args: [],
      cwd: '/',
      env: {},
      onLine: () => undefined,
      signal: new AbortController().signal,
      grace: githubGrace,
    }
    await expect(runProcess({ ...request, command: '/no/such/program' })).rejects.toThrow(/ENOENT/)
  })
})
