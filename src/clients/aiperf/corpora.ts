/** The recorded corpora of agentic coding sessions, by model family (engines.md §1.2). */
import '../../core/problems/python.ts'
import { didYouMean, ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'

/** Families whose models take a million tokens of context; others replay the corpus cut at 256 k. */
const millionTokenFamilies = ['dsv4', 'glm5.2', 'minimaxm3', 'kimik3']
const current = 'semianalysis_cc_traces_weka_062126'

const dated = ['060226', '060526', '060826'].map(
  (date) => `semianalysis_cc_traces_weka_with_subagents_${date}`,
)
const plain = ['061326', '061526', '062126'].map((date) => `semianalysis_cc_traces_weka_${date}`)

/** Loader → data set at Hugging Face. Only these may be measured against each other. */
export const corpusLoaders: ReadonlyMap<string, string> = new Map(
  ['semianalysis_cc_traces_weka_with_subagents', ...dated, ...plain]
    .flatMap((loader) => [loader, `${loader}_256k`])
    .map((loader) => [loader, dataSetOf(loader)]),
)

function dataSetOf(loader: string): string {
  return `semianalysisai/${loader.replace('semianalysis_', '').replaceAll('_', '-')}`
}

/** The loader for a model prefix such as `dsv4.1`, unless one is asked for; throws ProblemError (INFX217) on an unknown one. */
export function corpusOf(modelPrefix: string, asked: string | undefined): string {
  if (asked === undefined || asked === '') {
    const isLong = millionTokenFamilies.some((family) => modelPrefix.startsWith(family))
    return isLong ? current : `${current}_256k`
  }
  if (corpusLoaders.has(asked)) return asked
  const known = [...corpusLoaders.keys()]
  const near = didYouMean(asked, known)
  throw new ProblemError([
    problem('INFX217', `unknown corpus loader "${asked}"; allowed are ${known.join(', ')}`, {
      ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
    }),
  ])
}
