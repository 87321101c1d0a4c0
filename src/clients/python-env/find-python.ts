/** The interpreter or installer with which an environment is made. */
import '../../core/problems/python.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { callTool } from '../../tool-call.ts'

const probeMs = 20_000

/** Inclusive lower and exclusive upper version, e.g. [3, 11] and [3, 14]. */
export interface PythonRange {
  readonly from: readonly [number, number]
  readonly below: readonly [number, number]
}

export interface Interpreter {
  readonly path: string
  /** `3.11.7` */
  readonly version: string
  /** `cpython` */
  readonly implementation: string
  /** `linux-x86_64`, as Python names it. */
  readonly platform: string
  /** `glibc-2.36`; empty where there is none. Wheels depend on it. */
  readonly libc: string
}

const names = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python']
const probe =
  'import json,platform,sys,sysconfig;print(json.dumps({"path":sys.executable,"version":platform.python_version(),' +
  '"implementation":sys.implementation.name,"platform":sysconfig.get_platform(),"libc":"-".join(platform.libc_ver()).strip("-")}))'

/**
 * The first interpreter on the PATH within the range; throws ProblemError (INFX206) naming those that are not, or the
 * signal's reason.
 */
export async function findPython(
  range: PythonRange,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<Interpreter> {
  const seen: string[] = []
  for (const name of names) {
    const found = await probed([name, '-I', '-c', probe], env, signal)
    if (!found) continue
    if (fits(found.version, range)) return found
    seen.push(`${name} is ${found.version}`)
  }
  const wanted = `Python ${range.from.join('.')} or newer, below ${range.below.join('.')}`
  const have = seen.length === 0 ? 'there is none on the PATH' : seen.join(', ')
  throw new ProblemError([
    problem('INFX206', `no ${wanted}: ${have}`, {
      hint: 'install one (Debian: apt-get install python3 python3-venv), or put uv on the PATH',
    }),
  ])
}

/** Undefined when it is not there, or no interpreter that runs: the caller says when none is left. */
async function probed(...asked: Asked): Promise<Interpreter | undefined> {
  const said = await ask(...asked)
  if (said === undefined) return undefined
  try {
    return JSON.parse(said) as Interpreter
  } catch {
    return undefined
  }
}

function fits(version: string, { from, below }: PythonRange): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const at = (bound: readonly [number, number]): number => (major - bound[0]) * 1000 + (minor - bound[1])
  return at(from) >= 0 && at(below) < 0
}

/** True when `uv` can be run. It installs faster than pip, which does the same. */
export const hasUv = async (env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<boolean> =>
  (await ask(['uv', '--version'], env, signal)) !== undefined

type Asked = [argv: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal | undefined]

/** Undefined when the program is not there, or does not answer as one that works. */
async function ask(...[argv, env, signal]: Asked): Promise<string | undefined> {
  const said = await callTool({ argv, env, timeoutMs: probeMs, ...(signal ? { signal } : {}) })
  return said.kind === 'ended' && said.code === 0 ? said.stdout : undefined
}
