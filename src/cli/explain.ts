/** `infx explain CODE`: what a problem code means. */
import { allProblemKinds } from '../core/problems/all.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, didYouMean } from '../core/problem.ts'

/** Whoever reads `INFX012` types `12`, too. */
function wholeCode(code: string): string {
  const [, digits] = /^(?:INFX[-_ ]?)?0*(\d{1,3})$/i.exec(code.trim()) ?? []
  return digits === undefined ? code.toUpperCase() : `INFX${digits.padStart(3, '0')}`
}

export function explainVerb(code: string): Promise<number> {
  const wanted = wholeCode(code)
  const found = allProblemKinds().find(([known]) => known === wanted)
  if (!found) {
    const near = didYouMean(
      wanted,
      allProblemKinds().map(([known]) => known),
    )
    throw new ProblemError([
      problem('INFX307', `no problem has the code "${code}"`, {
        hint:
          near === undefined
            ? 'codes look like INFX012; docs/problems.md lists them all'
            : `did you mean ${near}?`,
      }),
    ])
  }
  const [, kind] = found
  process.stdout.write(`${wanted} · ${kind.severity} · ${kind.blame}\n${kind.title}\n\n${kind.explain}\n`)
  return Promise.resolve(0)
}
