/** What an allowed comment command does at GitHub, and the sentence that says so. */
import type { Command } from '../core/commands/parse.ts'
import { defaultLabelTable } from '../core/gate/labels.ts'
import type { CommentTrigger } from '../core/gate/trigger.ts'
import '../core/problems/artifacts.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { shortCommit } from '../core/render/numbers.ts'
import type { GitHub } from './client.ts'
import { type PullRequestAtGitHub, readPullRequest } from './pull-request.ts'
import { readDefaultBranch } from './repository.ts'
import { namedRun, planOfRun } from './reuse.ts'
import { dispatchWorkflow, newestRuns, type RunAtGitHub } from './runs.ts'

export interface Done {
  /** Markdown of ours. */
  readonly done: string
  readonly doneChinese: string
}

type Obeyed = Exclude<Command, { readonly name: 'help' }>

/** Throws a ProblemError of blame `user` where the command cannot be carried out; that is the answer then. */
export async function carryOut(
  github: GitHub,
  command: Obeyed,
  { number, author }: CommentTrigger,
  workflow: string,
): Promise<Done> {
  const pull = await readPullRequest(github, number, noLabels)
  if (!pull.open) throw new ProblemError([problem('INFX134', `pull request ${number} is closed`)])
  const dispatch = async (inputs: Readonly<Record<string, string>>): Promise<void> =>
    dispatchWorkflow(github, workflow, await readDefaultBranch(github), {
      'pull-request': String(number),
      'requested-by': author,
      ...inputs,
    })
  switch (command.name) {
    case 'sweep':
      return sweep(command, pull, dispatch)
    case 'rerun':
      return rerun(github, command, pull, workflow, dispatch)
    case 'use':
      return use(github, command, pull, workflow)
  }
}

/** Labels are the gate's matter; their history need not be read here. */
const noLabels: typeof defaultLabelTable = { labels: [] }

type Dispatch = (inputs: Readonly<Record<string, string>>) => Promise<void>

async function sweep(
  { commit }: Extract<Command, { readonly name: 'sweep' }>,
  { head, fork }: PullRequestAtGitHub,
  dispatch: Dispatch,
): Promise<Done> {
  if (fork && commit === undefined) {
    throw new ProblemError([
      problem('INFX136', 'the head lies in a fork', {
        hint: `read the commit, then write /sweep ${head}`,
      }),
    ])
  }
  if (commit !== undefined && commit !== head) {
    throw new ProblemError([
      problem('INFX136', `the head is ${head}, not ${commit}`, { hint: 'read the new commits first' }),
    ])
  }
  await dispatch(commit === undefined ? {} : { 'approve-head': commit })
  return {
    done: `The sweep of \`${shortCommit(head)}\` was dispatched.`,
    doneChinese: `已启动对 \`${shortCommit(head)}\` 的扫描。`,
  }
}

async function rerun(
  github: GitHub,
  { run: named }: Extract<Command, { readonly name: 'use' | 'rerun' }>,
  pull: PullRequestAtGitHub,
  workflow: string,
  dispatch: Dispatch,
): Promise<Done> {
  const run = named ? await namedRun(github, named.runId) : await newestRunWithPlan(github, pull, workflow)
  await planOfRun(github, run.id)
  await dispatch({
    'failed-of-run': run.id,
    ...(pull.fork ? { 'approve-head': pull.head } : {}),
  })
  return {
    done: `Points of [run ${run.id}](${run.url}) without a valid result run again; the others stay.`,
    doneChinese: `正在重跑 [运行 ${run.id}](${run.url}) 中没有有效结果的测试点，其余结果保留。`,
  }
}

/** The pin is this very answer: found again by author and marker. Merging does not read it yet. */
async function use(
  github: GitHub,
  { run: named }: Extract<Command, { readonly name: 'use' | 'rerun' }>,
  pull: PullRequestAtGitHub,
  workflow: string,
): Promise<Done> {
  const run = named ? await namedRun(github, named.runId) : await newestRunWithPlan(github, pull, workflow)
  await planOfRun(github, run.id)
  if (!named && run.conclusion !== 'success')
    throw new ProblemError([
      problem('INFX353', `the newest run ${run.id} ended with ${run.conclusion}`, {
        hint: `name it to pin it all the same: /use ${run.id}`,
      }),
    ])
  return {
    done: `<!-- infx pin run=${run.id} attempt=${named?.attempt ?? run.attempt} head=${run.headSha} -->[Run ${run.id}](${run.url}) is pinned (${run.conclusion}, \`${shortCommit(run.headSha)}\`). The pin is recorded here; merging does not read it yet.`,
    doneChinese: `已固定 [运行 ${run.id}](${run.url})。目前仅作记录，合并时尚不读取。`,
  }
}

/** The newest completed run for the head of this pull request that has a plan. */
async function newestRunWithPlan(
  github: GitHub,
  { head }: PullRequestAtGitHub,
  workflow: string,
): Promise<RunAtGitHub> {
  const runs = await newestRuns(github, { workflow, headSha: head })
  for (const run of runs.filter(({ status }) => status === 'completed').slice(0, 10)) {
    try {
      await planOfRun(github, run.id)
      return run
    } catch (error) {
      // Gated runs plan nothing and end green: they are no source.
      if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => code === 'INFX353'))
        throw error
    }
  }
  throw new ProblemError([
    problem('INFX353', `no completed run for ${shortCommit(head)} has a plan`, {
      hint: 'name the run, or start one with /sweep',
    }),
  ])
}
