/** Whose a job or container is: run, attempt and point, and the process that watches it. What names us may be ended by us. */
import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { isRunning, processIdentity } from '../files/process-identity.ts'
import type { LaunchLabels } from './launcher.ts'

export interface Owner {
  readonly run: string
  readonly attempt: number
  /** The point id's twelve hexadecimal digits. */
  readonly point: string
  /** The process that started it and watches it. */
  readonly host: string
  readonly pid: number
  /** Tells the process from a later one with its number; null where the system does not say. */
  readonly startedAt: string | null
}

/** `watched`: its process lives. `orphan`: it is gone. `elsewhere`: it belongs to another host, which alone can tell. */
export type OwnerState = 'watched' | 'orphan' | 'elsewhere'

export async function ownerOf(labels: LaunchLabels): Promise<Owner> {
  const { startedAt } = await processIdentity(process.pid)
  return { ...labelled(labels), host: hostname(), pid: process.pid, startedAt }
}

/** What a job is called after, whoever watches it. */
export function labelled({ run, attempt, pointId }: LaunchLabels): Pick<Owner, 'run' | 'attempt' | 'point'> {
  const hash = /[0-9a-f]{12}$/.exec(pointId)?.[0]
  return { run, attempt, point: hash ?? createHash('sha256').update(pointId).digest('hex').slice(0, 12) }
}

export async function ownerState(owner: Owner): Promise<OwnerState> {
  if (owner.host !== hostname()) return 'elsewhere'
  return (await isRunning(owner)) ? 'watched' : 'orphan'
}

const namePrefix = 'infx-'

/** Name for people and queues: run, attempt, point. */
export const ownedName = ({ run, attempt, point }: Pick<Owner, 'run' | 'attempt' | 'point'>): string =>
  `${namePrefix}${run.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 60)}-a${attempt}-${point}`

/** The same as fields, for labels and comments. */
export const ownerFields = (owner: Owner): Readonly<Record<string, string>> => ({
  'infx.run': owner.run,
  'infx.attempt': String(owner.attempt),
  'infx.point': owner.point,
  'infx.host': owner.host,
  'infx.pid': String(owner.pid),
  ...(owner.startedAt === null ? {} : { 'infx.started': owner.startedAt }),
})

/** Undefined when the fields do not name an owner completely: not ours, whatever it is called. */
export function ownerFromFields(fields: Readonly<Record<string, string>>): Owner | undefined {
  const { 'infx.run': run, 'infx.point': point, 'infx.host': host } = fields
  const attempt = Number(fields['infx.attempt'])
  const pid = Number(fields['infx.pid'])
  if (run === undefined || point === undefined || host === undefined) return undefined
  if (!Number.isInteger(attempt) || !Number.isInteger(pid) || pid <= 1) return undefined
  return { run, attempt, point, host, pid, startedAt: fields['infx.started'] ?? null }
}

/** One word without blanks or quotes, for a job's comment. */
export const ownerComment = (owner: Owner): string => new URLSearchParams(ownerFields(owner)).toString()

export function ownerFromComment(comment: string): Owner | undefined {
  if (!comment.startsWith('infx.run=')) return undefined
  return ownerFromFields(Object.fromEntries(new URLSearchParams(comment)))
}
