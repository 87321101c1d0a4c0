/** A result file that is written while the run goes on. */
import '../../core/problems/clients.ts'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'

/** Lines are joined up to this size before they go to the stream: one write per line would cost a system call each. */
const batchCharacters = 256 * 1024
/** Beyond this backlog the disk is slower than the load; writers have to wait. */
const maxBacklogBytes = 64 * 2 ** 20

export class ResultFile {
  readonly #path: string
  readonly #stream
  readonly #failed: (error: ProblemError) => void
  #batch: string[] = []
  #batched = 0
  #error: ProblemError | undefined

  /** `failed` is told once, at once, when the file cannot be written. */
  constructor(path: string, failed: (error: ProblemError) => void) {
    this.#path = path
    this.#failed = failed
    this.#stream = createWriteStream(path, { highWaterMark: 2 ** 20 })
    this.#stream.on('error', (error) => this.#fail(error))
  }

  write(text: string): void {
    if (this.#error) return
    this.#batch.push(text)
    this.#batched += text.length
    if (this.#batched >= batchCharacters) this.#flush()
  }

  /** Resolves when the file has caught up enough for more; at once in the normal case. */
  async ready(): Promise<void> {
    while (this.#stream.writableLength > maxBacklogBytes && !this.#error) {
      await Promise.race([once(this.#stream, 'drain'), once(this.#stream, 'close')])
    }
  }

  /** Writes what is left and closes; throws when anything could not be written. */
  async close(): Promise<void> {
    this.#flush()
    if (!this.#error) {
      await new Promise<void>((resolve) => {
        this.#stream.once('close', resolve)
        this.#stream.end()
      })
    }
    if (this.#error) throw this.#error
  }

  #flush(): void {
    if (this.#batch.length === 0) return
    this.#stream.write(this.#batch.join(''))
    this.#batch = []
    this.#batched = 0
  }

  #fail(cause: Error): void {
    if (this.#error) return
    this.#error = unwritable(this.#path, cause)
    this.#failed(this.#error)
  }
}

export function unwritable(path: string, cause: unknown): ProblemError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  const reason = code === 'ENOSPC' ? 'no space left on the device (ENOSPC)' : code
  const found = problem('INFX201', `cannot write ${path}: ${reason}`, {
    hint: 'free space or choose another output folder, then run the point again',
  })
  return new ProblemError([found], { cause })
}
