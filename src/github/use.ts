/** `/use`: which run is pinned, and what GitHub has of it. */
import { join } from 'node:path'
import type { Command } from '../core/commands/parse.ts'
import { pinMarker } from '../core/commands/pin.ts'
import { type PinSource, sourceFaults } from '../core/commands/pin-source.ts'
import '../core/problems/artifacts.ts'
import { optional } from '../core/optional-field.ts'
import { problem } from '../core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import { inlineCode } from '../core/render/markdown.ts'
import { formatPlural, shortCommit } from '../core/render/numbers.ts'
import type { ListedArtifact } from '../core/reuse/candidates.ts'
import { listArtifacts } from './artifacts.ts'
import type { GitHub } from './client.ts'
import type { Done, Work } from './command.ts'
import type { PullRequestAtGitHub } from './pull-request.ts'
import { namedRun, runsOfPullRequest } from './reuse.ts'
import { failedJobsOf, type RunAtGitHub } from './runs.ts'
import { readSource, type SourceRun, sweepOfRun } from './source-run.ts'

/** Runs that are looked at, newest first. */
const maxLookedAt = 10

/** The pin is the answer itself: found again at the merge by author and marker, and checked anew then. */
export async function use(
  github: GitHub,
  { run: named }: Extract<Command, { readonly name: 'use' | 'rerun' }>,
  pull: PullRequestAtGitHub,
  work: Work,
): Promise<Done> {
  const { run, points } = named
    ? await usable(github, await namedRun(github, named.runId), pull, work)
    : await newestUsable(github, pull, work)
  const { author } = work
  const pin = { runId: run.id, head: run.headSha, by: author }
  const older =
    run.headSha === pull.head
      ? ''
      : ` It swept ${inlineCode(shortCommit(run.headSha)).markdown}, and the head is ${inlineCode(shortCommit(pull.head)).markdown}: the merge is refused where a point changed since.`
  return {
    subject: 'pin',
    done: `${pinMarker(pin)}[Run ${run.id}](${run.url}) is pinned by ${inlineCode(author).markdown}: its results of ${formatPlural(points, 'point')} stand for the merge, which measures nothing again. Another \`/use\` replaces it.${older}`,
    doneChinese: `已固定 [运行 ${run.id}](${run.url})：合并时采用其结果，不再重新测量。再次使用 \`/use\` 可替换。`,
  }
}

interface Usable {
  readonly run: RunAtGitHub
  /** Number of planned points. */
  readonly points: number
}

async function usable(
  github: GitHub,
  run: RunAtGitHub,
  pull: PullRequestAtGitHub,
  work: Work,
): Promise<Usable> {
  if (run.path.replace(/^.*\//, '') !== work.workflow)
    throw new ProblemError([
      problem('INFX355', `run ${run.id} is of ${run.path}, not of ${work.workflow}`, {
        hint: 'name a run of the sweep workflow',
      }),
    ])
  const looked = await lookAt(github, run, pull, work, true)
  if ('faults' in looked) throw new ProblemError(looked.faults)
  return looked
}

/** The newest run that ended green and is whole. Throws a ProblemError with the reason of every run that was looked at. */
async function newestUsable(github: GitHub, pull: PullRequestAtGitHub, work: Work): Promise<Usable> {
  // A skipped run was about an event that changes no sweep.
  const runs = (await runsOfPullRequest(github, work.workflow, pull.number)).filter(
    ({ conclusion }) => conclusion !== 'skipped',
  )
  const reasons: Problem[] = []
  for (const run of runs.slice(0, maxLookedAt)) {
    const looked = await lookAt(github, run, pull, work, false)
    if (!('faults' in looked)) return looked
    reasons.push(...looked.faults)
  }
  const of = `${formatPlural(Math.min(runs.length, maxLookedAt), 'run')} of pull request ${pull.number}`
  const message =
    runs.length === 0 ? `there is no run of pull request ${pull.number}` : `${of} cannot be pinned`
  throw new ProblemError([
    problem('INFX353', message, { hint: 'start one with /sweep, or read why not' }),
    ...reasons,
  ])
}

async function lookAt(
  github: GitHub,
  run: RunAtGitHub,
  pull: PullRequestAtGitHub,
  work: Work,
  named: boolean,
): Promise<Usable | { readonly faults: readonly Problem[] }> {
  const source = await sourceOf(github, run, work)
  const faults = sourceFaults(source, { pullRequest: pull.number, named })
  if (faults.length > 0 || 'unreadable' in source.plan) return { faults }
  return { run, points: source.plan.points.length }
}

/** Asks for no more than the answer needs. */
async function sourceOf(github: GitHub, run: RunAtGitHub, { scratch, limits }: Work): Promise<PinSource> {
  const { id: runId, status, conclusion } = run
  const facts = { runId, status, conclusion, artifacts: [], failedJobs: [] }
  if (status !== 'completed') return { ...facts, plan: { unreadable: [] } }
  const read = await readable(runId, scratch, async () => {
    const source = await readSource(github, runId, scratch, limits)
    return { source, sweep: await sweepOfRun(github, source, scratch, limits) }
  })
  if ('unreadable' in read) return { ...facts, plan: read }
  const { source, sweep } = read
  return {
    ...facts,
    plan: source.plan,
    ...optional('sweep', sweep),
    artifacts: await artifactsOf(github, source),
    failedJobs: conclusion === 'success' ? [] : await failedJobsOf(github, runId),
  }
}

/** What is there cannot be used: another version's, damaged, hostile, expired, or nothing at all. */
const unusable = new Set(['INFX308', 'INFX327', 'INFX350', 'INFX351', 'INFX352', 'INFX353'])

/** What a run lacks is a reason to pass it over; that GitHub cannot be asked is none. */
async function readable<Read>(
  runId: string,
  scratch: string,
  read: () => Promise<Read>,
): Promise<Read | { readonly unreadable: readonly Problem[] }> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => unusable.has(code)))
      throw error
    return { unreadable: error.problems.map((found) => reasonOf(found, runId, scratch)) }
  }
}

function reasonOf(found: Problem, runId: string, scratch: string): Problem {
  if (found.code === 'INFX353') return found
  // Our folders are nobody's concern who reads the answer.
  const why = found.message.replaceAll(`${join(scratch, runId)}/`, '')
  return problem('INFX355', `run ${runId}: ${why}`, { hint: 'start a whole sweep' })
}

async function artifactsOf(
  github: GitHub,
  { runId, artifacts, takenOver }: SourceRun,
): Promise<readonly ListedArtifact[]> {
  const others = new Set(takenOver.map(({ runId: origin }) => origin).filter((origin) => origin !== runId))
  const listed: ListedArtifact[] = [...artifacts]
  for (const origin of others) listed.push(...(await listArtifacts(github, origin)))
  return listed
}
