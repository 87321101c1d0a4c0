/** The steps of one leg, from an empty workspace to its outputs. */
import { textOf } from '../fakes/github/json.ts'
import type { Json } from '../fakes/github/json.ts'
import { evaluate, isTruthy, resolve, resolveText, resolveTexts } from './expressions.ts'
import type { Scope } from './expressions.ts'
import { hashFiles } from './hash-files.ts'
import { publishOutputs } from './job-outputs.ts'
import { JobState } from './job-state.ts'
import type { LegRequest } from './leg-request.ts'
import { killOrphans } from './orphans.ts'
import type { Result, StepOutcome } from './outcomes.ts'
import { StepRunner } from './step-runner.ts'
import type { StepEffect } from './step-runner.ts'
import { Expression } from './tree.ts'
import type { Tree } from './tree.ts'
import type { Annotation } from './workflow-commands.ts'
import type { WorkflowStep } from './workflow.ts'

export interface LegWork {
  readonly result: Result
  readonly outputs: Readonly<Record<string, string>>
  readonly steps: readonly StepOutcome[]
  readonly annotations: readonly Annotation[]
}

const defaultJobMinutes = 360
const nothing: StepEffect = { failed: false, outputs: {}, savedState: {}, log: '', summary: '' }

export async function runSteps(request: LegRequest): Promise<LegWork> {
  const state = new JobState([...Object.values(request.secrets), request.token])
  try {
    return await new JobRunner(request, state).run()
  } finally {
    killOrphans(state.trackingId)
    state.dispose()
  }
}

class JobRunner {
  readonly #request: LegRequest
  readonly #state: JobState
  readonly #steps: StepRunner
  /** The step that runs now: how to end it when the job is cancelled. */
  #current: { readonly condition: string; readonly controller: AbortController } | undefined

  constructor(request: LegRequest, state: JobState) {
    this.#request = request
    this.#state = state
    this.#steps = new StepRunner(request, state)
  }

  async run(): Promise<LegWork> {
    const { job, workflow, signal } = this.#request
    Object.assign(this.#state.env, resolveTexts(workflow.tree['env'], this.#scope(), 'env'))
    Object.assign(this.#state.env, resolveTexts(job.tree['env'], this.#scope(), 'env'))
    const cancel = (): void => this.#cancel()
    signal.addEventListener('abort', cancel)
    const minutes = this.#minutes(job.tree['timeout-minutes'], defaultJobMinutes)
    const timer = setTimeout(
      () => {
        this.#state.annotate({
          level: 'error',
          message: `The job running on runner fake-runner has exceeded the maximum execution time of ${minutes} minutes.`,
        })
        cancel()
      },
      Math.min(minutes * this.#request.machine.minuteMs, 2 ** 31 - 1),
    )
    try {
      if (signal.aborted) cancel()
      for (const step of job.steps) await this.#step(step)
      for (const post of this.#steps.posts) await this.#post(post.name, post.condition, post.run)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
    return this.#finish()
  }

  /** A step whose `if` still holds while cancelling goes on; the others are ended. */
  #cancel(): void {
    this.#state.cancelled = true
    if (this.#current !== undefined && !isTruthy(this.#current.condition, this.#scope()))
      this.#current.controller.abort()
  }

  async #step(step: WorkflowStep): Promise<void> {
    const name = this.#nameOf(step)
    let holds: boolean
    try {
      holds = isTruthy(step.if, this.#scope())
    } catch (error) {
      this.#record(step.id, name, this.#broken(error), false)
      return
    }
    if (!holds) {
      this.#state.steps.push({
        ...recorded(step.id, name, nothing),
        outcome: 'skipped',
        conclusion: 'skipped',
      })
      return
    }
    const minutes = this.#minutes(step.tree['timeout-minutes'], Infinity)
    const effect = await this.#bounded(name, step.if, minutes, (signal) =>
      this.#steps.run(step, this.#scope(), signal),
    )
    this.#record(step.id, name, effect, this.#isForgiven(step.tree['continue-on-error']))
  }

