/** ACTIONS_RUNTIME_TOKEN: a JWT whose scope names the run and the job; its signature is not looked at. */
export interface RuntimeIdentity {
  readonly runId: number
  readonly attempt: number
  readonly job: string
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Backend ids may hold no colon: the clients split the scope at them. */
export const backendIds = ({ runId, attempt, job }: RuntimeIdentity): readonly [string, string] => [
  `run-${runId}-${attempt}`,
  `job-${Buffer.from(job).toString('base64url')}`,
]

export const runtimeToken = (identity: RuntimeIdentity): string =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp: `Actions.Results:${backendIds(identity).join(':')}`, exp: 4e9 })}.x`

export function identityOf(runBackendId: string, jobBackendId: string): RuntimeIdentity | undefined {
  const run = /^run-(\d+)-(\d+)$/.exec(runBackendId)
  const job = /^job-([\w-]*)$/.exec(jobBackendId)
  if (run === null || job === null) return undefined
  return {
    runId: Number(run[1]),
    attempt: Number(run[2]),
    job: Buffer.from(job[1] ?? '', 'base64url').toString('utf8'),
  }
}
