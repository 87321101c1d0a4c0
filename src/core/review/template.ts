/** The sign-off template of a repository: the line that begins a sign-off, and the boxes that it has to tick. */
import { visibleLines } from '../commands/command-lines.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/review.ts'
import type { Problem } from '../problem.ts'
import { clip } from '../render/text.ts'

export interface TemplateItem {
  /** Short name for messages: the code that begins the item (`A1`), else its first words. */
  readonly name: string
  /** What a ticked box has to begin with, its blanks made one. */
  readonly text: string
  /** It needs an address in this repository. */
  readonly link: boolean
  /** It needs the full SHA of the head commit. */
  readonly head: boolean
  /** "N/A" will do. */
  readonly notApplicable: boolean
}

export interface SignOffTemplate {
  /** First line of every sign-off. */
  readonly opening: string
  readonly items: readonly TemplateItem[]
}

/** Boxes of task lists as GitHub draws them. */
const boxPattern = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s+\[(?<tick>[ xX])\]\s(?<text>.*)$/s

export interface Box {
  readonly ticked: boolean
  readonly text: string
}

/** A line with its blanks made one: copying and editing in a browser changes them. */
export const plainLine = (line: string): string => line.replace(/[\p{Zs}\s]+/gu, ' ').trim()

export function boxOf(line: string): Box | undefined {
  const { tick, text } = boxPattern.exec(line)?.groups ?? {}
  return tick === undefined || text === undefined
    ? undefined
    : { ticked: tick !== ' ', text: plainLine(text) }
}

/** `file` is its path, for the Problems INFX361; without a usable template there is none. */
export function parseTemplate(
  text: string,
  file: string,
): { readonly template?: SignOffTemplate; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const refuse = (line: number, why: string): void => {
    problems.push(problem('INFX361', why, { at: { file, line, col: 1 } }))
  }
  let opening: string | undefined
  const items: TemplateItem[] = []
  visibleLines(text).forEach((line, index) => {
    const box = boxOf(line)
    if (box) {
      const item = itemOf(box.text)
      if ('refused' in item) refuse(index + 1, item.refused)
      else if (items.some((other) => other.text === item.text))
        refuse(index + 1, `the box "${item.text}" stands there twice`)
      else items.push(item)
    } else if (items.length === 0 && plainLine(line) !== '') opening ??= plainLine(line)
  })
  if (items.length === 0 && problems.length === 0) refuse(1, 'expected boxes, "- [ ] …", got none')
  if (opening === undefined) refuse(1, 'expected a line of text before the first box, got none')
  return opening === undefined || problems.length > 0
    ? { problems }
    : { template: { opening, items }, problems }
}

const allowed = ['link', 'head', 'N/A'] as const

function itemOf(text: string): TemplateItem | { readonly refused: string } {
  const { fixed = '', words } = /^(?<fixed>[^<]*)(?:<(?<words>[^<>]*)>)?$/.exec(text)?.groups ?? {}
  const item = fixed.replace(/[\s:：]+$/, '')
  const asked = words?.split(' or ') ?? []
  if (item === '' || asked.some((word) => !allowed.some((known) => known === word)))
    return {
      refused: `the box "${text}": expected a text, and at its end nothing or <link>, <head>, <N/A> or several with "or" between them`,
    }
  return {
    name: /^[A-Z]{1,4}[0-9]{1,3}(?![\p{L}\p{N}])/u.exec(item)?.[0] ?? clip(item, 40),
    text: item,
    link: asked.includes('link'),
    head: asked.includes('head'),
    notApplicable: asked.includes('N/A'),
  }
}