  async #post(
    name: string,
    condition: string,
    run: (signal: AbortSignal) => Promise<StepEffect>,
  ): Promise<void> {
    if (!isTruthy(condition, this.#scope())) return
    const effect = await this.#bounded(name, 'always()', Infinity, run)
    this.#record(name, name, effect, false)
  }

  /** Runs with a timeout of its own; a throw is a failed step with its reason. */
  async #bounded(
    name: string,
    condition: string,
    minutes: number,
    run: (signal: AbortSignal) => Promise<StepEffect>,
  ): Promise<StepEffect> {
    const controller = new AbortController()
    this.#current = { condition, controller }
    const time = { isOver: false }
    const timer =
      minutes === Infinity
        ? undefined
        : setTimeout(() => {
            time.isOver = true
            controller.abort()
          }, minutes * this.#request.machine.minuteMs)
    try {
      const effect = await run(controller.signal)
      if (!controller.signal.aborted) return effect
      // Whatever the exit code: it was ended from outside.
      const message = time.isOver
        ? `The action '${name}' has timed out after ${minutes} minutes.`
        : 'The operation was canceled.'
      this.#state.annotate({ level: 'error', message })
      return { ...effect, failed: true }
    } catch (error) {
      return this.#broken(error)
    } finally {
      clearTimeout(timer)
      this.#current = undefined
    }
  }

  #broken(error: unknown): StepEffect {
    const message = error instanceof Error ? error.message : String(error)
    this.#state.annotate({ level: 'error', message })
    return { ...nothing, failed: true, log: message }
  }

  #record(id: string, name: string, effect: StepEffect, isForgiven: boolean): void {
    const outcome: Result =
      this.#state.cancelled && effect.failed ? 'cancelled' : effect.failed ? 'failure' : 'success'
    const conclusion = outcome === 'failure' && isForgiven ? 'success' : outcome
    if (conclusion === 'failure') this.#state.failed = true
    this.#state.steps.push({ ...recorded(id, name, effect), outcome, conclusion })
  }

  #isForgiven(tree: Tree | undefined): boolean {
    return tree === true || (tree instanceof Expression && evaluate(tree.source, this.#scope()) === true)
  }

  #minutes(tree: Tree | undefined, fallback: number): number {
    return tree === undefined ? fallback : Number(resolve(tree, this.#scope()))
  }

  #nameOf(step: WorkflowStep): string {
    const { name, uses, run } = step.tree
    if (name !== undefined) return resolveText(name, this.#scope(), 'name')
    if (typeof uses === 'string') return `Run ${uses}`
    return `Run ${run instanceof Expression ? run.source : (textOf(run as Json).split('\n')[0] ?? '')}`
  }

  #scope(): Scope {
    const { contexts } = this.#request
    const status = this.#state.cancelled ? 'cancelled' : this.#state.failed ? 'failure' : 'success'
    return {
      contexts: {
        ...contexts,
        env: this.#state.env,
        steps: this.#state.stepsContext,
        job: { ...(contexts['job'] as Record<string, Json> | undefined), status },
        runner: {
          os: 'Linux',
          arch: 'X64',
          name: 'fake-runner',
          temp: this.#state.temp,
          environment: 'self-hosted',
        },
      },
      status: this.#state.status,
      hashFiles: (patterns) => hashFiles(this.#state.workspace, patterns),
    }
  }

  #finish(): LegWork {
    const { job } = this.#request
    const evaluated = resolveTexts(job.tree['outputs'], this.#scope(), 'outputs')
    const { outputs, warnings, error } = publishOutputs(evaluated, this.#state.masks)
    for (const message of warnings) this.#state.annotate({ level: 'warning', message })
    if (error !== undefined) {
      this.#state.annotate({ level: 'error', message: error })
      this.#state.failed = true
    }
    const result = this.#state.cancelled ? 'cancelled' : this.#state.failed ? 'failure' : 'success'
    return { result, outputs, steps: this.#state.steps, annotations: this.#state.annotations }
  }
}

const recorded = (
  id: string,
  name: string,
  effect: StepEffect,
): Omit<StepOutcome, 'outcome' | 'conclusion'> => ({
  id,
  name,
  outputs: effect.outputs,
  log: effect.log,
  summary: effect.summary,
})
