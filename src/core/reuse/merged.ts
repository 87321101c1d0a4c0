/** Pull requests that changelog entries name. */
import type { ChangelogEntry } from '../changelog/entry.ts'

/** More are never merged by one push. */
const maxPullRequests = 20

/** Numbers in this repository, each once, in the order of the entries. `repository` is `owner/name`. */
export function pullRequestsOf(
  entries: readonly Pick<ChangelogEntry, 'prLink'>[],
  server: string,
  repository: string,
): readonly number[] {
  const prefix = `${server}/${repository}/pull/`.toLowerCase()
  const numbers = entries.flatMap(({ prLink }) => {
    const link = prLink.toLowerCase()
    const digits = link.startsWith(prefix) ? /^[1-9][0-9]{0,9}$/.exec(link.slice(prefix.length)) : null
    return digits ? [Number(digits[0])] : []
  })
  return [...new Set(numbers)].slice(0, maxPullRequests)
}
