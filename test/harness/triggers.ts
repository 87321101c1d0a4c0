/** Whether an event starts a workflow. */
import { globToRegExp } from './filter-pattern.ts'
import { at, textAt } from '../fakes/github/json.ts'
import type { DeliveredEvent } from '../fakes/github/webhook.ts'
import type { Workflow } from './workflow.ts'

export type TriggerAnswer =
  { readonly triggered: true } | { readonly triggered: false; readonly because: string }

/** Activity types when a workflow names none; other events take every type. */
const defaultTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
}

const skipPattern = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|^skip-checks:\s*true$/m

/** Only the first 300 changed files are looked at by path filters. */
const maxFilteredFiles = 300
const maxFilteredCommits = 1000

interface Filter {
  readonly types?: readonly string[]
  readonly branches?: readonly string[]
  readonly 'branches-ignore'?: readonly string[]
  readonly tags?: readonly string[]
  readonly 'tags-ignore'?: readonly string[]
  readonly paths?: readonly string[]
  readonly 'paths-ignore'?: readonly string[]
  readonly workflows?: readonly string[]
}

export function triggers(workflow: Workflow, event: DeliveredEvent): TriggerAnswer {
  const declared = workflow.events[event.name]
  if (declared === undefined) return no(`${workflow.path} has no on.${event.name}`)
  if (event.name === 'schedule') return scheduled(declared as readonly { readonly cron: string }[], event)
  const filter = declared as Filter
  const action = textAt(event.payload, 'action')
  const types = filter.types ?? defaultTypes[event.name]
  if (types !== undefined && action !== undefined && !types.includes(action))
    return no(`type ${action} is not among ${types.join(', ')}`)
  if (/^(?:push|pull_request)$/.test(event.name) && skipPattern.test(event.commitMessage ?? ''))
    return no('the commit message skips CI')
  if (
    event.name === 'workflow_run' &&
    !(filter.workflows ?? []).includes(textAt(event.payload, 'workflow_run.name') ?? '')
  )
    return no('the workflow is not among on.workflow_run.workflows')
  return refs(filter, event) ?? paths(filter, event) ?? { triggered: true }
}

const no = (because: string): TriggerAnswer => ({ triggered: false, because })

const scheduled = (crons: readonly { readonly cron: string }[], event: DeliveredEvent): TriggerAnswer =>
  crons.some(({ cron }) => cron === at(event.payload, 'schedule'))
    ? { triggered: true }
    : no('no such cron line')

function refs(filter: Filter, event: DeliveredEvent): TriggerAnswer | undefined {
  const ref = refOf(event)
  if (ref === undefined) return undefined
  const [kind, name] = ref
  const [wanted, ignored] =
    kind === 'branch' ? [filter.branches, filter['branches-ignore']] : [filter.tags, filter['tags-ignore']]
  if (wanted !== undefined && !matchesLast(wanted, name)) return no(`${kind} ${name} is not asked for`)
  if (ignored?.some((pattern) => globToRegExp(pattern).test(name))) return no(`${kind} ${name} is ignored`)
  // A push to a branch does not start a workflow that names tags only, and the other way round.
  const named = (list: readonly (readonly string[] | undefined)[]): boolean =>
    list.some((item) => item !== undefined)
  const branchesNamed = named([filter.branches, filter['branches-ignore']])
  const tagsNamed = named([filter.tags, filter['tags-ignore']])
  if (kind === 'branch' && tagsNamed && !branchesNamed) return no('only tags are asked for')
  if (kind === 'tag' && branchesNamed && !tagsNamed) return no('only branches are asked for')
  return undefined
}

function refOf(event: DeliveredEvent): readonly ['branch' | 'tag', string] | undefined {
  if (event.name.startsWith('pull_request')) {
    const base = textAt(event.payload, 'pull_request.base.ref')
    return base === undefined ? undefined : ['branch', base]
  }
  if (event.name === 'workflow_run') {
    const branch = textAt(event.payload, 'workflow_run.head_branch')
    return branch === undefined ? undefined : ['branch', branch]
  }
  if (event.name !== 'push') return undefined
  const ref = textAt(event.payload, 'ref') ?? ''
  if (ref.startsWith('refs/tags/')) return ['tag', ref.slice('refs/tags/'.length)]
  return ['branch', ref.replace(/^refs\/heads\//, '')]
}

function paths(filter: Filter, event: DeliveredEvent): TriggerAnswer | undefined {
  const { paths: wanted, 'paths-ignore': ignored } = filter
  if (wanted === undefined && ignored === undefined) return undefined
  if (refOf(event)?.[0] === 'tag' || (event.commitCount ?? 0) > maxFilteredCommits) return undefined
  if (event.changedFiles === undefined)
    throw new Error(`the workflow filters paths: give changedFiles with the ${event.name} event`)
  const files = event.changedFiles.slice(0, maxFilteredFiles)
  if (wanted !== undefined && !files.some((file) => matchesLast(wanted, file)))
    return no('no changed file is asked for')
  if (ignored !== undefined && files.every((file) => matchesLast(ignored, file)))
    return no('every changed file is ignored')
  return undefined
}

/** The last pattern that matches decides; `!pattern` takes away again. */
function matchesLast(patterns: readonly string[], name: string): boolean {
  let matched = false
  for (const pattern of patterns) {
    const negative = pattern.startsWith('!')
    if (globToRegExp(negative ? pattern.slice(1) : pattern).test(name)) matched = !negative
  }
  return matched
}
