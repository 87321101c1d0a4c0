/** Repositories, commits, files and people. */
import { jsonAnswer } from '../../artifact-service/loopback.ts'
import type { Answer } from '../../artifact-service/loopback.ts'
import { ApiError, notFound } from '../router.ts'
import type { Call, Route } from '../router.ts'
import { commitShape, entryShape, fileShape } from '../shapes/commits.ts'
import { nodeId, publicUserShape, userShape } from '../shapes/people.ts'
import { pullSimpleShape } from '../shapes/pulls.ts'
import { repositoryShape, repositoryUrl } from '../shapes/repository.ts'
import { permissionOfRole } from '../state.ts'
import { pullContext } from './pulls.ts'

const read = [['contents', 'read']] as const
const repo = '/repos/{owner}/{repo}'
const maxCompared = 300

export const repositoryRoutes: readonly Route[] = [
  {
    route: `GET ${repo}`,
    needs: [],
    handle: (call) => call.json(repositoryShape(call.api, call.repository)),
  },
  { route: 'GET /users/{username}', needs: [], handle: user },
  { route: `GET ${repo}/collaborators/{username}/permission`, needs: [], handle: permission },
  { route: `GET ${repo}/branches/{branch}`, needs: read, handle: branch },
  { route: `GET ${repo}/git/ref/{ref}`, needs: read, handle: gitRef },
  { route: `GET ${repo}/commits`, needs: read, handle: commits },
  {
    route: `GET ${repo}/commits/{commit_sha}/pulls`,
    needs: [
      ['pull-requests', 'read'],
      ['contents', 'read'],
    ],
    handle: pullsOfCommit,
  },
  { route: `GET ${repo}/compare/{basehead}`, needs: read, handle: compare },
  { route: `GET ${repo}/contents/{path}`, needs: read, handle: contents },
]

/** Comes last: its path would take those of statuses and check runs. */
export const commitRoute: Route = {
  route: `GET ${repo}/commits/{ref}`,
  needs: read,
  handle: (call) => {
    const { git } = call.repository
    const sha = call.commitSha(call.param('ref'))
    const [parent] = git.commit(sha).parents
    const files = parent === undefined ? [] : git.changedFiles(parent, sha)
    const sum = (field: 'additions' | 'deletions'): number =>
      files.reduce((total, file) => total + file[field], 0)
    return call.json({
      ...commitShape(call.api, call.repository, git.commit(sha)),
      stats: {
        additions: sum('additions'),
        deletions: sum('deletions'),
        total: sum('additions') + sum('deletions'),
      },
      files: files.map((file) => fileShape(call.api, call.repository, file)),
    })
  },
}

function user(call: Call): Answer {
  const login = call.param('username')
  if (!call.world.users.has(login)) throw notFound()
  return call.json(publicUserShape(call.api, login, call.world.clock.iso()))
}

/** `permission` knows four words: triage is told as read and maintain as write; the role is in role_name. */
function permission(call: Call): Answer {
  const login = call.param('username')
  if (!call.world.users.has(login)) throw notFound()
  const { repository } = call
  const role = repository.roles.get(login) ?? (repository.isPrivate ? undefined : 'read')
  return call.json({
    permission: role === undefined ? 'none' : permissionOfRole[role],
    role_name: role ?? 'none',
    user: {
      ...userShape(call.api, login),
      permissions: {
        pull: role !== undefined,
        triage: /^(?:triage|write|maintain|admin)$/.test(role ?? ''),
        push: /^(?:write|maintain|admin)$/.test(role ?? ''),
        maintain: /^(?:maintain|admin)$/.test(role ?? ''),
        admin: role === 'admin',
      },
      role_name: role ?? 'none',
    },
  })
}

function branch(call: Call): Answer {
  const name = call.param('branch')
  const { git } = call.repository
  const sha = git.resolve(`refs/heads/${name}`)
  if (sha === undefined) throw new ApiError(404, 'Branch not found')
  const url = `${repositoryUrl(call.api, call.repository)}/branches/${name}`
  return call.json({
    name,
    commit: commitShape(call.api, call.repository, git.commit(sha)),
    _links: { self: url, html: `https://github.com/${call.repository.fullName}/tree/${name}` },
    protected: false,
    protection: { enabled: false },
    protection_url: `${url}/protection`,
  })
}

