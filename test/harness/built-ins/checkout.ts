/** actions/checkout: a real fetch and checkout, with the depth that was asked for. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuseUnknownInputs } from './built-in.ts'
import type { BuiltIn } from './built-in.ts'

const modelled = [
  'repository',
  'ref',
  'token',
  'path',
  'fetch-depth',
  'clean',
  'persist-credentials',
  'fetch-tags',
  'submodules',
  'lfs',
  'show-progress',
]

export const checkout: BuiltIn = async (step) => {
  refuseUnknownInputs(step, modelled)
  const other = step.input('repository')
  const source = other === '' ? step.repository : step.world.repository(other)
  const isOwn = source === step.repository
  const wanted = step.input('ref')
  const ref = wanted === '' ? (isOwn ? step.ref : source.defaultBranch) : wanted
  const sha = wanted === '' && isOwn ? step.sha : source.git.resolve(ref.replace(/^refs\/heads\//, ''))
  if (sha === undefined) throw new Error(`A branch or tag with the name '${ref}' could not be found`)
  const dir = join(step.workspace, step.input('path'))
  mkdirSync(dir, { recursive: true })
  const git = (...args: readonly string[]): void => {
    // What a server allows: fetching a commit by its SHA.
    const config = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'uploadpack.allowAnySHA1InWant',
      GIT_CONFIG_VALUE_0: 'true',
    }
    const env = { ...process.env, ...config, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
    execFileSync('git', args, { cwd: dir, env, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const url = pathToFileURL(source.git.dir).href
  git('init', '--quiet', '--initial-branch=main', '.')
  git('remote', 'add', 'origin', url)
  const depth = step.input('fetch-depth') === '' ? 1 : Number(step.input('fetch-depth'))
  if (depth === 0)
    git('fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*', sha)
  else git('fetch', '--quiet', '--no-tags', `--depth=${depth}`, 'origin', sha)
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1] ?? (source.git.isBranch(ref) ? ref : undefined)
  if (branch === undefined) git('checkout', '--quiet', '--force', '--detach', sha)
  else git('checkout', '--quiet', '--force', '-B', branch, sha)
  step.log(`${ref} at ${sha}, depth ${depth}`)
  return { ref, commit: sha }
}
