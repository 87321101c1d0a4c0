/**
 * A comment → the one command in it, or why there is none. Nothing is executed on a guess: what is almost a command is
 * refused with a hint, and what is ordinary talk is left alone.
 */
import { optional } from '../optional-field.ts'
import { didYouMean } from '../problem.ts'
import { visibleLines } from './command-lines.ts'
import { type CommandSpec, commandWords, findCommand } from './grammar.ts'
import { readRunReference, type RunReference } from './run-reference.ts'

export type Command =
  | { readonly name: 'sweep'; readonly commit?: string }
  | { readonly name: 'use' | 'rerun'; readonly run?: RunReference }
  | { readonly name: 'help' }

export interface Refusal {
  /** The line as it was read, for the answer. */
  readonly line: string
  readonly why: string
  readonly hint: string
}

export type ParsedComment =
  | { readonly kind: 'none' }
  | { readonly kind: 'command'; readonly command: Command; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }

/** Where run addresses must lead to. */
export interface CommandContext {
  /** owner/name */
  readonly repository: string
  /** `github.com`, or the server of an enterprise. */
  readonly host: string
}

type LineResult = { readonly command: Command } | { readonly refusal: Refusal } | undefined

/** Reads the whole comment; one bad line refuses all of it. */
export function parseComment(body: string, context: CommandContext): ParsedComment {
  const lines = visibleLines(body)
  const commands: { command: Command; line: string; next: string }[] = []
  const refusals: Refusal[] = []
  lines.forEach((line, index) => {
    const result = parseLine(line, context)
    if (!result) return
    if ('refusal' in result) refusals.push(result.refusal)
    else commands.push({ command: result.command, line: line.trim(), next: lines[index + 1]?.trim() ?? '' })
  })
  const [first, ...others] = commands
  const different = others.find(({ command }) => JSON.stringify(command) !== JSON.stringify(first?.command))
  if (different) {
    refusals.push({
      line: different.line,
      why: 'the comment holds two different commands',
      hint: 'write one command per comment',
    })
  }
  if (refusals.length > 0) return { kind: 'refused', refusals }
  if (!first) return { kind: 'none' }
  return { kind: 'command', command: first.command, notes: notesOf(first.command, first.next) }
}

/** A number alone on the next line was probably meant, and never counts. */
const notesOf = (command: Command, next: string): readonly string[] =>
  (command.name === 'use' || command.name === 'rerun') && command.run === undefined && /^[0-9]+$/.test(next)
    ? [`the number ${next} on the next line was not read: it must stand on the same line as the command`]
    : []

// No-break and ideographic spaces separate like others; what takes no room at the start of a line is dropped.
const blanks = /[\p{Zs}\t]+/gu
const invisibleStart = /^[\u200b-\u200d\u2060\ufeff\p{Zs}\t]+/u
const fullWidth = /[\uff01-\uff5e]/

function parseLine(raw: string, context: CommandContext): LineResult {
  const line = raw.replace(invisibleStart, '').replace(blanks, ' ').trim()
  if (fullWidth.test(line)) return fullWidthLine(line)
  const [, word = '', after = ''] = /^\/([A-Za-z-]+)(.*)$/u.exec(line) ?? []
  if (word === '') return undefined
  const spec = findCommand(word)
  if (!spec) return nearMiss(line, word, after)
  if (after === '' || after.startsWith(' ')) return parseArguments(line, spec, after.trim(), context)
  // `/use/local` is a path; anything else that sticks to the word was meant as a command.
  return after.startsWith('/')
    ? undefined
    : refuse(line, `text is glued to /${word}`, `put a space after /${word}`)
}

/** Full-width forms look right and are other characters: said, not silently turned. */
function fullWidthLine(line: string): LineResult {
  const [, word = ''] = /^\/([A-Za-z-]+)(?![A-Za-z/-])/u.exec(line.normalize('NFKC')) ?? []
  if (findCommand(word) === undefined) return undefined
  return refuse(
    line,
    'the line holds full-width characters',
    'switch the input method to half-width: /use 123',
  )
}

/** `/swep` or `/rernu 12` alone on a line, but no prose and no path. */
function nearMiss(line: string, word: string, after: string): LineResult {
  const near = word.length >= 4 && /^(?: [0-9]+)?$/.test(after) ? didYouMean(word, commandWords) : undefined
  return near === undefined
    ? undefined
    : refuse(line, `there is no command /${word}`, `did you mean /${near}?`)
}

function parseArguments(line: string, spec: CommandSpec, text: string, context: CommandContext): LineResult {
  const [argument, ...trailing] = text === '' ? [] : text.split(' ')
  if (trailing.length > 0 || (spec.argument === 'none' && argument !== undefined)) {
    return refuse(line, 'words follow the command', `write ${spec.usage} alone on its line`)
  }
  if (spec.name === 'help') return { command: { name: 'help' } }
  if (spec.name === 'sweep') return sweepCommand(line, argument)
  if (argument === undefined) return { command: { name: spec.name } }
  const glued = /^([0-9]+)(?=[^0-9])(?!\.)/u.exec(argument)
  if (glued)
    return refuse(line, `text is glued to the number ${glued[1] ?? ''}`, 'put nothing behind the number')
  if (argument.startsWith('#'))
    return refuse(line, `"${argument}" is not a plain id`, 'write the number without #')
  const run = readRunReference(argument, context.repository, context.host)
  if ('refused' in run) return refuse(line, run.refused, `write ${spec.usage}, the id in plain digits`)
  return { command: { name: spec.name, run } }
}

function sweepCommand(line: string, commit: string | undefined): LineResult {
  if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(commit)) {
    return { command: { name: 'sweep', ...optional('commit', commit?.toLowerCase()) } }
  }
  return refuse(line, `"${commit}" is not a full commit SHA`, 'copy all 40 digits, or write /sweep alone')
}

const refuse = (line: string, why: string, hint: string): LineResult => ({ refusal: { line, why, hint } })
