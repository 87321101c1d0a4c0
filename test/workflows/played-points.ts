/** Legs that a test plays: what they upload is what the real ones do, without an engine. */
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import { canaryToken } from '../../src/core/plan/canary-token.ts'
import type { Plan, PlannedPoint } from '../../src/core/plan/plan.ts'
import type { Stub, StubbedJob } from '../harness/stubs.ts'

interface Row {
  readonly id: string
  readonly plan: string
  readonly try?: number
}

export const rowOf = ({ inputs }: Pick<StubbedJob, 'inputs'>): Row =>
  JSON.parse(String(inputs['point'])) as Row

async function planned(job: StubbedJob): Promise<{ readonly plan: Plan; readonly point: PlannedPoint }> {
  const row = rowOf(job)
  const plan = JSON.parse((await job.artifacts.download(row.plan))['plan.json'] ?? '') as Plan
  const point = plan.points.find(({ id }) => id === row.id)
  if (point === undefined) throw new Error(`the plan has no point ${row.id}`)
  return { plan, point }
}

/** Try 1 and 2 of an attempt of the run are two attempts at the canary. */
const attemptOf = (job: StubbedJob): number => {
  const { try: nth } = rowOf(job)
  return nth === undefined ? job.attempt : 2 * (job.attempt - 1) + nth
}

/** A valid result of a benchmark point, and the canary's token. */
export const measured: Stub = async (job) => {
  const { plan, point } = await planned(job)
  const attempt = attemptOf(job)
  const { result, resultFile } = artifactNames(point, { attempt, valid: true })
  const row = {
    tput_per_gpu: 100 * point.conc,
    infx: {
      schema: 'result.v1',
      point_id: point.id,
      kind: point.kind,
      config_key: point.configKey,
      plan_digest: plan.digest,
      attempt,
      simulated: true,
      valid: true,
    },
  }
  await job.artifacts.upload(result, { [resultFile]: JSON.stringify(row) })
  return { outputs: { token: canaryToken(plan) } }
}

/** What a leg leaves that the configuration broke: a report, and no result. */
export const ownFault: Stub = async (job) => {
  const { id } = rowOf(job)
  const attempt = attemptOf(job)
  const problems = [{ code: 'INFX171', severity: 'error', blame: 'user', message: 'unknown flag --x' }]
  const failure = { phase: 'starting', retriable: false, problems }
  const report = { infx: { point_id: id, attempt }, failure }
  await job.artifacts.upload(`failed_${id}_a${attempt}`, { 'r.json': JSON.stringify(report) })
  return { result: 'failure' }
}

/** Runs until it is cancelled; tells when it has begun. */
export const hanging =
  (begun: (job: StubbedJob) => void): Stub =>
  (job) =>
    new Promise((settle) => {
      job.signal.addEventListener('abort', () => settle({ result: 'cancelled' }))
      begun(job)
    })

/** Every benchmark leg is measured. */
export const allMeasured = {
  'sweep/canary/run': measured,
  'sweep/canary-again/run': measured,
  'sweep/single-node/point/run': measured,
  'sweep/multi-node/point/run': measured,
}

/** For the files of a bed: no evaluation is planned. */
export const withoutEvals = (path: string, text: string): string =>
  path === 'infx.config.yaml'
    ? text.replace('agentic: always, min-conc: 4', 'agentic: never, min-conc: 9999')
    : text
