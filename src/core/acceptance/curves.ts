/** Golden acceptance-length curves: measured mean acceptance per draft length, one file per model and method. */
import { loadYaml } from '../../yaml.ts'
import type { PlaceOf } from '../../yaml.ts'
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/acceptance.ts'
import { firstProblems } from '../problem.ts'
import type { Problem } from '../problem.ts'
import { isMapping } from '../recipe/merge.ts'
import { curveMethods } from './models.ts'

export type Thinking = 'on' | 'off'

export interface GoldenCurve {
  /** File name without folder. */
  readonly file: string
  /** What the file name says of the model, e.g. `minimaxm3`; a model prefix by convention. */
  readonly model: string
  readonly method: string
  /** What tells several curves of one model and method apart, e.g. `gqa`; absent for the plain one. */
  readonly variant?: string
  /** Key inside the file, e.g. `minimax-m3`. */
  readonly modelKey: string
  /** Mean accepted tokens per step (bonus token included) by draft length, for each thinking mode measured. */
  readonly lengths: Readonly<Partial<Record<Thinking, ReadonlyMap<number, number>>>>
}

/** Reads every file; one with a problem is left out. */
export function loadGoldenCurves(files: readonly TextFile[]): {
  readonly curves: readonly GoldenCurve[]
  readonly problems: readonly Problem[]
} {
  const curves: GoldenCurve[] = []
  const problems: Problem[] = []
  for (const file of files) {
    const before = problems.length
    const read = readCurves(file, problems)
    if (problems.slice(before).every((item) => item.severity !== 'error')) curves.push(...read)
  }
  return { curves, problems: firstProblems(problems) }
}

interface Context {
  readonly path: string
  readonly placeOf: PlaceOf
  readonly problems: Problem[]
}

function readCurves(file: TextFile, problems: Problem[]): readonly GoldenCurve[] {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1)
  const loaded = loadYaml(file.text, file.path)
  problems.push(...loaded.problems)
  if (loaded.value === undefined) return []
  const context: Context = { path: file.path, placeOf: loaded.placeOf, problems }
  const named = nameParts(name)
  if (!named) {
    wrong(
      context,
      [],
      `the file name does not end in one of ${curveMethods.map((item) => `_${item}`).join(', ')}`,
    )
    return []
  }
  if (!isMapping(loaded.value) || Object.keys(loaded.value).length === 0) {
    wrong(context, [], 'the file holds no model key')
    return []
  }
  return Object.entries(loaded.value).map(([modelKey, body]) => ({
    file: name,
    ...named,
    modelKey,
    lengths: readModes(body, modelKey, context),
  }))
}

/** `MODEL_METHOD[_VARIANT].yaml`; a hyphen before the method occurs too. */
function nameParts(file: string): { model: string; method: string; variant?: string } | undefined {
  const stem = file.replace(/\.ya?ml$/, '')
  const parts = new RegExp(`^(.+?)[_-](${curveMethods.join('|')})(?:_(.+))?$`).exec(stem)
  const [, model, method, variant] = parts ?? []
  if (model === undefined || method === undefined) return undefined
  return { model, method, ...(variant === undefined ? {} : { variant }) }
}

/** `thinking_on` / `thinking_off` mappings, or the older form: a list of one-key mappings, measured with thinking. */
function readModes(body: unknown, modelKey: string, context: Context): GoldenCurve['lengths'] {
  if (Array.isArray(body)) return { on: readList(body, [modelKey], context) }
  if (!isMapping(body)) {
    wrong(context, [modelKey], `"${modelKey}" must be a mapping with thinking_on, or a list of lengths`)
    return {}
  }
  const keys = Object.keys(body)
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return { on: readMap(body, [modelKey], context) }
  const modes: Partial<Record<Thinking, ReadonlyMap<number, number>>> = {}
  for (const [key, lengths] of Object.entries(body)) {
    const path = [modelKey, key]
    if (key !== 'thinking_on' && key !== 'thinking_off') {
      wrong(context, path, `"${key}" is neither thinking_on nor thinking_off`)
      continue
    }
    modes[key === 'thinking_on' ? 'on' : 'off'] = Array.isArray(lengths)
      ? readList(lengths, path, context)
      : readMap(lengths, path, context)
  }
  if (!modes.on && !modes.off) wrong(context, [modelKey], `"${modelKey}" holds no lengths`)
  return modes
}

type Path = readonly (string | number)[]

function readList(items: readonly unknown[], path: Path, context: Context): ReadonlyMap<number, number> {
  const merged = new Map<number, number>()
  for (const [index, item] of items.entries()) {
    const inner = [...path, index]
    if (!isMapping(item))
      wrong(context, inner, 'an item of the list must be a mapping from draft length to length')
    else for (const [tokens, length] of readMap(item, inner, context)) merged.set(tokens, length)
  }
  return merged
}

function readMap(value: unknown, path: Path, context: Context): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>()
  if (!isMapping(value)) {
    wrong(context, path, 'lengths must be a mapping from draft length to mean acceptance length')
    return lengths
  }
  for (const [key, length] of Object.entries(value)) {
    const tokens = Number(key)
    if (!/^[1-9]\d*$/.test(key))
      wrong(context, [...path, key], `"${key}" is no draft length: a whole number from 1`)
    else if (typeof length !== 'number' || !(length >= 1 && length <= tokens + 1)) {
      wrong(
        context,
        [...path, key],
        `${tokens} draft tokens accept between 1 and ${tokens + 1}, not ${String(length)}`,
      )
    } else lengths.set(tokens, length)
  }
  if (lengths.size === 0) wrong(context, path, 'there are no lengths')
  return lengths
}

function wrong(context: Context, path: Path, message: string): void {
  const at = context.placeOf(path) ?? { file: context.path, line: 1, col: 1 }
  context.problems.push(problem('INFX120', message, { at }))
}
