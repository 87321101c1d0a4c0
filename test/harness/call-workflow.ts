/** A job that calls a workflow: typed inputs, passed secrets, narrowed permissions, outputs. */
import { isJsonMap } from '../fakes/github/json.ts'
import type { Json } from '../fakes/github/json.ts'
import type { Permissions } from '../fakes/github/tokens.ts'
import { CallError, callInputs, checkCall, declared } from './call-inputs.ts'
import { concurrencyOf } from './concurrency-desk.ts'
import type { Holder } from './concurrency-desk.ts'
import { resolve, resolveTexts, textOf } from './expressions.ts'
import type { Scope } from './expressions.ts'
import type { Leg, WorkflowCall } from './workflow-call.ts'
import { combineResults } from './outcomes.ts'
import type { Jobs, LegOutcome } from './outcomes.ts'
import { githubContext } from './run-context.ts'
import type { RunContext } from './run-context.ts'
import type { SourceTree, UsedFile } from './source-tree.ts'
import { mapOf } from './tree.ts'
import type { Tree } from './tree.ts'
import type { Workflow, WorkflowJob } from './workflow.ts'

export const maxCallDepth = 10

/** `./x` and `$/x` are beside the calling file, at its commit. */
export function calledFile(run: Pick<RunContext, 'sources'>, tree: SourceTree, uses: string): UsedFile {
  if (/^(?:\.|\$)\//.test(uses)) return { tree, path: uses.slice(2) }
  const remote = run.sources.remote(uses)
  if (remote === undefined) throw new CallError(`${uses}: the fake has no such repository`)
  return remote
}

export async function callWorkflow(
  call: WorkflowCall,
  job: WorkflowJob,
  leg: Leg,
  uses: string,
  name: string,
  permissions: Permissions,
  ancestors: readonly Holder[],
): Promise<LegOutcome> {
  const file = calledFile(call.run, call.tree, uses)
  const workflow = await call.run.sources.workflow(file)
  const given = resolve(mapOf(job.tree['with']), leg.scope)
  const definitions = resolve(declared(workflow.tree, 'workflow_call', 'inputs'), leg.scope)
  const problems = checkCall(workflow.tree, mapOf(job.tree['with']), job.tree['secrets'])
  if (problems.length > 0) throw new CallError(problems.join(' '))
  const inputs = callInputs(mapOfJson(definitions), mapOfJson(given))
  const inner: WorkflowCall = {
    run: call.run,
    workflow,
    tree: file.tree,
    namePrefix: `${call.namePrefix}${name} / `,
    pathPrefix: `${call.pathPrefix}${job.id}/`,
    inputs,
    secrets: passedSecrets(job.tree['secrets'], call, leg.scope),
    permissions,
    ancestors,
    signal: leg.signal,
    previous: leg.previous?.jobs,
    runJobs: call.runJobs,
  }
  const jobs = await inTurn(inner, name)
  const result =
    jobs === 'cancelled' ? 'cancelled' : combineResults(Object.values(jobs).map((item) => item.result))
  return {
    name: `${call.namePrefix}${name}`,
    matrix: leg.matrix,
    result: result === 'skipped' ? call.run.resultOfSkippedCall : result,
    failed: result === 'failure',
    outputs: jobs === 'cancelled' ? {} : callOutputs(inner, jobs),
    steps: [],
    ...(jobs === 'cancelled' ? {} : { jobs }),
    annotations: [],
    attempt: call.run.attempt,
  }
}

const mapOfJson = (value: Json) => (isJsonMap(value) ? value : {})

/** A called workflow claims its own group; one that a caller already holds is a deadlock. */
async function inTurn(call: WorkflowCall, name: string): Promise<Jobs | 'cancelled'> {
  const setting = concurrencyOf(call.workflow.tree['concurrency'], scopeOf(call, {}))
  if (setting === undefined) return call.runJobs(call)
  const own = new AbortController()
  const holder: Holder = { name, cancel: () => own.abort() }
  const signal = AbortSignal.any([call.signal, own.signal])
  const turn = await call.run.desk.take(setting, holder, call.ancestors, signal)
  if (turn.state !== 'running') return 'cancelled'
  try {
    return await call.runJobs({ ...call, signal, ancestors: [...call.ancestors, holder] })
  } finally {
    turn.release()
  }
}

/** Secrets reach the directly called workflow only when they are named, or inherited. */
function passedSecrets(
  tree: Tree | undefined,
  call: WorkflowCall,
  scope: Scope,
): Readonly<Record<string, string>> {
  if (tree === undefined) return {}
  if (tree === 'inherit') return call.secrets
  const withSecrets = { ...scope, contexts: { ...scope.contexts, secrets: call.secrets } }
  return resolveTexts(tree, withSecrets, 'secrets')
}

function callOutputs(call: WorkflowCall, jobs: Jobs): Readonly<Record<string, string>> {
  const results = Object.fromEntries(
    Object.entries(jobs).map(([id, { result, outputs }]) => [id, { result, outputs }]),
  )
  const scope = scopeOf(call, results)
  return Object.fromEntries(
    Object.entries(declared(call.workflow.tree, 'workflow_call', 'outputs')).map(([name, output]) => [
      name,
      textOf(resolve(mapOf(output)['value'] ?? '', scope), `outputs.${name}`),
    ]),
  )
}

const scopeOf = (call: WorkflowCall, jobs: Json): Scope => ({
  contexts: {
    github: githubContext(call.run, call.workflow, call.tree),
    inputs: call.inputs,
    vars: call.run.vars,
    jobs,
  },
  status: { success: true, failure: false, cancelled: false },
})

/** Faults of calls that GitHub finds before the run starts, in every workflow that is reached. */
export async function staticProblems(
  run: Pick<RunContext, 'sources'>,
  workflow: Workflow,
  tree: SourceTree,
  depth = 0,
): Promise<readonly string[]> {
  if (depth > maxCallDepth) return [`${workflow.path}: more than ${maxCallDepth} levels of called workflows`]
  const problems: string[] = []
  for (const job of workflow.jobs) {
    if (job.uses === undefined) continue
    const file = calledFile(run, tree, job.uses)
    const callee = await run.sources.workflow(file)
    if (callee.events['workflow_call'] === undefined) problems.push(`${job.uses} has no on.workflow_call`)
    const found = checkCall(callee.tree, mapOf(job.tree['with']), job.tree['secrets'])
    problems.push(...found.map((problem) => `${workflow.path} job ${job.id}: ${problem}`))
    problems.push(...(await staticProblems(run, callee, file.tree, depth + 1)))
  }
  return problems
}
