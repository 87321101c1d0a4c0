/** What pip and uv say when an installation fails, as data: the first row that matches wins. */
import '../../core/problems/python.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem, ProblemCode } from '../../core/problem.ts'

interface InstallFailure {
  readonly pattern: RegExp
  readonly code: ProblemCode
  readonly cause: string
  readonly hint: string
}

/** Order matters: without network, pip also says that no version matches. */
export const installFailures: readonly InstallFailure[] = [
  {
    pattern: /no space left on device|ENOSPC|disk quota exceeded/i,
    code: 'INFX210',
    cause: 'no space is left',
    hint: 'free space, or name another folder with INFX_CACHE_DIR',
  },
  {
    pattern: /permission denied|read-only file system/i,
    code: 'INFX210',
    cause: 'the folder cannot be written',
    hint: 'name a folder of this user with INFX_CACHE_DIR',
  },
  {
    pattern: /ensurepip is not available|No module named '?(venv|ensurepip)/i,
    code: 'INFX206',
    cause: 'this Python has no venv module',
    hint: 'install it (Debian: apt-get install python3-venv), or put uv on the PATH',
  },
  {
    pattern:
      /name resolution|failed to establish a new connection|connection (refused|reset|timed out)|connecttimeout|read timed out|max retries exceeded|proxyerror|sslerror|network is unreachable|dns error|error sending request|client error \(connect\)|no route to host/i,
    code: 'INFX208',
    cause: 'the package index did not answer',
    hint: 'check network and proxy of the runner, or name a mirror with PIP_INDEX_URL (UV_INDEX_URL for uv)',
  },
  {
    pattern: /no (matching )?wheels?\b|has no wheels|not a supported wheel|no wheels? with a matching/i,
    code: 'INFX207',
    cause: 'no wheel fits this platform and Python version',
    hint: 'retry when the package has published wheels for this platform, or pin another version of the client',
  },
  {
    pattern: /requires-python|requires a different python|depends on python|requires python/i,
    code: 'INFX207',
    cause: 'the version asks for another Python',
    hint: 'pin a version of the client for this Python, or install another Python',
  },
  {
    pattern:
      /failed (building wheel|to build)|could not build wheels|subprocess-exited-with-error|error: metadata-generation/i,
    code: 'INFX207',
    cause: 'a package without a wheel for this platform could not be built',
    hint: 'retry when the package has published wheels for this platform, or install a C compiler',
  },
  {
    pattern:
      /no matching distribution found|could not find a version|no solution found|was not found in the package registry/i,
    code: 'INFX207',
    cause: 'no wheel for the platform, or no such version',
    hint: 'check the pinned version of the client; a fresh release may not have wheels for this platform yet',
  },
  {
    pattern: /do not match the hashes|hash mismatch/i,
    code: 'INFX207',
    cause: 'a download was damaged or altered',
    hint: 'retry; if it stays so, the mirror serves something else than the index',
  },
]

/** The Problem of a failed installation of `what`, with the line that told it. */
export function installProblem(what: string, tail: readonly string[]): Problem {
  for (const { pattern, code, cause, hint } of installFailures) {
    const line = tail.find((text) => pattern.test(text))
    if (line !== undefined) return problem(code, `${what}: ${cause}: ${line.trim()}`, { hint })
  }
  const last = tail.filter((line) => line.trim() !== '').slice(-5)
  return problem('INFX207', `${what} could not be installed: ${last.join(' | ') || 'it said nothing'}`)
}
