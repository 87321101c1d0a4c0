/** Pull requests, their labels and their timeline. */
import type { Answer } from '../../artifact-service/loopback.ts'
import type { Json } from '../json.ts'
import { ApiError } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { commitShape, fileShape } from '../shapes/commits.ts'
import { userShape } from '../shapes/people.ts'
import {
  baseSha,
  commentShape,
  issueEventShape,
  issueShape,
  labelShape,
  pullShape,
  pullSimpleShape,
} from '../shapes/pulls.ts'
import type { PullContext } from '../shapes/pulls.ts'
import type { FakePull } from '../state.ts'

const repo = '/repos/{owner}/{repo}'
const issue = `${repo}/issues/{issue_number}`
const readPulls = [['pull-requests', 'read']] as const
const readIssues = [
  ['issues', 'read'],
  ['pull-requests', 'read'],
] as const
const writeIssues = [
  ['issues', 'write'],
  ['pull-requests', 'write'],
] as const
const maxFiles = 3000

export const pullRoutes: readonly Route[] = [
  { route: `GET ${repo}/pulls`, needs: readPulls, handle: listPulls },
  {
    route: `GET ${repo}/pulls/{pull_number}`,
    needs: readPulls,
    handle: (call) =>
      call.json(pullShape(pullContext(call, call.pull('pull_number')), call.pull('pull_number'))),
  },
  { route: `GET ${repo}/pulls/{pull_number}/files`, needs: readPulls, handle: files },
  { route: `GET ${repo}/pulls/{pull_number}/commits`, needs: readPulls, handle: pullCommits },
  {
    route: `GET ${issue}`,
    needs: readIssues,
    handle: (call) => call.json(issueShape(pullContext(call), call.pull())),
  },
  {
    route: `GET ${issue}/labels`,
    needs: readIssues,
    handle: (call) => call.page(call.pull().labels, (name) => labelShape(call, name)),
  },
  { route: `POST ${issue}/labels`, needs: writeIssues, handle: addLabels },
  { route: `PUT ${issue}/labels`, needs: writeIssues, handle: setLabels },
  { route: `DELETE ${issue}/labels/{name}`, needs: writeIssues, handle: removeLabel },
  { route: `GET ${issue}/timeline`, needs: readIssues, handle: timeline },
  { route: `GET ${issue}/events`, needs: readIssues, handle: events },
]

const context = (call: Call): Pick<PullContext, 'api' | 'clock' | 'repository'> => ({
  api: call.api,
  clock: call.world.clock,
  repository: call.repository,
})

export const pullContext = (call: Call, pull?: FakePull): PullContext => {
  const head = pull?.headRepository ?? call.repository.fullName
  return { ...context(call), headRepository: call.world.repositories.get(head.toLowerCase()) }
}

function listPulls(call: Call): Answer {
  const state = call.query('state') ?? 'open'
  const [head, base] = [call.query('head'), call.query('base')]
  const found = [...call.repository.pulls.values()].filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      (base === undefined || pull.baseRef === base) &&
      (head === undefined || `${pull.headRepository.split('/')[0] ?? ''}:${pull.headRef}` === head),
  )
  return call.page(found.reverse(), (pull) => pullSimpleShape(pullContext(call, pull), pull))
}

function files(call: Call): Answer {
  const pull = call.pull('pull_number')
  const { git } = call.repository
  const base = baseSha(call.repository, pull)
  const found = git.changedFiles(git.mergeBase(base, pull.headSha) ?? base, pull.headSha)
  return call.page(found.slice(0, maxFiles), (file) => fileShape(call.api, call.repository, file))
}

function pullCommits(call: Call): Answer {
  const pull = call.pull('pull_number')
  const found = [...call.repository.git.log([`${baseSha(call.repository, pull)}..${pull.headSha}`])].reverse()
  return call.page(found.slice(0, 250), (commit) => commitShape(call.api, call.repository, commit))
}

function labelsOf(call: Call): readonly string[] {
  const { labels } = call.body()
  if (!Array.isArray(labels))
    throw new ApiError(422, 'Validation Failed', [{ field: 'labels', code: 'invalid' }])
  return (labels as readonly Json[]).map(String)
}

const labelList = (call: Call): Answer => call.json(call.pull().labels.map((name) => labelShape(call, name)))

/** Triage is enough to label; what a job's token does starts nothing. */
async function addLabels(call: Call): Promise<Answer> {
  call.requireRole('admin', 'maintain', 'write', 'triage')
  for (const label of labelsOf(call))
    await call.world.addLabel(
      call.repository,
      call.pull(),
      label,
      call.token.login,
      call.token.isInstallation,
    )
  return labelList(call)
}

async function setLabels(call: Call): Promise<Answer> {
  call.requireRole('admin', 'maintain', 'write', 'triage')
  const wanted = labelsOf(call)
  const { world, repository, token } = call
  const pull = call.pull()
  for (const label of pull.labels.filter((name) => !wanted.includes(name)))
    await world.removeLabel(repository, pull, label, token.login, token.isInstallation)
  for (const label of wanted) await world.addLabel(repository, pull, label, token.login, token.isInstallation)
  return labelList(call)
}

async function removeLabel(call: Call): Promise<Answer> {
  call.requireRole('admin', 'maintain', 'write', 'triage')
  const name = call.param('name')
  if (!call.pull().labels.includes(name)) throw new ApiError(404, 'Label does not exist')
  await call.world.removeLabel(
    call.repository,
    call.pull(),
    name,
    call.token.login,
    call.token.isInstallation,
  )
  return labelList(call)
}

/** Events and comments, oldest first. */
function timeline(call: Call): Answer {
  const pull = call.pull()
  const own = pull.events.map((event) => ({
    atMs: event.createdAtMs,
    shape: issueEventShape(context(call), event),
  }))
  const comments = call.repository.comments
    .filter((comment) => comment.issueNumber === pull.number)
    .map((comment) => ({
      atMs: comment.createdAtMs,
      shape: {
        ...commentShape(context(call), comment),
        event: 'commented',
        actor: userShape(call.api, comment.author),
      },
    }))
  const all = [...own, ...comments].sort((a, b) => a.atMs - b.atMs)
  return call.page(all, ({ shape }) => shape)
}

function events(call: Call): Answer {
  return call.page(call.pull().events, (event) => issueEventShape(context(call), event))
}
