/** What a person sees: a block that is repainted on a terminal, plain lines elsewhere. */
import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProgressView } from '../../src/cli/progress-view.ts'
import { displayWidth } from '../../src/core/render/text.ts'
import { type Self, buildSelf } from '../self.ts'
import type { TemporaryRepository } from '../temporary-repository.ts'
import { disaggKey, fixedKey, makeRepository, removeRepository } from '../sweep/repository.ts'

const columns = 80
const hasPython = ((): boolean => {
  try {
    execFileSync('python3', ['-c', 'import pty'], { stdio: 'ignore' })
    return true
  } catch {
    // No python3 here.
    return false
  }
})()

/** Just enough of a terminal: lines, carriage return, cursor up, erase below, colours. */
class Screen {
  readonly lines: string[] = ['']
  /** The widest line that was ever painted. */
  widest = 0
  repaints = 0
  #row = 0

  write(painted: string): void {
    for (const [, up, erase, colour, control, text] of painted.matchAll(
      /\u001b\[(\d*)A|(\u001b\[J)|(\u001b\[\d*m)|([\r\n])|([^\u001b\r\n]+)/g,
    )) {
      if (up !== undefined) this.#row -= Number(up === '' ? 1 : up)
      else if (erase !== undefined) {
        this.repaints++
        this.lines.length = this.#row
        this.lines.push('')
      } else if (control === '\n') this.#newLine()
      else if (text !== undefined) this.#put(text)
      else if (colour === undefined && control !== '\r') throw new Error(`not understood: ${painted}`)
    }
  }

  #newLine(): void {
    this.#row++
    if (this.#row === this.lines.length) this.lines.push('')
  }

  #put(text: string): void {
    const line = `${this.lines[this.#row] ?? ''}${text}`
    this.widest = Math.max(this.widest, displayWidth(line))
    this.lines[this.#row] = line
  }
}

describe('on a terminal', () => {
  let self: Self
  let repository: TemporaryRepository
  const screen = new Screen()
  let painted = ''

  beforeAll(async () => {
    if (!hasPython) return
    self = await buildSelf()
    repository = makeRepository()
    const onTerminal = fileURLToPath(new URL('on-terminal.py', import.meta.url))
    const args = [
      'sweep',
      '--keys',
      `${disaggKey},${fixedKey}`,
      '--points',
      'kind=benchmark',
      '--duration',
      '2',
    ]
    const child = spawn('python3', [onTerminal, String(columns), process.execPath, self.script, ...args], {
      cwd: repository.dir,
      env: { ...process.env, NO_COLOR: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.setEncoding('utf8').on('data', (text: string) => (painted += text))
    await new Promise((resolve) => child.once('close', resolve))
    screen.write(painted)
  }, 60_000)
  afterAll(() => {
    if (!hasPython) return
    self.remove()
    removeRepository(repository)
  })
  const noPython = hasPython ? '' : ' (left out: no python3 for a pseudo terminal)'

  it.skipIf(!hasPython)(`shows what runs, what is done and what is left${noPython}`, () => {
    expect(painted).toMatch(/ infx sweep · 2 points {3}elapsed 0:0\d {3}left …/)
    expect(painted).toMatch(/ ✓ 1 done {3}● 1 running {3}○ 0 waiting {3}✗ 0/)
    expect(painted).toMatch(/left ~0:0\d/)
  })

  it.skipIf(!hasPython)(`keeps the end of a name and the numbers in one line${noPython}`, () => {
    expect(painted).toMatch(/ ● .*….*conc 8 {3}profiling {3}[█░]{10} +\d+ % {3}[\d,]+ tok\/s\/GPU/)
  })

  it.skipIf(!hasPython)(
    `repaints without garbage: only lines of record and the result stay${noPython}`,
    () => {
      expect(screen.repaints).toBeGreaterThan(10)
      const left = screen.lines.join('\n')
      expect(left).not.toMatch(/elapsed|running|profiling|[█░]/)
      expect(screen.lines[0]).toMatch(/^2 points to run · plan /)
      expect(screen.lines.filter((line) => line.startsWith('✓ '))).toHaveLength(2)
      expect(left).toContain('2 of 2 benchmark points valid')
    },
  )

  it.skipIf(!hasPython)(`never lets a painted line wrap${noPython}`, () => {
    const repainted = painted.split('\u001b[J').flatMap((frame) => frame.split('\r\n'))
    const blocks = repainted.filter((line) => /^ [●✓…] |^ infx sweep/.test(line) && !line.includes('valid'))
    expect(blocks.length).toBeGreaterThan(10)
    expect(Math.max(...blocks.map((line) => displayWidth(line)))).toBeLessThanOrEqual(columns)
  })
})

describe('elsewhere', () => {
  it('prints whole lines and nothing that moves a cursor', () => {
    const written: string[] = []
    const view = openProgressView({ write: (text) => written.push(text) }, 1, 'infx sweep')
    view.observe({ type: 'note', text: 'something to know' })
    view.observe({ type: 'stage', stage: 'ingest', detail: 'ingest: traces' })
    view.close()
    expect(written).toEqual(['something to know\n', '· ingest: traces\n'])
  })
})
