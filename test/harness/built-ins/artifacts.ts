/** actions/upload-artifact and actions/download-artifact. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { unzipSync } from 'fflate'
import { globToRegExp } from '../filter-pattern.ts'
import { refuseUnknownInputs } from './built-in.ts'
import type { BuiltIn, BuiltInStep } from './built-in.ts'

const uploadInputs = [
  'name',
  'path',
  'if-no-files-found',
  'retention-days',
  'compression-level',
  'include-hidden-files',
  'overwrite',
]
const downloadInputs = [
  'name',
  'path',
  'pattern',
  'merge-multiple',
  'artifact-ids',
  'run-id',
  'github-token',
  'repository',
]

export const uploadArtifact: BuiltIn = async (step) => {
  refuseUnknownInputs(step, uploadInputs)
  const name = step.input('name') === '' ? 'artifact' : step.input('name')
  const { root, files } = found(step)
  if (files.length === 0) {
    const message = `No files were found with the provided path: ${step.input('path')}. No artifacts will be uploaded.`
    if (step.input('if-no-files-found') === 'error') throw new Error(message)
    if (step.input('if-no-files-found') !== 'ignore') step.log(`::warning::${message}`)
    return {}
  }
  if (step.input('overwrite') === 'true') await removeOwn(step, name)
  const content = Object.fromEntries(files.map((file) => [relative(root, file), readFileSync(file)]))
  const id = await step.artifacts.upload(name, content)
  return { 'artifact-id': String(id) }
}

/** Only what the list shows can be overwritten. */
async function removeOwn(step: BuiltInStep, name: string): Promise<void> {
  const listed = step.world.results.artifacts.byName(step.runId, name)
  if (listed !== undefined) step.world.results.artifacts.remove(listed)
}

/** Files of the paths (one a line, `!` takes away) and the folder that they are stored relative to. */
function found(step: BuiltInStep): { readonly root: string; readonly files: readonly string[] } {
  const lines = step
    .input('path')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const hidden = step.input('include-hidden-files') === 'true'
  const files = new Set<string>()
  const roots: string[] = []
  for (const line of lines) {
    const pattern = resolve(step.workspace, line.replace(/^!/, ''))
    const base = pattern.includes('*') ? dirname(pattern.slice(0, pattern.indexOf('*') + 1)) : pattern
    const matches = below(base).filter((file) => !pattern.includes('*') || globToRegExp(pattern).test(file))
    const visible = matches.filter(
      (file) =>
        hidden ||
        !relative(base, file)
          .split('/')
          .some((part) => part.startsWith('.')),
    )
    for (const file of visible) {
      if (line.startsWith('!')) files.delete(file)
      else files.add(file)
    }
    if (!line.startsWith('!')) roots.push(existsSync(base) && statSync(base).isFile() ? dirname(base) : base)
  }
  return { root: commonFolder(roots), files: [...files].sort() }
}

function below(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** With several paths the least common ancestor of all. */
function commonFolder(folders: readonly string[]): string {
  const [first = [], ...rest] = folders.map((folder) => folder.split('/'))
  let common: readonly string[] = first
  for (const parts of rest) {
    const differs = common.findIndex((part, index) => part !== parts[index])
    if (differs >= 0) common = common.slice(0, differs)
  }
  return common.join('/')
}

interface Wanted {
  readonly id: number
  readonly name: string
}

export const downloadArtifact: BuiltIn = async (step) => {
  refuseUnknownInputs(step, downloadInputs)
  const target = resolve(step.workspace, step.input('path'))
  const runId = step.input('run-id') === '' ? step.runId : Number(step.input('run-id'))
  const wanted = chosen(step, newestPerName(step, runId))
  const isSingle = step.input('name') !== '' || (wanted.length === 1 && step.input('artifact-ids') !== '')
  for (const { id, name } of wanted) {
    const bytes = step.world.results.artifacts.byId(id)?.blob.data ?? new Uint8Array()
    const folder = isSingle || step.input('merge-multiple') === 'true' ? target : join(target, name)
    for (const [path, content] of Object.entries(unzipSync(new Uint8Array(bytes)))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      if (basename(path) !== '') writeFileSync(join(folder, path), content)
    }
  }
  return { 'download-path': target }
}

/** One per name: that of the highest id, which after a re-run may be the stale one. */
function newestPerName(step: BuiltInStep, runId: number): readonly Wanted[] {
  const { artifacts } = step.world.results
  const newest = new Map<string, Wanted>()
  for (const { id, name } of artifacts.list(runId).filter((item) => !artifacts.isExpired(item)))
    if ((newest.get(name)?.id ?? 0) < id) newest.set(name, { id, name })
  return [...newest.values()]
}

function chosen(step: BuiltInStep, all: readonly Wanted[]): readonly Wanted[] {
  const [name, pattern, ids] = [step.input('name'), step.input('pattern'), step.input('artifact-ids')]
  if (ids !== '') {
    const wanted = ids.split(',').map((id) => Number(id.trim()))
    return wanted.map((id) => {
      const artifact = step.world.results.artifacts.byId(id)
      if (artifact === undefined) throw new Error(`Unable to find artifact with id ${id}`)
      return artifact
    })
  }
  if (name !== '') {
    const one = all.find((item) => item.name === name)
    if (one === undefined)
      throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}`)
    return [one]
  }
  return pattern === '' ? all : all.filter((item) => globToRegExp(pattern).test(item.name))
}
