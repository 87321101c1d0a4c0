/**
 * Isolated environments for the clients that are Python programs: made once per package version, Python and platform,
 * then used again by every point and every run on the host. Nothing is installed into the host's own Python.
 */
import '../../core/problems/python.ts'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openEnv, unwritable } from './env-folder.ts'
import type { PythonEnv } from './env-folder.ts'
import { pythonEnvKey } from './env-key.ts'
import { EnvMaker } from './env-maker.ts'
import { findPython } from './find-python.ts'
import type { PythonRange } from './find-python.ts'

export type { PythonEnv }

export interface PythonEnvSpec {
  /** Pinned: `aiperf==0.13.0`, `lm_eval[api]==0.4.9`; the first names the environment. */
  readonly requirements: readonly string[]
  readonly python: PythonRange
}

export interface InstallProgress {
  readonly stage: 'waiting' | 'creating' | 'collecting' | 'downloading' | 'installing'
  /** Package or file that is worked on. */
  readonly detail: string
  readonly elapsedSeconds: number
}

export interface PythonEnvOptions {
  /** `cacheDir(process.env)` */
  readonly cacheDir: string
  /** The environment of pip and uv; proxies and mirrors come from it. */
  readonly env: NodeJS.ProcessEnv
  /** Bound on everything, seconds. */
  readonly timeoutSeconds: number
  readonly signal?: AbortSignal
  readonly onProgress: (progress: InstallProgress) => void
}

/** Absolute path of a program of the environment. */
export const envProgram = (env: PythonEnv, name: string): string => join(env.dir, 'bin', name)

/** Variables of the host's Python would lead into its packages. */
const hostPython = [
  'PYTHONPATH',
  'PYTHONHOME',
  'PYTHONSTARTUP',
  'VIRTUAL_ENV',
  'CONDA_PREFIX',
  '__PYVENV_LAUNCHER__',
]

/** `env` without what belongs to another Python. */
export function cleanPythonEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !hostPython.includes(name))
  return { ...Object.fromEntries(kept), PYTHONNOUSERSITE: '1', PYTHONUNBUFFERED: '1' }
}

/**
 * The environment for `spec`, made when it is not there. Throws ProblemError, always infrastructure: INFX206 no Python,
 * INFX207 no build for this host, INFX208 no network, INFX209 too slow, INFX210 no space or permission.
 */
export async function ensurePythonEnv(spec: PythonEnvSpec, options: PythonEnvOptions): Promise<PythonEnv> {
  const { interpreter, dir, there } = await lookUp(spec, options)
  if (there) return there
  const root = dirname(dir)
  await mkdir(root, { recursive: true }).catch((cause: unknown) => {
    throw unwritable(root, cause)
  })
  const maker = new EnvMaker(spec, { ...options, env: cleanPythonEnv(options.env) }, interpreter, dir)
  return maker.make()
}

type Place = Pick<PythonEnvOptions, 'cacheDir' | 'env' | 'signal'>

/** The environment for `spec` when it is there; undefined when it would have to be made. Throws ProblemError INFX206. */
export const cachedPythonEnv = async (spec: PythonEnvSpec, place: Place): Promise<PythonEnv | undefined> =>
  (await lookUp(spec, place)).there

async function lookUp(spec: PythonEnvSpec, { cacheDir, env, signal }: Place) {
  const interpreter = await findPython(spec.python, cleanPythonEnv(env), signal)
  const dir = join(cacheDir, 'python', pythonEnvKey(spec.requirements, interpreter))
  return { interpreter, dir, there: await openEnv(dir, interpreter) }
}
