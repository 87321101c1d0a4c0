/** What a point replays or asks: datasets and eval tasks, with the content of their files as part of their identity. */
import '../problems/config.ts'
import { createHash } from 'node:crypto'
import { dataFilesOf } from '../evals/data-files.ts'
import type { Dataset, EvalTask } from '../point.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { Dataset as DatasetConfig } from '../schema/master-config.generated.ts'
import type { RepoSnapshot } from './snapshot.ts'
import { remembered } from '../remembered.ts'

/** Model families with a context of a million tokens replay the long corpus, all others the one cut at 256k. */
const longContext = ['dsv4', 'glm5.2', 'minimaxm3', 'kimik3']
const corpus = 'semianalysis_cc_traces_weka_062126'

/** The dataset of an agentic item, else the corpus of the model family. */
export function datasetOf(dataset: DatasetConfig | undefined, modelPrefix: string): Dataset {
  if (dataset?.generator) {
    const generator = Object.fromEntries(
      Object.entries<number>({ ...dataset.generator }).map(([field, value]): [string, number] => [
        camel(field),
        value,
      ]),
    )
    return { loader: 'generated', generator }
  }
  if (dataset?.path !== undefined && dataset.format !== undefined) {
    return { loader: dataset.format, path: dataset.path }
  }
  const isLong = longContext.some((prefix) => modelPrefix.startsWith(prefix))
  return { loader: isLong ? corpus : `${corpus}_256k` }
}

const camel = (field: string): string => field.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const digestsOf = remembered((_snapshot: RepoSnapshot) => new Map<string, string | undefined>())

/** The same with the digest of its file, so that an edited file is another measurement; and what is wrong with it. */
export function withDigest<Source extends Dataset | EvalTask>(
  source: Source,
  snapshot: RepoSnapshot,
): { readonly source: Source; readonly problems: readonly Problem[] } {
  if (source.path === undefined) return { source, problems: [] }
  const digest = fileDigest(source.path, snapshot)
  if (digest !== undefined) return { source: { ...source, digest }, problems: [] }
  return { source, problems: [unreadable(source.path, snapshot)] }
}

/** What is not text is no trace and no task. A folder and a very large file may be one, whose changes go unnoticed. */
function unreadable(path: string, snapshot: RepoSnapshot): Problem {
  const refusal = snapshot.refusalOf?.(path)
  if (refusal === undefined) {
    return problem('INFX028', `"${path}" does not exist`, { hint: 'it is relative to the repository root' })
  }
  const detail = refusal.hint === undefined ? {} : { hint: refusal.hint }
  if (/ is not UTF-8 /.test(refusal.message)) {
    return problem('INFX028', refusal.message, { ...detail, ...(refusal.at ? { at: refusal.at } : {}) })
  }
  const message = `${refusal.message}, so a change of it cannot be noticed`
  return problem('INFX028', message, { ...detail, severity: 'warning' })
}

/**
 * SHA-256 (hex) of what a file of a point says: of its text, and for a task of the question files it names that are in
 * the repository, since other questions are another measurement. Undefined when the file has no text. Kept per snapshot.
 */
export function fileDigest(path: string, snapshot: RepoSnapshot): string | undefined {
  const digests = digestsOf(snapshot)
  if (!digests.has(path)) digests.set(path, contentDigest(path, snapshot))
  return digests.get(path)
}

function contentDigest(path: string, snapshot: RepoSnapshot): string | undefined {
  const text = snapshot.readFile(path)
  if (text === undefined) return undefined
  const questions = (/\.ya?ml$/.test(path) ? dataFilesOf(path, text) : []).flatMap((file) => {
    const content = snapshot.readFile(file)
    return content === undefined ? [] : [sha256(content)]
  })
  return questions.length === 0 ? sha256(text) : sha256([sha256(text), ...questions].join('\n'))
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
