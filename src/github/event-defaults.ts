/** What the event says about inputs that were not given. The payload is written by whoever caused the event: untrusted. */
import { commitPattern } from '../core/gate/payload-reader.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import '../core/problems/actions.ts'
import { problem } from '../core/problems/catalogue.ts'
import type { RawInputs } from '../core/inputs.ts'
import type { Problem } from '../core/problem.ts'
import { readEventPayload } from './event-payload.ts'

export interface EventDefaults {
  readonly inputs: Pick<RawInputs, 'base' | 'head' | 'pull-request' | 'repository' | 'labels'>
  /** Commit that the event is about: the head of a pull request, never its merge commit. */
  readonly headSha?: string
  /** Branch that the event is about. */
  readonly branch?: string
  readonly problems: readonly Problem[]
}

type Environment = Readonly<Record<string, string | undefined>>
type Fields = Readonly<Record<string, unknown>>

/** Reads GITHUB_EVENT_PATH and its companions. Outside of GitHub there are no defaults. */
export async function readEventDefaults(env: Environment): Promise<EventDefaults> {
  const problems: Problem[] = []
  const event = await readEvent(env['GITHUB_EVENT_PATH'], problems)
  const read = new EventReader(problems)
  const repository = read.matching('GITHUB_REPOSITORY', env['GITHUB_REPOSITORY'], repositoryPattern)
  const { branch, ...compared } = comparedIn(event, env, read)
  const headSha = compared.head ?? read.matching('GITHUB_SHA', env['GITHUB_SHA'], commitPattern)
  return {
    inputs: withoutAbsent({ ...compared, repository, ...pullRequestIn(event, read) }),
    ...(headSha === undefined ? {} : { headSha }),
    ...(branch === undefined ? {} : { branch }),
    problems,
  }
}

/** For a sweep of keys given by hand, which compares nothing and needs no history. */
export const withoutComparison = (inputs: EventDefaults['inputs']): RawInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== 'base' && name !== 'head'))

interface Compared {
  readonly base: string | undefined
  readonly head: string | undefined
  readonly branch: string | undefined
}

/** The two commits that the event puts against each other; a dispatch or a schedule compares nothing. */
function comparedIn(event: Fields, env: Environment, read: EventReader): Compared {
  const pullRequest = event['pull_request']
  if (isRecord(pullRequest)) {
    const [base, head] = [fieldsOf(pullRequest['base']), fieldsOf(pullRequest['head'])]
    const baseRef = read.branch('pull_request.base.ref', env['GITHUB_BASE_REF'] ?? base['ref'])
    return {
      // Where the target branch stands now; the caller takes the merge base with the head.
      base: baseRef === undefined ? undefined : `origin/${baseRef}`,
      head: read.matching('pull_request.head.sha', head['sha'], commitPattern),
      branch: read.branch('pull_request.head.ref', head['ref']),
    }
  }
  const branch = read.branch('GITHUB_REF_NAME', env['GITHUB_REF_NAME'])
  const group = event['merge_group']
  if (isRecord(group)) {
    return {
      base: read.matching('merge_group.base_sha', group['base_sha'], commitPattern),
      head: read.matching('merge_group.head_sha', group['head_sha'], commitPattern),
      branch,
    }
  }
  // A new branch has no commit before: forty zeros.
  const before = event['before'] === '0'.repeat(40) ? undefined : event['before']
  return {
    base: read.matching('before', before, commitPattern),
    head: read.matching('after', event['after'], commitPattern),
    branch,
  }
}

function pullRequestIn(
  event: Fields,
  read: EventReader,
): { readonly 'pull-request': number | undefined; readonly labels: readonly string[] | undefined } {
  const pullRequest = event['pull_request']
  if (!isRecord(pullRequest)) return { 'pull-request': undefined, labels: undefined }
  const names = Array.isArray(pullRequest['labels'])
    ? pullRequest['labels'].flatMap((label) => read.label(fieldsOf(label)['name']))
    : []
  return {
    'pull-request': read.number('pull_request.number', pullRequest['number'] ?? event['number']),
    labels: names.length > 0 ? names : undefined,
  }
}

const repositoryPattern = /^[\w.-]+\/[\w.-]+$/
/** What git forbids in the name of a branch, and a leading dash. */
const forbiddenInBranch = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\.lock(?:\/|$)|[/.]$|^[-/.]/
const maxNameLength = 255

/** Takes what has the documented form; everything else is a warning and counts as not given. */
class EventReader {
  readonly #problems: Problem[]

  constructor(problems: Problem[]) {
    this.#problems = problems
  }

  matching(field: string, value: unknown, pattern: RegExp): string | undefined {
    return this.#text(field, value, (text) => pattern.test(text))
  }

  branch(field: string, value: unknown): string | undefined {
    return this.#text(field, value, (text) => text.length <= maxNameLength && !forbiddenInBranch.test(text))
  }

  number(field: string, value: unknown): number | undefined {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
    this.#refuse(field, value)
    return undefined
  }

  label(value: unknown): readonly string[] {
    const text = this.#text('pull_request.labels', value, (name) => name.length <= maxNameLength)
    return text === undefined ? [] : [text]
  }

  /** An empty variable is how GitHub says that there is none. */
  #text(field: string, value: unknown, isGood: (text: string) => boolean): string | undefined {
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'string' && isGood(value)) return value
    this.#refuse(field, value)
    return undefined
  }

  #refuse(field: string, value: unknown): void {
    const came = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
    this.#problems.push(problem('INFX314', `${field} of the event is not usable: ${came}`))
  }
}

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

const withoutAbsent = (inputs: RawInputs): RawInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined))

async function readEvent(path: string | undefined, problems: Problem[]): Promise<Fields> {
  if (path === undefined || path === '') return {}
  try {
    return fieldsOf(await readEventPayload(path))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    problems.push(problem('INFX314', `the event in GITHUB_EVENT_PATH cannot be read: ${why}`))
    return {}
  }
}
