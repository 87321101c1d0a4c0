/** One step: a script, a node action from disk, or a built-in. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { JobArtifacts } from '../fakes/artifact-service/job-client.ts'
import { textOf } from '../fakes/github/json.ts'
import type { Json } from '../fakes/github/json.ts'
import { actionInputs, loadAction } from './action-definition.ts'
import type { ActionDefinition } from './action-definition.ts'
import type { BuiltIn } from './built-ins/built-in.ts'
import { isReadOnlyVariable, refusedVariable } from './command-files.ts'
import { resolveText, resolveTexts } from './expressions.ts'
import type { Scope } from './expressions.ts'
import type { JobState } from './job-state.ts'
import type { LegRequest } from './leg-request.ts'
import { runProcess } from './process.ts'
import { shellCommand } from './shell.ts'
import {
  actionVariables,
  commandFiles,
  readPairs,
  readSummary,
  maxSummaryBytes,
  stepEnvironment,
} from './step-environment.ts'
import { mapOf } from './tree.ts'
import { CommandReader, hideMasked } from './workflow-commands.ts'
import type { WorkflowStep } from './workflow.ts'

/** What the process or built-in of a step left. */
export interface StepEffect {
  readonly failed: boolean
  readonly outputs: Readonly<Record<string, string>>
  readonly savedState: Readonly<Record<string, string>>
  readonly log: string
  readonly summary: string
}

/** To be run when the job ends. */
export interface PostStep {
  readonly name: string
  readonly condition: string
  readonly run: (signal: AbortSignal) => Promise<StepEffect>
}

interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

export class StepRunner {
  readonly posts: PostStep[] = []
  readonly #request: LegRequest
  readonly #state: JobState
  #number = 0

  constructor(request: LegRequest, state: JobState) {
    this.#request = request
    this.#state = state
  }

  async run(step: WorkflowStep, scope: Scope, signal: AbortSignal): Promise<StepEffect> {
    const stepEnv = resolveTexts(step.tree['env'], scope, 'env')
    const inner: Scope = {
      ...scope,
      contexts: {
        ...scope.contexts,
        env: { ...(scope.contexts['env'] as Record<string, Json>), ...stepEnv },
      },
    }
    if (step.tree['run'] !== undefined) return this.#script(step, inner, stepEnv, signal)
    const uses = textOf(step.tree['uses'] as Json)
    const builtIn = this.#request.machine.builtIns[uses.replace(/@.*$/, '').toLowerCase()]
    if (builtIn !== undefined) return this.#builtIn(builtIn, step, inner)
    return this.#action(uses, step, inner, stepEnv, signal)
  }

