/** Engines that outlived the process that started them: killed outright, it could not stop them. Linux only. */
import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode } from '../files/json-file.ts'
import type { Leftover, LeftoverSource } from './orphans.ts'
import { ownedName, ownerComment, ownerFromComment } from './owner.ts'
import type { Owner } from './owner.ts'

const variable = 'INFX_OWNER'

/** Environment that tells whose a process is. */
export const ownerEnv = (owner: Owner): Readonly<Record<string, string>> => ({
  [variable]: ownerComment(owner),
})

/** What a process forked carries the same environment, and is found, too. */
export const processLeftovers: LeftoverSource = {
  async list() {
    const names = await entriesOf('/proc')
    const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(leftoverOf))
    return found.filter((item) => item !== undefined)
  },
  end: (id) => endProcess(Number(id)),
}

async function leftoverOf(pid: string): Promise<Omit<Leftover, 'state'> | undefined> {
  if (Number(pid) === process.pid) return undefined
  const environment = (await textOf(`/proc/${pid}/environ`)).split('\0')
  const comment = environment.find((line) => line.startsWith(`${variable}=`))?.slice(variable.length + 1)
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

const termMs = 4_000
const killMs = 2_000
const lookEveryMs = 50

async function endProcess(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGTERM', termMs],
    ['SIGKILL', killMs],
  ] as const) {
    if (!send(pid, signal)) return
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      if (!(await isAlive(pid))) return
      await sleep(lookEveryMs)
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
