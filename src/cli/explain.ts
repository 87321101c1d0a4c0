/** `infx explain CODE`: what a problem code means. */
import { allProblemKinds } from '../core/problems/all.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, didYouMean } from '../core/problem.ts'

export function explainVerb(code: string): Promise<number> {
  const wanted = code.toUpperCase()
  const found = allProblemKinds().find(([known]) => known === wanted)
  if (!found) {
    const near = didYouMean(
      wanted,
      allProblemKinds().map(([known]) => known),
    )
    throw new ProblemError([
      problem(
        'INFX307',
        `no problem has the code "${code}"`,
        near === undefined ? {} : { hint: `did you mean ${near}?` },
      ),
    ])
  }
  const [, kind] = found
  process.stdout.write(`${wanted} · ${kind.severity} · ${kind.blame}\n${kind.title}\n\n${kind.explain}\n`)
  return Promise.resolve(0)
}
