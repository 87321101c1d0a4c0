/** Attempts of many sweeps, from out folders and downloaded artifacts: for statistics of causes and nodes. */
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readResultFile } from '../core/collect/found-result.ts'
import { failureOf } from '../core/failures/statistics.ts'
import type { Attempt, AttemptFailure } from '../core/failures/statistics.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { PointFailure } from '../core/results/aggregate.ts'
import { readOwnJson } from '../files/own-json.ts'
import { classifyFailure } from '../launch/failure-table.ts'
import { type AttemptFile, attemptFileName } from './attempt-file.ts'

export interface FoundAttempts {
  readonly attempts: readonly Attempt[]
  /** INFX308 per file that cannot be read: the others still count. */
  readonly problems: readonly Problem[]
}

/** Folders below this depth are none of ours; a link is never followed. */
const maxDepth = 8
const maxDocumentBytes = 64 * 1024 * 1024

/**
 * Every attempt.json and every failure document below the folders, each attempt once. Throws ProblemError (INFX308) when
 * a folder is not there.
 */
export async function readAttempts(folders: readonly string[]): Promise<FoundAttempts> {
  const attempts: Attempt[] = []
  const problems: Problem[] = []
  for (const folder of folders) {
    if (!existsSync(folder)) throw new ProblemError([noAttempts(folder)])
    const files = await filesBelow(folder)
    const own = files.filter((path) => basename(path) === attemptFileName)
    const known = new Set<string>()
    for (const path of own) {
      const found = await whole(problems, () => readAttempt(path))
      if (!found) continue
      attempts.push(found)
      known.add(keyOf(path, found))
    }
    for (const path of files.filter(isFailureDocument)) {
      const found = await whole(problems, () => readFailureDocument(path))
      // An out folder lays its artifacts out beside what they were made of.
      attempts.push(...(found ?? []).filter((attempt) => !known.has(keyOf(path, attempt))))
    }
  }
  return { attempts, problems }
}

const noAttempts = (folder: string): Problem =>
  problem('INFX308', `there is no ${folder} to look for attempts in`, {
    hint: 'run "infx sweep" first, or name out folders or downloaded artifacts: infx failures DIR…',
  })

/** Sweeps of one out folder are told apart by the folder that holds `points` or `artifacts`. */
const keyOf = (path: string, { pointId, attempt }: Attempt): string =>
  `${path.replace(/\/(points|artifacts)\/.*$/s, '')} ${pointId} ${attempt}`

const isFailureDocument = (path: string): boolean =>
  path.endsWith('.json') && basename(dirname(path)).startsWith('failed_')

async function filesBelow(root: string): Promise<readonly string[]> {
  const files: string[] = []
  const walk = async (dir: string, depth: number): Promise<void> => {
    for (const entry of await readdir(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name)
      if (entry.isFile()) files.push(path)
      else if (entry.isDirectory() && depth < maxDepth) await walk(path, depth + 1)
    }
  }
  try {
    await walk(root, 0)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError([problem('INFX308', `${root} cannot be read: ${reason}`)], { cause })
  }
  return files.sort()
}

/** Undefined when the file cannot be read, which is a problem of its own. */
async function whole<Value>(problems: Problem[], read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    problems.push(...error.problems.map((found) => ({ ...found, severity: 'warning' }) as const))
    return undefined
  }
}

async function readAttempt(path: string): Promise<Attempt> {
  const value = await readOwnJson(path, 'attempt.v1')
  if (!isAttempt(value)) throw new ProblemError([problem('INFX308', `${path} is no whole attempt.v1`)])
  const { pointId, title, attempt, status, atUnixMs, nodes, failure } = value
  return { pointId, title, attempt, status, atUnixMs, nodes, ...classed(failure) }
}

const isAttempt = (value: object): value is AttemptFile =>
  'pointId' in value &&
  typeof value.pointId === 'string' &&
  'attempt' in value &&
  'nodes' in value &&
  Array.isArray(value.nodes)

/** None for a result that is there and only not valid: its reasons are of the measurement, not of a node. */
async function readFailureDocument(path: string): Promise<readonly Attempt[]> {
  const source = { artifact: basename(dirname(path)), file: basename(path), origin: 'failed' } as const
  const found = readResultFile({ ...source, text: await readBounded(path) })
  const damage = found.flatMap(({ problems }) => problems)
  if (damage.length > 0) throw new ProblemError(damage)
  return found.flatMap(({ pointId, attempt, failure }): readonly Attempt[] =>
    pointId === null || !failure
      ? []
      : [
          {
            pointId,
            title: pointId,
            attempt: attempt ?? 1,
            status: 'failed',
            atUnixMs: null,
            nodes: failure.nodes ?? [],
            ...classed(failure),
          },
        ],
  )
}

async function readBounded(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size <= maxDocumentBytes) return readFile(path, 'utf8')
  throw new ProblemError([
    problem('INFX308', `${path} is ${size} bytes large; at most ${maxDocumentBytes} are read`),
  ])
}

function classed(failure: PointFailure | undefined): { readonly failure?: AttemptFailure } {
  const found = failure && failureOf(failure.problems, (message) => classifyFailure([message])?.row.id)
  return found ? { failure: found } : {}
}
