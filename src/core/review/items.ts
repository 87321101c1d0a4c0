/** The boxes of a sign-off against those of the template. */
import { visibleLines } from '../commands/command-lines.ts'
import { shortCommit } from '../render/numbers.ts'
import type { IncompleteItem, SignOffContext } from './sign-off.ts'
import { boxOf, type SignOffTemplate, type TemplateItem } from './template.ts'

export interface CheckedItems {
  /** What a new sign-off is needed for. */
  readonly refused: readonly string[]
  /** What an edit mends. */
  readonly incomplete: readonly IncompleteItem[]
}

type Here = Pick<SignOffContext, 'repository' | 'host' | 'head'>
type ItemFault = { readonly refused: string } | { readonly incomplete: string }

/** Every item of the template needs its box; boxes that the template does not have say nothing. */
export function checkItems(template: SignOffTemplate, body: string, here: Here): CheckedItems {
  const filled = boxesOf(template, body)
  const refused: string[] = []
  const incomplete: IncompleteItem[] = []
  for (const item of template.items) {
    const fault = faultOf(item, filled.get(item) ?? [], here)
    if (fault === undefined) continue
    if ('refused' in fault) refused.push(fault.refused)
    else incomplete.push({ name: item.name, why: fault.incomplete })
  }
  return { refused, incomplete }
}

interface FilledBox {
  readonly ticked: boolean
  /** What follows the text of the item. */
  readonly rest: string
}

/** A box is that of one item only: of those whose text it begins with, the longest. */
function boxesOf({ items }: SignOffTemplate, body: string): ReadonlyMap<TemplateItem, readonly FilledBox[]> {
  const filled = new Map<TemplateItem, FilledBox[]>(items.map((item) => [item, []]))
  const longestFirst = items.toSorted((a, b) => b.text.length - a.text.length)
  for (const { ticked, text } of visibleLines(body).flatMap((line) => boxOf(line) ?? [])) {
    for (const item of longestFirst) {
      const rest = restOf(item, text)
      if (rest === undefined) continue
      filled.get(item)?.push({ ticked, rest })
      break
    }
  }
  return filled
}

function faultOf(item: TemplateItem, found: readonly FilledBox[], here: Here): ItemFault | undefined {
  if (found.length === 0) return { refused: `item ${item.name} of the current template is absent` }
  if (found.some(({ ticked }) => !ticked)) return { incomplete: 'the box is not ticked' }
  for (const { rest } of found) {
    const fault = faultOfRest(item, rest, here)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** What follows the text of the item; undefined when the box is of another one. */
function restOf({ text, link, head }: TemplateItem, box: string): string | undefined {
  if (!box.startsWith(text)) return undefined
  const rest = box.slice(text.length)
  // Words right behind it make it another sentence, unless the template asks for something there.
  const other = link || head ? /^[\p{L}\p{N}_]/u : /^ ?[\p{L}\p{N}_]/u
  return other.test(rest) ? undefined : rest.trim()
}

const notApplicable = /^[^\p{L}\p{N}]*(?:n\/?a|not applicable|不适用|不適用)(?![\p{L}\p{N}])/iu

function faultOfRest(item: TemplateItem, rest: string, here: Here): ItemFault | undefined {
  if (notApplicable.test(rest))
    return item.notApplicable ? undefined : { incomplete: 'the template allows no N/A here' }
  if (item.head && !rest.toLowerCase().includes(here.head)) return wrongHead(item, rest, here)
  if (!item.link) return undefined
  const links = linksIn(rest)
  if (links.length === 0) return { incomplete: `it needs the address of something in ${here.repository}` }
  return links.some((link) => leadsInto(link, here))
    ? undefined
    : { refused: `item ${item.name} links to another repository than ${here.repository}` }
}

const wrongHead = ({ name }: TemplateItem, rest: string, { head }: Here): ItemFault => {
  const [other] = /(?<![0-9a-f])(?:[0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-f])/i.exec(rest) ?? []
  return other === undefined
    ? { incomplete: `it needs the full SHA of the head, ${head}` }
    : { refused: `item ${name} is about ${shortCommit(other)}, the head is ${shortCommit(head)}` }
}

const linksIn = (text: string): readonly string[] =>
  (text.match(/https?:\/\/[^\s<>"'`，。；、（）【】「」]+/giu) ?? []).map(withoutClosing)

/** Punctuation behind an address is of the sentence around it. */
function withoutClosing(link: string): string {
  let end = link.length
  while (')].,;:!?*_}'.includes(link.charAt(end - 1)) && end > 0) end--
  return link.slice(0, end)
}

/** Something inside the repository, by what a browser makes of the address. */
function leadsInto(link: string, { repository, host }: Here): boolean {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (url?.protocol !== 'https:' || url.host !== host.toLowerCase() || url.username !== '') return false
  const [, owner = '', name = '', ...within] = url.pathname.toLowerCase().split('/')
  return `${owner}/${name}` === repository.toLowerCase() && within.some((part) => part !== '')
}
