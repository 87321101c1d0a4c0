/**
 * The temporary folder of one run of the tests, as vitest's global set-up: whatever tests, and what they start, put into
 * the system's own lies in here instead, and goes with it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function setup(): () => void {
  const outside = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), 'infx-tests-'))
  // Workers, and processes that inherit the environment, look here for the temporary folder.
  process.env['TMPDIR'] = folder
  return () => {
    if (outside === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = outside
    // A process that is just ending may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
