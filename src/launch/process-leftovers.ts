/** Engines that outlived the process that started them, or their own group: found by their environment. Linux only. */
import { readFile, readdir, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode } from '../files/json-file.ts'
import type { Leftover, LeftoverSource } from './orphans.ts'
import { ownedName, ownerComment, ownerFromComment } from './owner.ts'
import type { Owner } from './owner.ts'

/** In the environment of every engine process, and so of everything that one of them starts. */
const variable = 'INFX_OWNER'

/** Environment that tells whose a process is. */
export const ownerEnv = (owner: Owner): Readonly<Record<string, string>> => ({
  [variable]: ownerComment(owner),
})

/** What a process forked carries the same environment, and is found, too. */
export const processLeftovers: LeftoverSource = {
  async list() {
    const found = await Promise.all((await processIds()).map(leftoverOf))
    return found.filter((item) => item !== undefined)
  },
  end: (id, signal) => endProcess(Number(id), { termMs: usualTermMs, ...(signal ? { signal } : {}) }),
}

/**
 * Ends what the engines of exactly this owner started and what left their process groups (`setsid`): SIGTERM, and SIGKILL
 * after `termMs`. Resolves when nothing is left; throws ProblemError (INFX189) when something survives SIGKILL.
 */
export async function endStrays(owner: Owner, termMs: number): Promise<void> {
  const comment = ownerComment(owner)
  for (let look = 1; look <= strayLooks; look++) {
    const ids = await processIds()
    const comments = await Promise.all(ids.map(commentOf))
    const strays = ids.filter((_, index) => comments[index] === comment)
    if (strays.length === 0) return
    // What forks while it is being ended is seen by the next look.
    await Promise.all(strays.map((pid) => endProcess(Number(pid), { termMs: look === 1 ? termMs : 0 })))
  }
  throw new ProblemError([
    problem('INFX189', `what the engine started goes on starting processes while it is ended (${comment})`),
  ])
}

const strayLooks = 20

const processIds = async (): Promise<readonly string[]> =>
  (await entriesOf('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)

/** Whose a living process of this user is. */
async function commentOf(pid: string): Promise<string | undefined> {
  if (!(await isOurs(pid))) return undefined
  const environment = (await textOf(`/proc/${pid}/environ`)).split('\0')
  return environment.find((line) => line.startsWith(`${variable}=`))?.slice(variable.length + 1)
}

/** The superuser could read, and end, everybody's. */
async function isOurs(pid: string): Promise<boolean> {
  try {
    return (await stat(`/proc/${pid}`)).uid === process.getuid?.()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return false
    throw error
  }
}

async function leftoverOf(pid: string): Promise<Omit<Leftover, 'state'> | undefined> {
  const comment = await commentOf(pid)
  const owner = comment === undefined ? undefined : ownerFromComment(comment)
  return owner && { kind: 'process', id: pid, name: ownedName(owner), owner }
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Empty for a process that has ended, or that belongs to somebody else: neither is ours to end. */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'latin1')
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return ''
    throw error
  }
}

const usualTermMs = 4_000
const killMs = 2_000
const lookEveryMs = 50

interface Ending {
  readonly termMs: number
  /** Aborted: there is no time left to wait. */
  readonly signal?: AbortSignal
}

async function endProcess(pid: number, { termMs, signal: abort }: Ending): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGTERM', termMs],
    ['SIGKILL', killMs],
  ] as const) {
    if (!send(pid, signal)) return
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      if (!(await isAlive(pid))) return
      await sleep(lookEveryMs, undefined, abort ? { signal: abort } : {})
    }
  }
  throw new ProblemError([problem('INFX189', `the left over process ${pid} did not end after SIGKILL`)])
}

/** A zombie has ended, whoever has to reap it. */
const isAlive = async (pid: number): Promise<boolean> =>
  /^State:\s+[^ZX]/m.test(await textOf(`/proc/${pid}/status`))

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
    throw error
  }
}
