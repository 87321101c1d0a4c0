/** One run over its attempts. */
import type { JsonMap } from '../fakes/github/json.ts'
import { isJsonMap } from '../fakes/github/json.ts'
import { runShape } from '../fakes/github/shapes/runs.ts'
import type { FakeRepository, FakeRun } from '../fakes/github/state.ts'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import { dispatchInputs, declared } from './call-inputs.ts'
import { staticProblems } from './call-workflow.ts'
import { concurrencyOf } from './concurrency-desk.ts'
import type { ConcurrencySetting, Holder } from './concurrency-desk.ts'
import { resolve } from './expressions.ts'
import type { Scope } from './expressions.ts'
import { fakeRun, payloadInputs } from './fake-run.ts'
import type { ActionsHost } from './host.ts'
import { runJobs } from './jobs-runner.ts'
import { allErrors, allLegs, combineResults } from './outcomes.ts'
import type { JobOutcome, Jobs, LegOutcome } from './outcomes.ts'
import { githubContext, isFork } from './run-context.ts'
import type { RunContext } from './run-context.ts'
import type { SourceTree, SourceTrees } from './source-tree.ts'
import type { Workflow } from './workflow.ts'

export class WorkflowRun {
  readonly host: ActionsHost
  readonly repository: FakeRepository
  readonly event: DeliveredEvent
  readonly workflow: Workflow
  readonly tree: SourceTree
  /** What the API shows. */
  readonly fake: FakeRun
  /** Jobs of the newest attempt, with those that were kept. */
  jobs: Jobs = {}
  /** Why the run never started. */
  error: string | undefined
  /** Settles when the newest attempt has ended. */
  done: Promise<void> = Promise.resolve()
  #sources: SourceTrees
  #cancel = new AbortController()

  constructor(
    host: ActionsHost,
    repository: FakeRepository,
    event: DeliveredEvent,
    workflow: Workflow,
    tree: SourceTree,
    sources: SourceTrees,
  ) {
    this.host = host
    this.repository = repository
    this.event = event
    this.workflow = workflow
    this.tree = tree
    this.#sources = sources
    this.fake = fakeRun(host, repository, event, workflow)
    repository.runs.push(this.fake)
  }

  get conclusion(): FakeRun['conclusion'] {
    return this.fake.conclusion
  }

  /** `job('gate')`, `job('sweep/plan')`: ids from the outermost job on; a called matrix takes the first leg. */
  job(path: string): JobOutcome {
    let jobs: Jobs | undefined = this.jobs
    let found: JobOutcome | undefined
    for (const id of path.split('/')) {
      found = jobs?.[id]
      jobs = found?.legs.find((leg) => leg.jobs !== undefined)?.jobs
    }
    if (found === undefined)
      throw new Error(`run of ${this.workflow.path} has no job ${path}: ${this.#known()}`)
    return found
  }

  /** Every leg that ran, by its shown name. */
  get legs(): readonly LegOutcome[] {
    return allLegs(this.jobs)
  }

  leg(name: string): LegOutcome {
    const found = this.legs.find((leg) => leg.name === name)
    if (found === undefined) throw new Error(`no leg ${name}: ${this.#known()}`)
    return found
  }

  /** Job id → result, called workflows' jobs as `caller/inner`. */
  get results(): Readonly<Record<string, string>> {
    const collect = (jobs: Jobs, prefix: string): readonly (readonly [string, string])[] =>
      Object.values(jobs).flatMap((job) => [
        [`${prefix}${job.id}`, job.result] as const,
        ...job.legs.flatMap((leg) =>
          leg.jobs === undefined ? [] : collect(leg.jobs, `${prefix}${job.id}/`),
        ),
      ])
    return Object.fromEntries(collect(this.jobs, ''))
  }

  /** Why the run is red, or never started. */
  get errors(): readonly string[] {
    return [...(this.error === undefined ? [] : [this.error]), ...allErrors(this.jobs)]
  }

  start(): void {
    this.#begin(undefined)
  }

  cancel(): void {
    this.#cancel.abort()
  }

