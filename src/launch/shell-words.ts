/** Words of a POSIX shell: literals quoted, marks of nodes as variables of the job script. */
import { markedParts } from './allocation.ts'
import type { MarkedPart } from './allocation.ts'

const safe = /^[\w@%+=:,./-]+$/

/** One word; `{infx:address:0}` and its like become `"${addresses[0]}"`. */
export function shellWord(text: string): string {
  if (text === '') return "''"
  return markedParts(text).map(partWord).join('')
}

function partWord(part: MarkedPart): string {
  if (typeof part === 'string') return safe.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`
  switch (part.kind) {
    case 'address':
      return `"\${addresses[${part.node}]}"`
    case 'name':
      return `"\${names[${part.node}]}"`
    case 'job':
      return '"$SLURM_JOB_ID"'
  }
}

/** Words on lines of their own, continued; a flag and its value stay together. */
export const shellCommand = (words: readonly string[]): string => words.join(' \\\n  ')
