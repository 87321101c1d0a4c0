import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateAgentic } from '../../../src/core/measure/validity.ts'
import { noSharedReason } from '../../shared.ts'
import { lenientFile, readJson, vectorsOf } from './vectors.ts'

const cases = vectorsOf('validate_agentic_result')
if (cases.length === 0) console.log(noSharedReason)

const FILE = 'profile_export_aiperf.json'

describe.skipIf(cases.length === 0)('the error-rate gate says what the reference says', () => {
  for (const { name, dir, input, meta } of cases) {
    it(name, () => {
      const root = join(input, 'art')
      const holder = [
        root,
        ...readdirSync(root)
          .sort()
          .map((entry) => join(root, entry)),
      ].find((path) => existsSync(join(path, FILE)))
      const summary = lenientFile(join(holder ?? root, FILE))
      const limit = Number(meta.argv[meta.argv.indexOf('--failed-request-threshold') + 1])
      const { ok, message } = validateAgentic(summary ?? {}, limit)
      const { stdout, stderr } = readJson(join(dir, 'expected.json')) as Record<string, readonly string[]>
      const lines = [...(stdout ?? []), ...(stderr ?? [])]
      expect(ok).toBe(stderr?.length === 0)
      expect(lines[0]?.replace(/^ERROR: (failed to read \S+: )?/, '')).toBe(message)
    })
  }
})
