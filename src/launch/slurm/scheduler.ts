/** Questions and orders to Slurm: each a bounded call with full argv. No answer is an answer of its own, never a dead job. */
import type { NodeNames } from '../launcher.ts'
import { callTool } from '../../tool-call.ts'
import type { ToolResult } from '../../tool-call.ts'
import { toolComplaint } from '../tool.ts'

export interface SlurmJob {
  readonly id: string
  /** Component of a heterogeneous job, from 0. */
  readonly component: number
  readonly name: string
  readonly user: string
  readonly state: string
  readonly reason: string
  /** Exit code and signal of the batch script. */
  readonly exitCode: number
  readonly exitSignal: number
  /** As Slurm writes lists; empty before the allocation. */
  readonly nodeList: string
  readonly batchHost: string
  readonly comment: string
}

export type Answer<Value> =
  { readonly kind: 'answer'; readonly value: Value } | { readonly kind: 'silent'; readonly reason: string }

/** States in which nothing of a job runs any more. */
const endStates = new Set([
  'BOOT_FAIL',
  'CANCELLED',
  'COMPLETED',
  'DEADLINE',
  'FAILED',
  'LAUNCH_FAILED',
  'NODE_FAIL',
  'OUT_OF_MEMORY',
  'PREEMPTED',
  'RECONFIG_FAIL',
  'REVOKED',
  'TIMEOUT',
])
export const hasEnded = ({ state }: SlurmJob): boolean => endStates.has(state)

export interface SchedulerOptions {
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number
}

/** `withinMs`: bound on one question when its asker has less time than the site's limit. */
export interface Asking {
  readonly signal?: AbortSignal
  readonly withinMs?: number
}

export class Scheduler {
  readonly #options: SchedulerOptions

  constructor(options: SchedulerOptions) {
    this.#options = options
  }

  call(argv: readonly string[], { signal, withinMs = Infinity }: Asking = {}): Promise<ToolResult> {
    const { env, timeoutMs } = this.#options
    return callTool({ argv, env, timeoutMs: Math.min(timeoutMs, withinMs), ...(signal ? { signal } : {}) })
  }

  /** Components of the job, one for an ordinary one; none when the scheduler has forgotten it. */
  async job(id: string, asking: Asking = {}): Promise<Answer<readonly SlurmJob[]>> {
    const result = await this.call(['scontrol', 'show', 'job', '--oneliner', id], asking)
    if (result.kind === 'ended' && result.code === 0) {
      return { kind: 'answer', value: parseJobs(result.stdout) }
    }
    if (result.kind === 'ended' && /Invalid job id/i.test(result.stderr)) return { kind: 'answer', value: [] }
    return { kind: 'silent', reason: toolComplaint(result) }
  }

  /** Jobs of the calling user that wait or run. `scontrol` would list everybody's, with all their history. */
  async ownJobs(asking: Asking = {}): Promise<Answer<readonly SlurmJob[]>> {
    const fields = ['JobID', 'Name', 'UserName', 'State', 'Comment']
    const format = fields.map((field) => `${field}:${separator}`).join(',')
    const me = String(process.getuid?.() ?? 0)
    const result = await this.call(['squeue', '--noheader', `--user=${me}`, `--Format=${format}`], asking)
    if (result.kind !== 'ended' || result.code !== 0) {
      return { kind: 'silent', reason: toolComplaint(result) }
    }
    return { kind: 'answer', value: result.stdout.split('\n').flatMap(parseQueueLine) }
  }

  /** Names and addresses of a list of nodes; undefined when the scheduler does not say. */
  async nodes(
    list: string,
    asking: Asking = {},
  ): Promise<Pick<NodeNames, 'names' | 'addresses'> | undefined> {
    const hosts = await this.call(['scontrol', 'show', 'hostnames', list], asking)
    if (hosts.kind !== 'ended' || hosts.code !== 0) return undefined
    const names = hosts.stdout.split('\n').filter(Boolean)
    const shown = await this.call(['scontrol', 'show', 'node', '--oneliner', names.join(',')], asking)
    if (shown.kind !== 'ended' || shown.code !== 0) return undefined
    const found = [...shown.stdout.matchAll(/^NodeName=(\S+).*? NodeAddr=(\S+)/gm)]
    const addressOf = new Map<string | undefined, string | undefined>(
      found.map((match) => [match[1], match[2]]),
    )
    return { names, addresses: names.map((name) => addressOf.get(name) ?? name) }
  }

  /** With a signal, the job's steps get it (KILL: its script, too) and the job itself is not cancelled. */
  async cancel(
    id: string,
    signalName: 'TERM' | 'KILL' | undefined,
    asking: Asking,
  ): Promise<Answer<undefined>> {
    const how = signalName === undefined ? [] : [`--signal=${signalName}`]
    const words = ['scancel', ...how, ...(signalName === 'KILL' ? ['--full'] : []), id]
    const result = await this.call(words, asking)
    const isDone =
      result.kind === 'ended' &&
      (result.code === 0 || /already completing|already completed|Invalid job id/i.test(result.stderr))
    return isDone ? { kind: 'answer', value: undefined } : { kind: 'silent', reason: toolComplaint(result) }
  }
}

/** Cannot stand in a name, a user or our comment. */
const separator = '\u0001'

function parseQueueLine(line: string): readonly SlurmJob[] {
  const [id = '', name = '', user = '', state = '', comment = ''] = line
    .split(separator)
    .map((field) => field.trim())
  if (id === '') return []
  const [jobId = id, component] = id.split('+')
  const unknown = { reason: '', exitCode: 0, exitSignal: 0, nodeList: '', batchHost: '' }
  return [{ ...unknown, id: jobId, component: Number(component ?? 0), name, user, state, comment }]
}

/** One record per line of `scontrol show job --oneliner`. Values with blanks end where the next known word begins. */
export function parseJobs(text: string): readonly SlurmJob[] {
  return text
    .split('\n')
    .filter((line) => /^\s*JobId=/.test(line))
    .map((line) => {
      const field = (name: string): string => new RegExp(`(?:^| )${name}=(\\S*)`).exec(line)?.[1] ?? ''
      const [code = '0', signal = '0'] = field('ExitCode').split(':')
      const het = field('HetJobId')
      return {
        id: het === '' ? field('JobId') : het,
        component: Number(field('HetJobOffset')),
        name: field('JobName'),
        user: field('UserId').replace(/\(.*$/, ''),
        state: field('JobState'),
        reason: field('Reason'),
        exitCode: Number(code),
        exitSignal: Number(signal),
        nodeList: field('NodeList').replace('(null)', ''),
        batchHost: field('BatchHost'),
        comment: field('Comment'),
      }
    })
}
