import { mkdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { loadThresholds } from '../../src/core/evals/thresholds.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import '../../src/core/problems/artifacts.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import { reuseCandidates } from '../../src/core/reuse/candidates.ts'
import { chooseReused } from '../../src/core/reuse/choose-reused.ts'
import { renderReuse } from '../../src/core/reuse/render.ts'
import { reuseArtifact, reuseFileName, type ReusedPoint } from '../../src/core/reuse/reuse-file.ts'
import { readCollected } from '../../src/files/collect.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { writeJsonFile } from '../../src/files/json-file.ts'
import { readPlanFile, writePlanFile } from '../../src/files/plan-file.ts'
import { downloadArtifacts, listArtifacts } from '../../src/github/artifacts.ts'
import type { GitHub } from '../../src/github/client.ts'
import { gitHubOfJob } from '../../src/github/connect.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { rawSweepInputs } from '../../src/github/inputs-of-sweep.ts'
import { namedRun, planOfRun, type ReusePolicy, sourceRuns } from '../../src/github/reuse.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'
import { textBelow } from '../../src/sweep/drive-eval.ts'
import { readSettings } from '../../src/sweep/prepare.ts'
import type { SweepSettings } from '../../src/sweep/settings.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const { settings, problems } = readSettings(rawSweepInputs(inputs), host.workspace, {})
  if (!settings) throw new ProblemError(problems)
  const github = gitHubOfJob(host, inputs.token, false)
  const planPath = resolve(host.workspace, inputs.plan)
  const plan = await planToRun(github, inputs, planPath)
  const uploads = join(settings.outDir, 'uploads')
  const bundle = join(uploads, reuseArtifact)
  await rm(uploads, { recursive: true, force: true })
  const taken = await takeOver(github, plan, await runIds(github, inputs, host), bundle, settings)
  if (taken.points.length === 0) await rm(bundle, { recursive: true, force: true })
  const reuse = { schema: 'reuse.v1', planDigest: plan.digest, points: taken.points } as const
  const planArtifact = `plan_a${host.runAttempt}`
  await mkdir(join(uploads, planArtifact), { recursive: true })
  await writePlanFile(join(uploads, planArtifact, 'plan.json'), plan)
  await writeJsonFile(join(uploads, planArtifact, reuseFileName), reuse)
  host.info(`looked for earlier results with ${github.requests()} requests to GitHub`)
  const summary = renderReuse(reuse, plan.points.length)
  return {
    outputs: {
      plan: join(uploads, planArtifact, 'plan.json'),
      uploads,
      'plan-artifact': planArtifact,
      head: plan.head ?? inputs.head,
      planned: plan.points.length,
      reused: taken.points.length,
      'has-points': plan.points.length > 0,
    },
    ...(summary === '' ? {} : { summary }),
    problems: [...problems, ...taken.problems],
  }
}

/** The plan at hand, or with `failed-of-run` that of the run: the same points under the same digest. */
async function planToRun(github: GitHub, inputs: Inputs, planPath: string): Promise<Plan> {
  const runId = inputs['failed-of-run']
  if (runId === '') return readPlanFile(planPath)
  await namedRun(github, runId)
  const { plan: artifact } = await planOfRun(github, runId)
  const folder = dirname(planPath)
  const { problems } = await downloadArtifacts(github, [artifact], folder, resultLimits)
  if (problems.length > 0) throw new ProblemError(problems)
  const plan = await readPlanFile(join(folder, artifact.name, 'plan.json'))
  if (inputs['pull-request'] !== '' && plan.head !== inputs.head) {
    const message = `run ${runId} is about ${plan.head ?? 'no commit'}, but the head is ${inputs.head}`
    throw new ProblemError([
      problem('INFX353', message, { hint: 'sweep the new head; what did not change is reused' }),
    ])
  }
  return plan
}

const policies: readonly ReusePolicy[] = ['same-head', 'across-commits', 'never']

async function runIds(github: GitHub, inputs: Inputs, host: ActionHost): Promise<readonly string[]> {
  const named = inputs['failed-of-run'] || inputs['resume-run']
  if (named !== '') return [(await namedRun(github, named)).id]
  const policy = policies.find((word) => word === inputs.reuse)
  if (policy === undefined) {
    const message = `reuse: expected ${policies.join(' | ')}, got "${inputs.reuse}"`
    throw new ProblemError([problem('INFX300', message)])
  }
  const runs = await sourceRuns(github, {
    policy,
    runId: host.env['GITHUB_RUN_ID'] ?? '',
    head: inputs.head,
    pullRequest: inputs['pull-request'] === '' ? undefined : Number(inputs['pull-request']),
  })
  return runs.map(({ id }) => id)
}

/** Run by run, newest first, until every point has a result or no run is left. */
async function takeOver(
  github: GitHub,
  plan: Plan,
  runs: readonly string[],
  bundle: string,
  settings: SweepSettings,
): Promise<{ readonly points: readonly ReusedPoint[]; readonly problems: readonly Problem[] }> {
  const points: ReusedPoint[] = []
  const problems: Problem[] = []
  for (const runId of runs) {
    const open = plan.points.filter(({ id }) => !points.some((point) => point.id === id))
    if (open.length === 0) break
    const candidates = reuseCandidates(open, await listArtifacts(github, runId))
    const names = new Set<string>()
    const wanted = candidates.filter(({ listed }) => !names.has(listed.name) && names.add(listed.name))
    const downloaded = await downloadArtifacts(
      github,
      wanted.map(({ listed }) => listed),
      bundle,
      resultLimits,
    )
    problems.push(...downloaded.problems)
    const { results, evalSets } = await readCollected(await openIngestSource(bundle))
    const found = chooseReused({
      plan: { ...plan, points: open },
      runId,
      candidates: wanted,
      results,
      evalSets,
      thresholds: thresholdsOf(settings),
    })
    points.push(...found)
    const kept = new Set(points.map(({ artifact }) => artifact))
    for (const { name } of downloaded.artifacts)
      if (!kept.has(name)) await rm(join(bundle, name), { recursive: true, force: true })
  }
  return { points, problems }
}

const thresholdsOf = ({ repoDir, thresholdsFile }: SweepSettings) =>
  loadThresholds({ path: thresholdsFile, text: textBelow(repoDir, thresholdsFile) }).thresholds
