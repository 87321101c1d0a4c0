/** Environments made by the real python3 and pip from wheels that are made here: no network. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cacheDir, pythonEnvKey } from '../../../src/clients/python-env/env-key.ts'
import { findPython } from '../../../src/clients/python-env/find-python.ts'
import type { Interpreter } from '../../../src/clients/python-env/find-python.ts'
import { installFailures, installProblem } from '../../../src/clients/python-env/install-failure.ts'
import { cleanPythonEnv, ensurePythonEnv, envProgram } from '../../../src/clients/python-env/python-env.ts'
import type { InstallProgress, PythonEnvOptions } from '../../../src/clients/python-env/python-env.ts'
import { runTool } from '../../../src/clients/python-env/run-tool.ts'
import { ProblemError } from '../../../src/core/problem.ts'

const anyPython = { from: [3, 9], below: [4, 0] } as const
const hasPython = await findPython(anyPython, process.env).then(
  () => true,
  () => false,
)
if (!hasPython) console.log('left out: no python3 on the PATH')

const temp = (name: string): string => mkdtempSync(join(tmpdir(), `infx-${name}-`))

/** A folder with one wheel of `tiny`, whose program prints its version. */
function wheelFolder(tag: string): string {
  const dir = temp('wheels')
  const info = 'tiny-1.0.dist-info'
  const files = {
    'tiny.py': 'def main():\n    print("tiny 1.0")\n',
    [`${info}/METADATA`]: 'Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n',
    [`${info}/WHEEL`]: `Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: ${tag}\n`,
    [`${info}/entry_points.txt`]: '[console_scripts]\ntiny = tiny:main\n',
  }
  const record = [...Object.keys(files).map((name) => `${name},,`), `${info}/RECORD,,`].join('\n')
  const zipped = zipSync(
    Object.fromEntries(
      Object.entries({ ...files, [`${info}/RECORD`]: record }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
  writeFileSync(join(dir, `tiny-1.0-${tag}.whl`), zipped)
  return dir
}

/** pip with this folder for its only source; the PATH has no uv, so that every host takes the same way. */
function options(wheels: string, overrides: Partial<PythonEnvOptions> = {}): PythonEnvOptions {
  const bin = temp('bin')
  const python = execFileSync('python3', ['-c', 'import sys;print(sys.executable)'], {
    encoding: 'utf8',
  }).trim()
  symlinkSync(python, join(bin, 'python3'))
  const path = [bin, ...(process.env['PATH'] ?? '').split(delimiter)].filter(
    (dir) => !existsSync(join(dir, 'uv')),
  )
  return {
    cacheDir: temp('cache'),
    env: { ...process.env, PATH: path.join(delimiter), PIP_NO_INDEX: '1', PIP_FIND_LINKS: wheels },
    timeoutSeconds: 300,
    onProgress: () => undefined,
    ...overrides,
  }
}
const spec = { requirements: ['tiny==1.0'], python: anyPython }
const codesOf = async (running: Promise<unknown>): Promise<readonly string[]> => {
  const error: unknown = await running.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ProblemError)) throw new Error('no ProblemError', { cause: error })
  expect(error.problems.every(({ blame }) => blame === 'infra')).toBe(true)
  return error.problems.map(({ code }) => code)
}

describe.skipIf(!hasPython)('an environment', () => {
  it('is made by one of two who want it at once, says how far it is, runs its program, and is used again', async () => {
    const reports: InstallProgress[] = []
    const given = options(wheelFolder('py3-none-any'), { onProgress: (report) => reports.push(report) })
    const both = await Promise.all([ensurePythonEnv(spec, given), ensurePythonEnv(spec, given)])
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true])
    expect(readdirSync(join(given.cacheDir, 'python')).filter((name) => name.endsWith('.lock'))).toEqual([])
    const [made] = both
    expect(made.packages).toMatchObject({ tiny: '1.0' })
    expect(reports.map(({ stage }) => stage)).toEqual(
      expect.arrayContaining(['waiting', 'creating', 'installing']),
    )
    const lines: string[] = []
    await runTool({
      argv: [envProgram(made, 'tiny')],
      env: cleanPythonEnv(process.env),
      timeoutMs: 30_000,
      killAfterMs: 1000,
      onLine: (line) => lines.push(line),
    })
    expect(lines).toEqual(['tiny 1.0'])
    expect(await ensurePythonEnv(spec, given)).toMatchObject({
      isNew: false,
      dir: made.dir,
      packages: { tiny: '1.0' },
    })
  }, 120_000)

  it('is made afresh when the one before was never finished', async () => {
    const given = options(wheelFolder('py3-none-any'))
    const made = await ensurePythonEnv(spec, given)
    writeFileSync(join(made.dir, 'ready.json'), '{"packages":')
    writeFileSync(join(made.dir, 'leftover'), '')
    expect(await ensurePythonEnv(spec, given)).toMatchObject({ isNew: true })
    expect(existsSync(join(made.dir, 'leftover'))).toBe(false)
    expect(JSON.parse(readFileSync(join(made.dir, 'ready.json'), 'utf8'))).toMatchObject({
      requirements: ['tiny==1.0'],
    })
  }, 120_000)

  it('is infrastructure’s failure when there is no wheel for the platform', async () => {
    expect(await codesOf(ensurePythonEnv(spec, options(wheelFolder('cp27-none-win32'))))).toEqual(['INFX207'])
  }, 120_000)

  it('is infrastructure’s failure when nobody answers', async () => {
    const given = options(temp('nothing'))
    const env = {
      ...given.env,
      PIP_NO_INDEX: '0',
      PIP_INDEX_URL: 'http://127.0.0.1:9/simple',
      PIP_RETRIES: '1',
    }
    expect(await codesOf(ensurePythonEnv(spec, { ...given, env }))).toEqual(['INFX208'])
  }, 120_000)

  it('is given up at its time limit', async () => {
    const given = options(wheelFolder('py3-none-any'), { timeoutSeconds: 0.05 })
    expect(await codesOf(ensurePythonEnv(spec, given))).toEqual(['INFX209'])
  }, 120_000)

  it('leaves nothing in the temporary folder when it is interrupted while it downloads', async () => {
    const wheel = 'tiny-1.0-py3-none-any.whl'
    const interrupt = new AbortController()
    const server = createServer((request, response) => {
      if (request.url?.endsWith('.whl') !== true) {
        response.setHeader('content-type', 'text/html').end(`<a href="/${wheel}">${wheel}</a>`)
        return
      }
      // The first bytes, so that there is a file to leave behind, and then no more.
      response.setHeader('content-length', 1_000_000).write('x'.repeat(100_000))
      setTimeout(() => interrupt.abort(), 500)
    })
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const outside = temp('outside')
    const given = options(temp('nothing'), { signal: interrupt.signal })
    const env = {
      ...given.env,
      TMPDIR: outside,
      PIP_NO_INDEX: '0',
      PIP_INDEX_URL: `http://127.0.0.1:${port}/simple`,
    }
    await expect(ensurePythonEnv(spec, { ...given, env })).rejects.toThrow(/abort/i)
    expect(readdirSync(outside)).toEqual([])
  }, 120_000)

  it('cannot be made where a file is in the way', async () => {
    const given = options(temp('nothing'))
    writeFileSync(join(given.cacheDir, 'python'), '')
    expect(await codesOf(ensurePythonEnv(spec, given))).toEqual(['INFX210'])
  })

  it('needs a Python of its range, and names those that are there', async () => {
    const error: unknown = await findPython({ from: [3, 90], below: [3, 99] }, process.env).catch(
      (cause: unknown) => cause,
    )
    expect(String(error)).toMatch(/INFX206 {2}no Python 3\.90 or newer, below 3\.99: python3 is 3\.\d+/)
    expect(await codesOf(findPython(anyPython, { PATH: '/nowhere' }))).toEqual(['INFX206'])
  })
})

