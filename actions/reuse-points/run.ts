import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadThresholds } from '../../src/core/evals/thresholds.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import '../../src/core/problems/artifacts.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { formatPlural } from '../../src/core/render/numbers.ts'
import { renderReuse } from '../../src/core/reuse/render.ts'
import { reuseArtifact, reuseFileName } from '../../src/core/reuse/reuse-file.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { readPlanFile, writePlanFile } from '../../src/files/plan-file.ts'
import type { GitHub } from '../../src/github/client.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import { type HandedRequest, readRequest } from '../../src/github/request-input.ts'
import { namedRun } from '../../src/github/reuse.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { readSource } from '../../src/github/source-run.ts'
import { takeOver } from '../../src/github/take-over.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import { textBelow } from '../../src/sweep/drive-eval.ts'
import { readSettings } from '../../src/sweep/prepare.ts'
import type { contract } from './inputs.ts'
import { uncovered, whereToLook } from './where-to-look.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const { settings, problems } = readSettings(rawSweepInputs(inputs), host.workspace, {})
  if (!settings) throw new ProblemError(problems)
  const { outDir, repoDir, thresholdsFile } = settings
  const request = readRequest(inputs.request)
  const github = gitHubOfJob(host, inputs.token, false)
  const [scratch, uploads] = [join(outDir, 'sources'), join(outDir, 'uploads')]
  const bundle = join(uploads, reuseArtifact)
  for (const folder of [scratch, uploads]) await rm(folder, { recursive: true, force: true })
  const plan = await planToRun(github, request, resolve(host.workspace, inputs.plan), scratch)
  const sources = await whereToLook({
    github,
    plan,
    request,
    policy: inputs.reuse,
    author: inputs.author,
    host,
  })
  const taken = await takeOver(github, {
    ...sources,
    plan,
    bundle,
    scratch,
    thresholds: loadThresholds({ path: thresholdsFile, text: textBelow(repoDir, thresholdsFile) }).thresholds,
    limits: resultLimits,
  })
  host.info(`looked for earlier results with ${github.requests()} requests to GitHub`)
  const refusals = uncovered(sources, plan, taken.points)
  if (refusals.length > 0) throw new ProblemError([...refusals, ...taken.problems])
  if (taken.points.length === 0) await rm(bundle, { recursive: true, force: true })
  const reuse = { schema: 'reuse.v1', planDigest: plan.digest, points: taken.points } as const
  const planArtifact = `plan_a${host.runAttempt}`
  await mkdir(join(uploads, planArtifact), { recursive: true })
  await writePlanFile(join(uploads, planArtifact, 'plan.json'), plan)
  await writeJsonFile(join(uploads, planArtifact, reuseFileName), reuse)
  const summary = `${request.run ? '' : standingNote(taken.points.length, plan.points.length)}${renderReuse(reuse, plan.points.length)}`
  return {
    outputs: {
      plan: join(uploads, planArtifact, 'plan.json'),
      uploads,
      'plan-artifact': planArtifact,
      head: plan.head ?? request.head,
      planned: plan.points.length,
      reused: taken.points.length,
      // Without a sweep it was only asked what stands.
      'has-points': request.run && plan.points.length > 0,
    },
    ...(summary === '' ? {} : { summary }),
    problems: [...problems, ...sources.problems, ...taken.problems],
  }
}

const standingNote = (standing: number, planned: number): string =>
  `### Nothing runs\n\nNo sweep was asked for; ${standing} of ${formatPlural(planned, 'point')} of this change have a valid result already.\n\n`

/** The plan at hand, or with `failed-of-run` that of the run: the same points under the same digest. */
async function planToRun(
  github: GitHub,
  request: HandedRequest,
  planPath: string,
  scratch: string,
): Promise<Plan> {
  const runId = request['failed-of-run']
  if (runId === '') return readPlanFile(planPath)
  await namedRun(github, runId)
  const { plan } = await readSource(github, runId, scratch, resultLimits)
  if (request['pull-request'] === '' || plan.head === request.head) return plan
  const message = `run ${runId} is about ${plan.head ?? 'no commit'}, but the head is ${request.head}`
  throw new ProblemError([
    problem('INFX353', message, { hint: 'sweep the new head; what did not change is reused' }),
  ])
}
