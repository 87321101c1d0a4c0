/** `per_page` (30, at most 100), `page`, and the Link header. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly headers: Readonly<Record<string, string>>
}

const defaultPerPage = 30
const maxPerPage = 100

/** `reachable`: results beyond it cannot be paged to, though the total counts them. */
export function paginate<Item>(all: readonly Item[], url: URL, reachable = Infinity): Page<Item> {
  const number = (name: string, fallback: number): number => {
    const value = Number(url.searchParams.get(name) ?? fallback)
    return Number.isInteger(value) && value > 0 ? value : fallback
  }
  const perPage = Math.min(number('per_page', defaultPerPage), maxPerPage)
  const page = number('page', 1)
  const items = all.slice(0, reachable)
  const last = Math.max(1, Math.ceil(items.length / perPage))
  const link = (target: number, relation: string): string => {
    const other = new URL(url)
    other.searchParams.set('page', String(target))
    return `<${other.href}>; rel="${relation}"`
  }
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ]
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  }
}
