/** What an allowed comment command does at GitHub, and the sentence that says so. */
import type { Command } from '../core/commands/parse.ts'
import { defaultLabelTable } from '../core/gate/labels.ts'
import type { CommentTrigger } from '../core/gate/trigger.ts'
import '../core/problems/artifacts.ts'
import '../core/problems/gate.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { compareRunIds } from '../core/run-id.ts'
import { shortCommit } from '../core/render/numbers.ts'
import type { DownloadBounds } from '../files/zip-directory.ts'
import { listArtifacts } from './artifacts.ts'
import type { GitHub } from './client.ts'
import { type PullRequestAtGitHub, readPullRequest } from './pull-request.ts'
import { readDefaultBranch } from './repository.ts'
import { dispatchedFor, namedRun } from './reuse.ts'
import { dispatchWorkflow, newestRuns, type RunAtGitHub } from './runs.ts'
import { planOfRun } from './source-run.ts'
import { use } from './use.ts'

export interface Done {
  /** The comment that holds the answer, where it is not a reply of its own. */
  readonly subject?: 'pin'
  /** Markdown of ours. */
  readonly done: string
  readonly doneChinese: string
}

export interface Work {
  /** File name of the sweep workflow. */
  readonly workflow: string
  /** Folder for downloads, and their bounds. */
  readonly scratch: string
  readonly limits: DownloadBounds
  /** Login of the commenter. */
  readonly author: string
}

type Obeyed = Exclude<Command, { readonly name: 'help' }>

/** Throws a ProblemError of blame `user` where the command cannot be carried out; that is the answer then. */
export async function carryOut(
  github: GitHub,
  command: Obeyed,
  { number, author }: CommentTrigger,
  { workflow, scratch, limits }: Omit<Work, 'author'>,
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
      return use(github, command, pull, { author, workflow, scratch, limits })
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

/** The newest completed run for the head of this pull request that has a plan. */
async function newestRunWithPlan(
  github: GitHub,
  { head, number }: PullRequestAtGitHub,
  workflow: string,
): Promise<RunAtGitHub> {
  const ofHead = await newestRuns(github, { workflow, headSha: head })
  const runs = [...ofHead, ...(await dispatchedFor(github, workflow, number))]
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => compareRunIds(b.id, a.id))
  for (const run of runs.slice(0, maxLookedAt)) if (await hasSweep(github, run)) return run
  throw new ProblemError([
    problem('INFX353', `no completed run for ${shortCommit(head)} has what is needed`, {
      hint: 'name the run, or start one with /sweep',
    }),
  ])
}

const maxLookedAt = 10

/** Gated runs end green, and have at most a plan of what nobody ran: they are no source. */
const hasSweep = async (github: GitHub, run: RunAtGitHub): Promise<boolean> => {
  const names = (await listArtifacts(github, run.id)).map(({ name }) => name)
  return (
    names.some((name) => /^plan_a[1-9]/.test(name)) &&
    names.some((name) => /^(?:sweep$|bmk_|eval_|failed_)/.test(name))
  )
}