const interpreter: Interpreter = {
  path: '/usr/bin/python3',
  version: '3.11.7',
  implementation: 'cpython',
  platform: 'linux-x86_64',
  libc: 'glibc-2.36',
}

describe('the key', () => {
  it('can be read, and differs by version, Python and platform', () => {
    const key = pythonEnvKey(['lm_eval[api]==0.4.13'], interpreter)
    expect(key).toMatch(/^lm-eval-0\.4\.13-cp311-linux_x86_64-[0-9a-f]{12}$/)
    const others = [
      pythonEnvKey(['lm_eval[api]==0.4.12'], interpreter),
      pythonEnvKey(['lm_eval==0.4.13'], interpreter),
      pythonEnvKey(['lm_eval[api]==0.4.13'], { ...interpreter, version: '3.11.8' }),
      pythonEnvKey(['lm_eval[api]==0.4.13'], { ...interpreter, platform: 'linux-aarch64' }),
      pythonEnvKey(['lm_eval[api]==0.4.13'], { ...interpreter, libc: 'glibc-2.31' }),
    ]
    expect(new Set([key, ...others]).size).toBe(6)
    expect(pythonEnvKey(['lm_eval[api]==0.4.13'], { ...interpreter, path: '/elsewhere' })).toBe(key)
  })

  it('lies in the folder that was named, else in the user’s cache', () => {
    expect(cacheDir({ INFX_CACHE_DIR: '/c', XDG_CACHE_HOME: '/x' })).toBe('/c')
    expect(cacheDir({ XDG_CACHE_HOME: '/x' })).toBe(join('/x', 'infx'))
    expect(cacheDir({})).toMatch(/\.cache.infx$/)
  })
})

