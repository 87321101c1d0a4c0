/** The question files that an evaluation task names, whichever runner asks them. */
import { loadYaml } from '../../yaml.ts'

/** `file` relative to the folder of `path`; `..` is resolved so that the reader sees a plain path. */
export function resolveBeside(path: string, file: string): string {
  const segments = path.split('/').slice(0, -1)
  for (const segment of file.split('/')) {
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

/**
 * Local files under `dataset_kwargs.data_files` of the task file at `path`, relative to the repository, in the order of
 * the file. lm-eval takes a name, a list, or either per split. None of a text that is no task, or names no local file.
 */
export function dataFilesOf(path: string, text: string): readonly string[] {
  const { value } = loadYaml(text, path)
  const found: string[] = []
  const visit = (member: unknown): void => {
    if (typeof member === 'string') {
      if (!member.includes('://') && !member.startsWith('/')) found.push(resolveBeside(path, member))
    } else if (typeof member === 'object' && member !== null) Object.values(member).forEach(visit)
  }
  visit(memberOf(memberOf(value, 'dataset_kwargs'), 'data_files'))
  return found
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