  /** Same event, same commit. Re-running all forgets artifacts and looks up the refs of called workflows again. */
  rerun(onlyFailed: boolean, actor: string = this.fake.triggeringActor): void {
    if (this.fake.status !== 'completed') throw new Error('the run has not ended')
    this.fake.attempt += 1
    this.fake.triggeringActor = actor
    this.fake.conclusion = undefined
    this.fake.startedAtMs = this.host.github.clock.nowMs()
    this.#cancel = new AbortController()
    if (!onlyFailed) {
      this.host.github.results.artifacts.startOver(this.fake.id, this.fake.attempt)
      this.#sources = this.host.newSources()
    }
    this.#begin(onlyFailed ? this.jobs : undefined)
  }

  /** The group is claimed here and now, before any condition is looked at. */
  #begin(previous: Jobs | undefined): void {
    this.fake.status = 'queued'
    const holder: Holder = { name: `run ${this.fake.id}`, cancel: () => this.cancel() }
    const run = this.#context(holder)
    const inputs = this.event.name === 'workflow_dispatch' ? this.#dispatched() : {}
    const setting = this.#concurrency(run, inputs)
    const turn =
      setting === undefined
        ? undefined
        : this.host.deskOf(this.repository).take(setting, holder, [], this.#cancel.signal)
    this.done = this.#perform(run, inputs, turn, previous)
  }

  async #perform(
    run: RunContext,
    inputs: JsonMap,
    waiting: ReturnType<RunContext['desk']['take']> | undefined,
    previous: Jobs | undefined,
  ): Promise<void> {
    if (waiting !== undefined) this.fake.status = 'pending'
    const turn = await waiting
    if (turn !== undefined && turn.state !== 'running') {
      this.#end('cancelled')
      return
    }
    try {
      const problems = await staticProblems(run, this.workflow, this.tree)
      if (problems.length > 0) {
        this.error = problems.join('\n')
        this.#end('startup_failure')
        return
      }
      this.fake.status = 'in_progress'
      this.jobs = await runJobs({
        run,
        workflow: this.workflow,
        tree: this.tree,
        namePrefix: '',
        pathPrefix: '',
        inputs,
        secrets: isFork(this.event) ? {} : this.host.secrets,
        permissions: this.host.defaultPermissions,
        ancestors: [run.holder],
        signal: this.#cancel.signal,
        previous,
        runJobs,
      })
      const result = combineResults(Object.values(this.jobs).map((job) => job.result))
      this.#end(result !== 'failure' && this.#cancel.signal.aborted ? 'cancelled' : result)
    } finally {
      if (turn?.state === 'running') turn.release()
    }
    await this.#announce()
  }

  #end(conclusion: NonNullable<FakeRun['conclusion']>): void {
    this.fake.status = 'completed'
    this.fake.conclusion = conclusion
    this.fake.updatedAtMs = this.host.github.clock.nowMs()
  }

  async #announce(): Promise<void> {
    const context = {
      api: this.host.github.url,
      clock: this.host.github.clock,
      repository: this.repository,
      headRepository: this.repository,
    }
    await this.host.ended(this, { action: 'completed', workflow_run: runShape(context, this.fake) })
  }

  #context(holder: Holder): RunContext {
    return {
      machine: this.host.machine,
      sources: this.#sources,
      repository: this.repository,
      event: this.event,
      fake: this.fake,
      attempt: this.fake.attempt,
      desk: this.host.deskOf(this.repository),
      holder,
      limit: this.host.limit,
      stubs: this.host.stubs,
      vars: this.host.vars,
      signal: this.#cancel.signal,
      resultOfSkippedCall: this.host.resultOfSkippedCall,
    }
  }

  #concurrency(run: RunContext, inputs: JsonMap): ConcurrencySetting | undefined {
    return concurrencyOf(this.workflow.tree['concurrency'], {
      contexts: { github: githubContext(run, this.workflow, this.tree), inputs, vars: this.host.vars },
      status: { success: true, failure: false, cancelled: false },
    })
  }

  #dispatched(): JsonMap {
    const none: Scope = { contexts: {}, status: { success: true, failure: false, cancelled: false } }
    const definitions = resolve(declared(this.workflow.tree, 'workflow_dispatch', 'inputs'), none)
    return dispatchInputs(isJsonMap(definitions) ? definitions : {}, payloadInputs(this.event))
  }

  #known(): string {
    return Object.entries(this.results)
      .map(([id, result]) => `${id}=${result}`)
      .join(' ')
  }
}
