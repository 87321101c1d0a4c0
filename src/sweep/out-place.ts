/** Where results may be written: into a new or empty folder, or one of ours. Nothing that somebody else put there is overwritten. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode } from '../files/json-file.ts'

const markName = '.gitignore'
const markLine = '# An output directory of infx: results, report, database.'
/** Nothing of it belongs into a commit, whatever the repository ignores. */
const markText = `${markLine}\n*\n`
/** Given to no other folder: it is ours, whatever an action downloaded into it first. */
const ownFolderName = '.infx'
/** Documents with a schema of ours at their beginning: an output directory whose mark somebody removed. */
const ownDocuments = ['run.json', 'plan.json', 'plan/plan.json', 'sweep.json', 'ingest.json']
const ownSchema = /"schema":\s*"(?:infx-run|plan|sweep|ingest-report)\.v\d+"/
const schemaWithinBytes = 4_096
/** The embedded database may be there before the first sweep. */
const databaseNames = /^(?:db|db\.lock.*|lost\+found)$/

/** Throws ProblemError (INFX318) when `path` is a folder of somebody else: the root, the repository or one above it, one with other files. */
export async function refuseForeignPlace(path: string, repoDir?: string): Promise<void> {
  const place = realPlace(path)
  if (place === parse(place).root) throw foreign(path, 'is the root of the file system')
  if (repoDir !== undefined && isWithin(realPlace(repoDir), place)) {
    const what = realPlace(repoDir) === place ? 'is the repository' : 'holds the repository'
    throw foreign(path, `${what} (${repoDir})`)
  }
  if (!existsSync(place) || !statSync(place).isDirectory()) return
  const names = readdirSync(place).filter((name) => !databaseNames.test(name))
  if (names.length === 0 || basename(resolve(path)) === ownFolderName || (await isOurs(place))) return
  throw foreign(path, `holds files that infx did not write (${names.sort().slice(0, 3).join(', ')} …)`)
}

/** Makes the folder, whatever is missing above it included, and marks it as ours. Throws ProblemError (INFX305) when that is refused. */
export async function makeOutPlace(path: string): Promise<void> {
  try {
    await makeFolders(path)
    if (!existsSync(join(path, markName))) await writeFile(join(path, markName), markText)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const hint = 'choose another --out'
    throw new ProblemError([problem('INFX305', `cannot create ${path}: ${why}`, { hint })], { cause })
  }
}

const foreign = (path: string, why: string): ProblemError =>
  new ProblemError([
    problem('INFX318', `out: ${path} ${why}`, {
      hint: 'name a folder of its own, new or empty, for instance --out .infx',
    }),
  ])

const isWithin = (inner: string, outer: string): boolean => {
  const path = relative(outer, inner)
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && resolve(outer, path) === inner)
}

/** The real path of what exists of it, with the rest behind. */
function realPlace(path: string): string {
  if (existsSync(path)) return realpathSync.native(path)
  const above = dirname(path)
  return above === path ? path : join(realPlace(above), basename(path))
}

async function isOurs(place: string): Promise<boolean> {
  const beginnings = await Promise.all(
    [markName, ...ownDocuments].map((name) => beginningOf(join(place, name))),
  )
  const [mark = '', ...documents] = beginnings
  return mark.startsWith(markLine) || documents.some((text) => ownSchema.test(text))
}

async function beginningOf(path: string): Promise<string> {
  if (!existsSync(path) || !statSync(path).isFile()) return ''
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(schemaWithinBytes), 0, schemaWithinBytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * One folder after the other: Node's own recursive mkdir tries for ever below a file system that refuses every name with
 * ENOENT, as /proc does.
 */
async function makeFolders(path: string): Promise<void> {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return
    throw new Error('a file of that name is there')
  }
  const above = dirname(path)
  if (above !== path) await makeFolders(above)
  try {
    await mkdir(path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    // Somebody was faster; a dangling link is there too, and no folder.
    if (!existsSync(path)) throw error
  }
}
