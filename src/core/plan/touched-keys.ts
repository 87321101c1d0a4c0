/**
 * Which config keys can have other points in head than in the base: those with an input that differs. Every other key
 * has equal points by construction, so comparing a change costs what the change is, not what the configuration is.
 */
import { canonicalJson } from '../canonical-json.ts'
import type { ConfigEntry } from '../config/master.ts'
import { fileDigest } from './datasets.ts'
import type { PlanPolicy } from './policy.ts'
import type { RepoSnapshot, TextFile } from './snapshot.ts'
import type { Side } from './sweep-selection.ts'

/** In the order of head, then of base. All of them when runners, golden curves or the default task differ. */
export function touchedKeys(base: Side, head: Side, policy: PlanPolicy): readonly string[] {
  const keys = [...new Set([...head.config.entries.keys(), ...base.config.entries.keys()])]
  if (isSharedInputTouched(base.snapshot, head.snapshot, policy)) return keys
  return keys.filter((key) => {
    const before = base.config.entries.get(key)
    const after = head.config.entries.get(key)
    return !before || !after || isEntryTouched(before, after, base.snapshot, head.snapshot)
  })
}

function isSharedInputTouched(base: RepoSnapshot, head: RepoSnapshot, { evals }: PlanPolicy): boolean {
  const task = evals.taskPath
  return (
    textOf(base.runnerConfig) !== textOf(head.runnerConfig) ||
    contents(base.goldenCurves) !== contents(head.goldenCurves) ||
    (task !== undefined && fileDigest(task, base) !== fileDigest(task, head))
  )
}

const textOf = (file: TextFile | undefined): string => file?.text ?? ''
const contents = (files: readonly TextFile[]): string =>
  JSON.stringify(files.map(({ path, text }) => [path, text]))

function isEntryTouched(
  before: ConfigEntry,
  after: ConfigEntry,
  base: RepoSnapshot,
  head: RepoSnapshot,
): boolean {
  if (canonicalJson(before.value) !== canonicalJson(after.value)) return true
  const { recipes, files } = filesOf(after)
  return (
    // Which file a placeholder stands for is only known per point.
    recipes.some((path) => path.includes('{') || base.readRecipe(path) !== head.readRecipe(path)) ||
    files.some((path) => fileDigest(path, base) !== fileDigest(path, head))
  )
}

/** Files outside of the configuration that decide the points of an entry. */
function filesOf({ value }: ConfigEntry): {
  readonly recipes: readonly string[]
  readonly files: readonly string[]
} {
  const recipes = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string, member: unknown): void => {
    if (typeof member === 'string') {
      const setting = /^(?:EVAL_)?CONFIG_FILE=(.*)$/s.exec(member)?.[1]
      const reference = name === 'srt-recipe' ? member : setting
      if (reference !== undefined) recipes.add(reference.split(':', 1)[0]?.trim() ?? '')
      else if (name === 'path') files.add(member)
    } else if (typeof member === 'object' && member !== null) {
      for (const [key, inner] of Object.entries(member)) visit(Array.isArray(member) ? name : key, inner)
    }
  }
  visit('', value)
  return { recipes: [...recipes], files: [...files] }
}
