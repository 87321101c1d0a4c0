import { afterEach, describe, expect, it } from 'vitest'
import { SseServer, promptWords } from '../../fakes/sse-server.ts'
import type { SseServerOptions } from '../../fakes/sse-server.ts'
import { anAgenticLoad, aSpec, readJson, runReplay, wekaFile, wekaRequest, wekaTree } from './builders.ts'

let server: SseServer | undefined
const serve = async (options: SseServerOptions = {}): Promise<SseServer> =>
  (server = await SseServer.start(options))
afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe('agentic replay', () => {
  it('runs warm-up and profiling and writes files that parse back', async () => {
    const { url } = await serve({ ttftMs: 5, gapMs: 1 })
    const { outcome, rows, summary, progress } = await runReplay(aSpec(url))
    console.log(JSON.stringify(outcome), rows.length, JSON.stringify(summary, null, 1).slice(0, 6000))
    expect(outcome.completed).toBe(true)
    expect(rows.length).toBeGreaterThan(10)
    expect(progress.length).toBeGreaterThan(2)
  })
})
void promptWords
void readJson
void wekaFile
void wekaRequest
void wekaTree
void anAgenticLoad
