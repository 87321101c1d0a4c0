/** The link of an entry: its canonical form, and what is wrong with another. */
import type { ProblemCode } from '../problem.ts'

/** What is known of the pull request; unknown parts are not compared. */
export interface LinkTarget {
  /** `https://github.com`, or an Enterprise server; no slash at the end. */
  readonly server: string
  /** `owner/name`. */
  readonly repository?: string
  readonly pullRequest?: number
}

export type LinkVerdict =
  | { readonly kind: 'canonical' }
  /** Means the right page; `canonical` is how it is stored. */
  | { readonly kind: 'equivalent'; readonly canonical: string }
  | {
      readonly kind: 'wrong'
      readonly code: ProblemCode
      readonly message: string
      readonly suggestion?: string
    }

/** Compares owner and repository without regard to case and allows one slash at the end (INFX069). */
export function judgeLink(link: string, target: LinkTarget): LinkVerdict {
  const expected = expectedLink(target)
  const wrong = (code: ProblemCode, message: string, suggestion = expected): LinkVerdict => ({
    ...{ kind: 'wrong', code, message },
    ...(suggestion === undefined ? {} : { suggestion }),
  })
  const url = parseUrl(link)
  if (!url) return wrong('INFX066', `pr-link "${link}" is no address`)
  const server = new URL(target.server)
  if (url.host.toLowerCase() !== server.host.toLowerCase()) {
    return wrong('INFX068', `pr-link points to the host "${url.host}", not to "${server.host}"`)
  }
  const [, owner, name, number, rest = ''] =
    /^\/([^/]+)\/([^/]+)\/pull\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
  if (owner === undefined || name === undefined || number === undefined) {
    const isEmptyNumber = /^\/[^/]+\/[^/]+\/pulls?\/?$/.test(url.pathname)
    return wrong(
      isEmptyNumber ? 'INFX066' : 'INFX068',
      `pr-link "${link}" is not the address of a pull request`,
    )
  }
  const repository = `${owner}/${name}`
  const missing = [
    ...(repository === unknownRepository ? ['repository'] : []),
    ...(/^[1-9]\d*$/.test(number) ? [] : ['number']),
  ]
  const isRightOwner = (): boolean =>
    repository === unknownRepository ||
    target.repository === undefined ||
    repository.toLowerCase() === target.repository.toLowerCase()
  if (missing.length > 0 && isRightOwner()) {
    return wrong('INFX066', `pr-link "${link}" has a placeholder for the ${missing.join(' and the ')}`)
  }
  if (target.repository !== undefined && repository.toLowerCase() !== target.repository.toLowerCase()) {
    return wrong('INFX067', `pr-link points to the repository "${repository}", not to "${target.repository}"`)
  }
  if (target.pullRequest !== undefined && Number(number) !== target.pullRequest) {
    return wrong('INFX067', `pr-link points to pull request ${number}, this is ${target.pullRequest}`)
  }
  const canonical = `${target.server}/${target.repository ?? repository}/pull/${number}`
  if (link === canonical) return { kind: 'canonical' }
  const isTidy =
    url.protocol === server.protocol && url.search === '' && url.hash === '' && (rest === '' || rest === '/')
  if (isTidy && url.username === '' && !link.includes('#') && !link.includes('?'))
    return { kind: 'equivalent', canonical }
  return wrong('INFX068', `pr-link "${link}" is not canonical`, canonical)
}

/** `owner/name` of an address on the server, whatever stands for the number; undefined when it is none or a placeholder itself. */
export function repositoryOfLink(link: string, server: string): string | undefined {
  const url = parseUrl(link)
  if (url?.host.toLowerCase() !== new URL(server).host.toLowerCase()) return undefined
  const [, repository] = /^\/([\w.-]+\/[\w.-]+)\/pulls?(?:\/|$)/.exec(url.pathname) ?? []
  return repository === unknownRepository ? undefined : repository
}

/**
 * `owner/name` of a remote's address as git has it: https, ssh and `git@host:owner/name`, with or without `.git`.
 * Undefined for another server, and for what is no repository of one.
 */
export function repositoryOfRemote(remote: string, server: string): string | undefined {
  const scpLike = /^(?:[^@/\s]+@)?([^:/\s]+):(?!\/)(.+)$/.exec(remote)
  const text = scpLike ? `ssh://${scpLike[1]}/${scpLike[2]}` : remote
  const url = /^(?:https?|ssh|git):\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (url?.hostname.toLowerCase() !== new URL(server).hostname.toLowerCase()) return undefined
  const [, repository] = /^\/+([\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/.exec(url.pathname) ?? []
  return repository
}

/** Stands where nobody knows. */
export const unknownRepository = 'OWNER/REPOSITORY'

function expectedLink(target: LinkTarget): string | undefined {
  if (target.repository === undefined || target.pullRequest === undefined) return undefined
  return `${target.server}/${target.repository}/pull/${target.pullRequest}`
}

function parseUrl(link: string): URL | undefined {
  if (!/^https?:\/\/[^\s]+$/.test(link)) return undefined
  return URL.canParse(link) ? new URL(link) : undefined
}
