/** A workflow file, checked by GitHub's own parser. */
import type { WorkflowTemplate } from '@actions/workflow-parser/model/workflow-template'
import { ErrorPolicy, workflowParser } from './language.ts'
import { mapOf, toTree } from './tree.ts'
import type { TreeMap } from './tree.ts'

export interface WorkflowStep {
  /** Given id, or one made up by the parser. */
  readonly id: string
  readonly if: string
  readonly tree: TreeMap
}

export interface WorkflowJob {
  readonly id: string
  /** With the implicit `success() && (…)` written out. */
  readonly if: string
  readonly needs: readonly string[]
  /** Every job that has to come before, however far. */
  readonly ancestors: readonly string[]
  readonly tree: TreeMap
  readonly steps: readonly WorkflowStep[]
  /** Of a job that calls a workflow. */
  readonly uses?: string
}

export interface Workflow {
  /** Path in its repository, e.g. `.github/workflows/sweep.yml`. */
  readonly path: string
  readonly name: string
  readonly events: WorkflowTemplate['events']
  readonly tree: TreeMap
  readonly jobs: readonly WorkflowJob[]
}

export class WorkflowInvalid extends Error {
  override readonly name = 'WorkflowInvalid'
}

export async function parseWorkflowText(path: string, content: string): Promise<Workflow> {
  const parsed = workflowParser.parseWorkflow(
    { name: path, content },
    new workflowParser.NoOperationTraceWriter(),
  )
  const errors = parsed.context.errors.getErrors().map((error) => error.message)
  if (parsed.value === undefined || errors.length > 0)
    throw new WorkflowInvalid(`${path}: ${errors.join('; ')}`)
  const template = await workflowParser.convertWorkflowTemplate(parsed.context, parsed.value, undefined, {
    errorPolicy: ErrorPolicy.TryConversion,
  })
  const later = (template.errors ?? []).map((error) => error.Message)
  if (later.length > 0) throw new WorkflowInvalid(`${path}: ${later.join('; ')}`)
  const tree = mapOf(toTree(parsed.value))
  return {
    path,
    name: typeof tree['name'] === 'string' ? tree['name'] : path,
    events: template.events,
    tree,
    jobs: jobsOf(template, mapOf(tree['jobs'])),
  }
}

function jobsOf(template: WorkflowTemplate, trees: TreeMap): readonly WorkflowJob[] {
  const needsOf = new Map(
    template.jobs.map((job) => [job.id.value, (job.needs ?? []).map((need) => need.value)]),
  )
  return template.jobs.map((job) => {
    const id = job.id.value
    const tree = mapOf(trees[id])
    const stepTrees = Array.isArray(tree['steps']) ? (tree['steps'] as readonly TreeMap[]) : []
    return {
      id,
      if: job.if.expression,
      needs: needsOf.get(id) ?? [],
      ancestors: [...ancestorsOf(id, needsOf)],
      tree,
      ...(job.type === 'reusableWorkflowJob'
        ? { uses: job.ref.value, steps: [] }
        : {
            steps: job.steps.map((step, index) => ({
              id: step.id,
              if: step.if?.expression ?? 'success()',
              tree: mapOf(stepTrees[index]),
            })),
          }),
    }
  })
}

function ancestorsOf(id: string, needsOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    for (const need of needsOf.get(name) ?? []) {
      if (found.has(need)) continue
      found.add(need)
      visit(need)
    }
  }
  visit(id)
  return found
}