describe('failures of an installation', () => {
  it.each([
    [
      'INFX210',
      "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device: '/x'",
    ],
    ['INFX210', "PermissionError: [Errno 13] Permission denied: '/cache/python'"],
    ['INFX206', 'The virtual environment was not created successfully because ensurepip is not available.'],
    [
      'INFX208',
      "WARNING: Retrying after connection broken by 'NewConnectionError(': Failed to establish a new connection: [Errno -3] Temporary failure in name resolution",
    ],
    [
      'INFX208',
      'error: Failed to fetch: `https://index/simple/aiperf/`  Caused by: dns error: failed to lookup address information',
    ],
    [
      'INFX207',
      '  ╰─▶ Because pyarrow==26.0.1 has no wheels with a matching platform tag and aiperf depends on it',
    ],
    [
      'INFX207',
      'ERROR: Ignored the following versions that require a different python version: 0.13.0 Requires-Python >=3.11,<3.14',
    ],
    ['INFX207', 'ERROR: Failed building wheel for crick'],
    ['INFX207', 'ERROR: No matching distribution found for pyarrow==26.0.1'],
    ['INFX207', 'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.'],
  ])('%s: %s', (code, line) => {
    const found = installProblem('aiperf==0.13.0', ['Collecting aiperf', line, 'and more'])
    expect(found).toMatchObject({ code, blame: 'infra', hint: expect.any(String) as string })
    expect(found.message).toContain(line.trim())
  })

  it('without a known pattern show the last lines', () => {
    expect(installProblem('x', ['a', '', 'something else']).message).toBe(
      'x could not be installed: a | something else',
    )
    expect(installFailures.every(({ hint }) => hint !== '')).toBe(true)
  })
})

describe('a tool', () => {
  const shell = (script: string, overrides: Partial<Parameters<typeof runTool>[0]> = {}) => {
    const lines: string[] = []
    const running = runTool({
      argv: ['/bin/sh', '-c', script],
      env: process.env,
      timeoutMs: Infinity,
      killAfterMs: 300,
      onLine: (line) => lines.push(line),
      ...overrides,
    })
    return running.then((outcome) => ({ ...outcome, lines }))
  }

  it('tells its lines and its code', async () => {
    const { code, stopped, lines } = await shell('echo out; echo err >&2; exit 3')
    expect({ code, stopped, lines: lines.sort() }).toEqual({ code: 3, stopped: 'no', lines: ['err', 'out'] })
  })

  it('is ended at its bound, with everything it started', async () => {
    const marker = join(temp('tool'), 'alive')
    mkdirSync(dirname(marker), { recursive: true })
    const outcome = await shell(`trap '' TERM; (while :; do date > ${marker}; sleep 0.05; done) & wait`, {
      timeoutMs: 200,
    })
    expect(outcome).toMatchObject({ killedBy: 'SIGKILL', stopped: 'timed-out', hadToKill: true })
    const last = readFileSync(marker, 'utf8')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(readFileSync(marker, 'utf8')).toBe(last)
  })

  it('may end in order on the signal', async () => {
    const abort = new AbortController()
    const running = shell("trap 'echo bye; exit 0' TERM; echo up; while :; do sleep 0.05; done", {
      signal: abort.signal,
      killAfterMs: 5000,
      onLine: (line) => {
        if (line === 'up') abort.abort()
      },
    })
    expect(await running).toMatchObject({
      code: 0,
      stopped: 'aborted',
      hadToKill: false,
      tail: ['up', 'bye'],
    })
  })

  it('that does not exist is an error', async () => {
    await expect(shell('', { argv: ['/nowhere/tool'] })).rejects.toThrow(/ENOENT/)
  })
})
