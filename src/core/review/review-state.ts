/** All comments and reviews of a pull request → who signed off for what, and who must still. */
import type { OwnerNeed } from './codeowners.ts'
import { ownsOne } from './owners.ts'
import {
  judgeSignOff,
  sameLogin,
  signerOf,
  type SignOffContext,
  type SignOffText,
  type SignOffVerdict,
} from './sign-off.ts'
import type { SignOffTemplate } from './template.ts'

export interface NeedState {
  readonly need: OwnerNeed
  /** Logins, each once; none = somebody must still sign off. */
  readonly signedBy: readonly string[]
}

export interface JudgedSignOff {
  readonly url: string
  readonly verdict: Exclude<SignOffVerdict, { readonly kind: 'none' }>
}

export interface ReviewState {
  /** Every need has somebody. */
  readonly signedOff: boolean
  readonly needs: readonly NeedState[]
  /** Sign-offs only, in the order of the texts. */
  readonly signOffs: readonly JudgedSignOff[]
}

/** Whose roles have to be known: each account that wrote a sign-off, or changed one last. */
export function signersOf(
  template: SignOffTemplate,
  texts: readonly SignOffText[],
  ownAccount: string,
): readonly string[] {
  const logins = texts.flatMap((text) => signerOf(template, text, ownAccount).signer || [])
  return logins.filter((login, index) => logins.findIndex((other) => sameLogin(other, login)) === index)
}

/** One complete sign-off of an owner is enough, whatever else they wrote; deleting or unticking it takes it back. */
export function reviewState(
  template: SignOffTemplate,
  texts: readonly SignOffText[],
  context: SignOffContext,
): ReviewState {
  const signOffs = texts.flatMap((text) => {
    const verdict = judgeSignOff(template, text, context)
    return verdict.kind === 'none' ? [] : [{ url: text.url, verdict }]
  })
  const signers = [
    ...new Set(signOffs.flatMap(({ verdict }) => (verdict.kind === 'complete' ? [verdict.by] : []))),
  ]
  const needs = context.needs.map((need) => ({
    need,
    signedBy: signers.filter((login) => ownsOne(need, login, context.teams)),
  }))
  return { signedOff: needs.every(({ signedBy }) => signedBy.length > 0), needs, signOffs }
}
