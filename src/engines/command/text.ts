/** Command text with holes that only the launcher can fill: addresses of nodes that are not allocated yet, paths of a site. */

export type Placeholder =
  /** Address at which the other nodes reach node `node` (index in the allocation, from 0). */
  | { readonly kind: 'node-address'; readonly node: number }
  /** Name of node `node`, as the scheduler knows it. */
  | { readonly kind: 'node-name'; readonly node: number }
  /** The model as the engine sees it: a folder that is mounted, or the name on the hub. */
  | { readonly kind: 'model-path' }
  /** The separate draft model, likewise; only default commands need it. */
  | { readonly kind: 'draft-model-path' }
  /** Folder for files of this point, the same on every node. */
  | { readonly kind: 'work-dir' }
  /** The scheduler's job id, or whatever tells runs on one machine apart. */
  | { readonly kind: 'job-id' }

/** A string, or literal pieces and placeholders in order. */
export type Text = string | readonly (string | Placeholder)[]

export type Resolve = (placeholder: Placeholder) => string

export const nodeAddress = (node: number): Placeholder => ({ kind: 'node-address', node })
export const nodeName = (node: number): Placeholder => ({ kind: 'node-name', node })
export const modelPath: Placeholder = { kind: 'model-path' }
export const draftModelPath: Placeholder = { kind: 'draft-model-path' }
export const workDir: Placeholder = { kind: 'work-dir' }
export const jobId: Placeholder = { kind: 'job-id' }

/** Stands for the draft model inside values that default commands write as plain text. */
export const draftModelMark = '{draft_model_path}'

/** The text with every mark of the draft model as its placeholder. */
export function marked(value: string): Text {
  const [first = '', ...rest] = value.split(draftModelMark)
  return joined([first, ...rest.flatMap((part) => [draftModelPath, part])])
}

/** Template: text`http://${nodeAddress(0)}:${8000}/health`. */
export function text(
  literals: TemplateStringsArray,
  ...values: readonly (Text | Placeholder | number)[]
): Text {
  const parts = literals.flatMap((literal, index): readonly (string | Placeholder)[] => {
    const value = values[index]
    return value === undefined
      ? [literal]
      : [literal, ...partsOf(typeof value === 'number' ? String(value) : value)]
  })
  return joined(parts)
}

export const concat = (...texts: readonly Text[]): Text => joined(texts.flatMap(partsOf))

export function resolveText(from: Text, resolve: Resolve): string {
  return partsOf(from)
    .map((part) => (typeof part === 'string' ? part : resolve(part)))
    .join('')
}

export const placeholdersOf = (from: Text): readonly Placeholder[] =>
  partsOf(from).filter((part): part is Placeholder => typeof part !== 'string')

export function partsOf(from: Text | Placeholder): readonly (string | Placeholder)[] {
  if (typeof from === 'string') return [from]
  return 'kind' in from ? [from] : from
}

/** Neighbouring literals become one, so that equal texts are equal values. */
function joined(parts: readonly (string | Placeholder)[]): Text {
  const merged: (string | Placeholder)[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else merged.push(part)
  }
  const [only, ...others] = merged
  if (only === undefined) return ''
  return others.length === 0 && typeof only === 'string' ? only : merged
}