function gitRef(call: Call): Answer {
  const ref = `refs/${call.param('ref')}`
  const sha = call.repository.git.resolve(ref)
  if (sha === undefined) throw notFound()
  const url = repositoryUrl(call.api, call.repository)
  return call.json({
    ref,
    node_id: nodeId('Ref', 1),
    url: `${url}/git/${ref}`,
    object: { type: 'commit', sha, url: `${url}/git/commits/${sha}` },
  })
}

function commits(call: Call): Answer {
  const { git } = call.repository
  const path = call.query('path')
  const from = call.commitSha(call.query('sha') ?? call.repository.defaultBranch)
  const found = git.log(path === undefined ? [from] : [from, '--', path])
  return call.page(found, (commit) => commitShape(call.api, call.repository, commit))
}

/** Pull requests that bring the commit: it is in their head and was not in their base. */
function pullsOfCommit(call: Call): Answer {
  const { git, pulls } = call.repository
  const sha = call.commitSha(call.param('commit_sha'))
  const isIn = (tip: string): boolean => git.mergeBase(sha, tip) === sha
  const found = [...pulls.values()].filter((pull) => {
    const before = pull.mergedAtMs === undefined ? pull.baseRef : `${pull.mergeSha ?? pull.baseRef}^1`
    return pull.mergeSha === sha || (isIn(pull.headSha) && !isIn(before))
  })
  return call.page(found, (pull) => pullSimpleShape(pullContext(call, pull), pull))
}

function compare(call: Call): Answer {
  const [base = '', head = ''] = call.param('basehead').split('...')
  const { git } = call.repository
  const baseSha = git.resolve(base.split(':').at(-1) ?? '')
  const headSha = git.resolve(head.split(':').at(-1) ?? '')
  if (baseSha === undefined || headSha === undefined) throw notFound()
  const mergeBase = git.mergeBase(baseSha, headSha)
  if (mergeBase === undefined) throw new ApiError(404, 'No common ancestor between the two commits')
  const ahead = git.count(`${baseSha}..${headSha}`)
  const behind = git.count(`${headSha}..${baseSha}`)
  const status = ahead === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged'
  const html = `https://github.com/${call.repository.fullName}/compare/${base}...${head}`
  const shape = (sha: string) => commitShape(call.api, call.repository, git.commit(sha))
  const ownCommits = [...git.log([`${baseSha}..${headSha}`])].reverse()
  return call.json({
    url: `${repositoryUrl(call.api, call.repository)}/compare/${base}...${head}`,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: shape(baseSha),
    merge_base_commit: shape(mergeBase),
    status,
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: ownCommits.slice(0, 250).map((commit) => commitShape(call.api, call.repository, commit)),
    files: git
      .changedFiles(mergeBase, headSha)
      .slice(0, maxCompared)
      .map((file) => fileShape(call.api, call.repository, file)),
  })
}

const maxInlineBytes = 1024 * 1024
const maxRawBytes = 100 * 1024 * 1024

/** JSON with base64 up to 1 MB; above it the content is empty, and only the raw media type gives it. */
function contents(call: Call): Answer {
  const { git } = call.repository
  const ref = call.query('ref') ?? call.repository.defaultBranch
  const sha = git.resolve(ref)
  if (sha === undefined) throw new ApiError(404, `No commit found for the ref ${ref}`)
  const path = call.param('path').replace(/\/$/, '')
  const file = git.file(sha, path)
  const entries = git.entries(sha, path)
  const [first] = entries
  if (first === undefined) throw notFound()
  if (file === undefined)
    return jsonAnswer(
      200,
      entries.map((entry) => entryShape(call.api, call.repository, entry, sha)),
    )
  if (file.length > maxRawBytes) throw new ApiError(403, 'This API returns blobs up to 100 MB in size.')
  if (/vnd\.github(?:\.v3)?\.raw/.test(call.request.headers['accept'] ?? ''))
    return {
      status: 200,
      headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' },
      body: file,
    }
  const isInline = file.length <= maxInlineBytes
  return jsonAnswer(200, {
    ...entryShape(call.api, call.repository, first, sha),
    encoding: isInline ? 'base64' : 'none',
    content: isInline ? file.toString('base64').replace(/.{60}/g, '$&\n') : '',
  })
}
