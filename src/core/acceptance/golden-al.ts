/** One value of the golden curves, asked for by hand. */
import '../problems/engine-command.ts'
import { didYouMean } from '../problem.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { specMethod } from '../recipe/spec-decoding.ts'
import { chooseCurve } from './choose-curve.ts'
import type { GoldenCurve, Thinking } from './curves.ts'

export interface GoldenQuestion {
  /** Model prefix of the configuration, name of a curve file, or key inside one. */
  readonly model: string
  /** `mtp`, `eagle3`, `dspark`, `dflash`, or an engine's word for one of them. */
  readonly method: string
  /** Draft tokens per step, without the bonus token, ≥ 1. */
  readonly tokens: number
  readonly thinking: Thinking
}

export interface GoldenAnswer {
  /** File without folder. */
  readonly curve: string
  readonly modelKey: string
  readonly thinking: Thinking
  readonly tokens: number
  /** Mean accepted tokens per step, the bonus token included. */
  readonly acceptanceLength: number
}

/** INFX184 with what there is, when no curve holds the value. */
export function goldenAcceptance(
  question: GoldenQuestion,
  curves: readonly GoldenCurve[],
): { readonly answer?: GoldenAnswer; readonly problems: readonly Problem[] } {
  const { model, tokens, thinking } = question
  const method = specMethod(question.method)
  const curve =
    chooseCurve(model, { method }, curves) ??
    curves.find((candidate) => candidate.modelKey === model && candidate.method === method)
  if (!curve) return { problems: [noCurve(model, method, curves)] }
  const lengths = curve.lengths[thinking]
  const acceptanceLength = lengths?.get(tokens)
  if (acceptanceLength === undefined) {
    const there = lengths
      ? `it holds ${[...lengths.keys()].join(', ')}`
      : `it was measured with thinking ${measured(curve)}`
    const message = `${curve.file} holds no value for ${tokens} draft tokens with thinking ${thinking}`
    return { problems: [problem('INFX184', message, { hint: there })] }
  }
  return {
    answer: { curve: curve.file, modelKey: curve.modelKey, thinking, tokens, acceptanceLength },
    problems: [],
  }
}

const measured = (curve: GoldenCurve): string => Object.keys(curve.lengths).join(' and ')

function noCurve(model: string, method: string, curves: readonly GoldenCurve[]): Problem {
  const names = [...new Set(curves.flatMap((curve) => [curve.model, curve.modelKey]))]
  const near = didYouMean(model, names)
  const nearMethod = didYouMean(method, [...new Set(curves.map((curve) => curve.method))])
  const there = curves.map(({ file }) => file)
  return problem('INFX184', `no golden curve for model "${model}" and method "${method}"`, {
    hint:
      near !== undefined && near !== model
        ? `did you mean "${near}"?`
        : nearMethod !== undefined && nearMethod !== method
          ? `did you mean "${nearMethod}"?`
          : there.length === 0
            ? 'the folder of golden curves (golden-al-dir) is empty or missing; docs/engines.md says where they come from'
            : `there are: ${[...new Set(there)].join(', ')}`,
  })
}
