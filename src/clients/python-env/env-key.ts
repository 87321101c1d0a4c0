/** Which environment is the same as which. */
import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson } from '../../core/canonical-json.ts'
import type { Interpreter } from './find-python.ts'

/**
 * Folder of everything that is prepared once and used again: `INFX_CACHE_DIR`, else `infx` in the user's cache
 * (`XDG_CACHE_HOME` or ~/.cache).
 */
export function cacheDir(env: NodeJS.ProcessEnv): string {
  const own = env['INFX_CACHE_DIR']
  if (own) return own
  const users = env['XDG_CACHE_HOME']
  return join(users ? users : join(homedir(), '.cache'), 'infx')
}

/** `aiperf-0.13.0-cp311-linux_x86_64-1a2b3c4d5e6f`: requirements, interpreter and platform; also a key for shared caches. */
export function pythonEnvKey(requirements: readonly string[], interpreter: Interpreter): string {
  const { version, implementation, platform, libc } = interpreter
  const hash = createHash('sha256')
    .update(
      canonicalJson({ requirements: [...requirements].sort(), version, implementation, platform, libc }),
    )
    .digest('hex')
    .slice(0, 12)
  const [first = 'python'] = requirements
  const [major = '', minor = ''] = version.split('.')
  const abi = `${implementation === 'cpython' ? 'cp' : implementation}${major}${minor}`
  return `${slug(first)}-${abi}-${platform.replaceAll('-', '_')}-${hash}`
}

const slug = (requirement: string): string =>
  requirement
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