  #script(
    step: WorkflowStep,
    scope: Scope,
    stepEnv: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<StepEffect> {
    const { workflow, job } = this.#request
    const defaults = {
      ...mapOf(mapOf(workflow.tree['defaults'])['run']),
      ...mapOf(mapOf(job.tree['defaults'])['run']),
    }
    const text = resolveText(step.tree['run'], scope, 'run')
    const file = join(this.#state.temp, `script-${this.#number}.sh`)
    writeFileSync(file, `${text}\n`)
    const shell = resolveText(step.tree['shell'] ?? defaults['shell'], scope, 'shell')
    const folder = resolveText(
      step.tree['working-directory'] ?? defaults['working-directory'],
      scope,
      'working-directory',
    )
    return this.#launch(
      { ...shellCommand(shell, file), cwd: resolvePath(this.#state.workspace, folder), env: stepEnv },
      signal,
    )
  }

  async #action(
    uses: string,
    step: WorkflowStep,
    scope: Scope,
    stepEnv: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<StepEffect> {
    const action = loadAction(this.#actionDir(uses), uses)
    const inputs = actionInputs(action, resolveTexts(step.tree['with'], scope, 'with'), scope)
    if (inputs.unknown.length > 0)
      this.#state.annotate({
        level: 'warning',
        message: `Unexpected input(s) '${inputs.unknown.join("', '")}', valid inputs are ['${[...action.inputs.keys()].join("', '")}']`,
      })
    const env = { ...stepEnv, ...actionVariables(this.#request), ...inputs.env }
    const saved: Record<string, string> = {}
    // Registered before main runs: it comes even when main fails or is cancelled.
    if (action.post !== undefined) this.#register(action, action.post, uses, env, saved)
    const effect = await this.#node(action.main, env, signal)
    Object.assign(saved, effect.savedState)
    return effect
  }

  #register(
    action: ActionDefinition,
    post: string,
    uses: string,
    env: Readonly<Record<string, string>>,
    saved: Readonly<Record<string, string>>,
  ): void {
    this.posts.unshift({
      name: `Post Run ${uses}`,
      condition: action.postIf,
      run: (signal) => {
        const states = Object.entries(saved).map(([name, value]) => [`STATE_${name}`, value])
        return this.#node(post, { ...env, ...(Object.fromEntries(states) as Record<string, string>) }, signal)
      },
    })
  }

  #node(file: string, env: Readonly<Record<string, string>>, signal: AbortSignal): Promise<StepEffect> {
    return this.#launch(
      { command: this.#request.machine.nodePath, args: [file], cwd: this.#state.workspace, env },
      signal,
    )
  }

  /** `./x` is in the workspace (check out first), `$/x` beside the workflow, `owner/repo/x@ref` in another repository. */
  #actionDir(uses: string): string {
    if (uses.startsWith('./')) return join(this.#state.workspace, uses)
    if (uses.startsWith('$/')) return join(this.#request.tree.dir, uses.slice(2))
    const remote = this.#request.sources.remote(uses)
    if (remote === undefined)
      throw new Error(
        `${uses}: neither a repository of the fake nor a built-in of the harness (docs/testing.md)`,
      )
    return join(remote.tree.dir, remote.path)
  }

  async #launch(launch: Launch, signal: AbortSignal): Promise<StepEffect> {
    const files = commandFiles(this.#state, (this.#number += 1))
    const reader = new CommandReader()
    const lines: string[] = []
    const env = { ...stepEnvironment(this.#request, this.#state), ...launch.env, ...files }
    const code = await runProcess({
      ...launch,
      env,
      signal,
      grace: this.#request.machine.grace,
      onLine: (line) => {
        const shown = reader.take(line)
        if (shown !== undefined) lines.push(shown)
      },
    })
    for (const mask of reader.masks) this.#state.masks.add(mask)
    for (const annotation of reader.annotations) this.#state.annotate(annotation)
    if (code !== 0 && !signal.aborted)
      this.#state.annotate({ level: 'error', message: `Process completed with exit code ${code}.` })
    this.#takeVariables(readPairs(files.GITHUB_ENV), readPaths(files.GITHUB_PATH))
    return {
      failed: code !== 0,
      outputs: { ...reader.outputs, ...readPairs(files.GITHUB_OUTPUT) },
      savedState: readPairs(files.GITHUB_STATE),
      log: hideMasked(lines.join('\n'), this.#state.masks),
      summary: this.#summary(files.GITHUB_STEP_SUMMARY),
    }
  }

  #summary(path: string): string {
    const summary = readSummary(path)
    if (summary !== undefined) return hideMasked(summary, this.#state.masks)
    this.#state.annotate({
      level: 'error',
      message: `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${maxSummaryBytes / 1024}k`,
    })
    return ''
  }

  #takeVariables(variables: Readonly<Record<string, string>>, paths: readonly string[]): void {
    for (const [name, value] of Object.entries(variables)) {
      const refusal = refusedVariable(name)
      if (refusal !== undefined) throw new Error(refusal)
      if (!isReadOnlyVariable(name)) this.#state.env[name] = value
    }
    this.#state.path.unshift(...paths)
  }

  async #builtIn(builtIn: BuiltIn, step: WorkflowStep, scope: Scope): Promise<StepEffect> {
    const { machine, repository, event, runId, attempt, jobPath, name, token } = this.#request
    const given = resolveTexts(step.tree['with'], scope, 'with')
    const lines: string[] = []
    const outputs = await builtIn({
      input: (key) => given[key] ?? '',
      inputNames: Object.keys(given),
      workspace: this.#state.workspace,
      world: machine.world,
      repository,
      sha: event.sha,
      ref: event.ref,
      runId,
      attempt,
      token,
      artifacts: new JobArtifacts(machine.world.results, { runId, attempt, job: `${jobPath} ${name}` }),
      log: (line) => lines.push(line),
    })
    return { failed: false, outputs, savedState: {}, log: lines.join('\n'), summary: '' }
  }
}

/** The last line comes first in PATH. */
const readPaths = (path: string): readonly string[] =>
  readFileSync(path, 'utf8').split('\n').filter(Boolean).reverse()
