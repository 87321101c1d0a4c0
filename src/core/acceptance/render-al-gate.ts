/** Verdicts of the acceptance-length lane for a terminal. */
import type { Problem } from '../problem.ts'
import { oneLine } from '../render/text.ts'
import type { AlGateLane, AlGateState, AlGateVerdict } from './al-gate.ts'

export interface AlGateResult extends Pick<AlGateLane, 'target' | 'covers'> {
  readonly pointId: string
  readonly title: string
  readonly model: string
  readonly engine: string
  readonly image: string
  readonly simulated: boolean
  readonly verdict: AlGateVerdict
  /** Why the run ended without a measurement; absent otherwise. */
  readonly failure?: readonly Problem[]
}

const sign = { pass: '✓', fail: '✗', inconclusive: '?' } as const

export function renderAlGate(results: readonly AlGateResult[]): string {
  const count = (wanted: AlGateState): number =>
    results.filter(({ verdict }) => verdict.state === wanted).length
  const [passed, off, unknown] = [count('pass'), count('fail'), count('inconclusive')]
  return [
    [
      `${passed} of ${results.length} acceptance lengths within tolerance`,
      ...(off > 0 ? [`${off} outside it`] : []),
      ...(unknown > 0 ? [`${unknown} inconclusive, which is never a pass`] : []),
      ...(results.some(({ simulated }) => simulated)
        ? ['simulated engine: it accepts drafts by chance, so this says nothing of a model']
        : []),
    ].join(' · '),
    ...results.flatMap(laneLines),
    '',
  ].join('\n')
}

function laneLines(result: AlGateResult): readonly string[] {
  const { target, verdict, covers } = result
  const { golden, measured, steps, state, because } = verdict
  const counted = steps === null ? '' : ` over about ${steps.toLocaleString('en')} steps`
  return [
    `${sign[state]} ${state}  ${result.model} · ${result.engine} · ${target.numSpecTokens} draft tokens · thinking ${target.thinking}`,
    `    measured ${measured === null ? 'nothing' : measured.toFixed(3)}${counted}, golden ${golden} (${target.curve}, ${target.modelKey})`,
    ...because.map((reason) => `    ${oneLine(reason)}`),
    `    run as ${result.title} on ${result.image}; holds for ${covers.length === 1 ? 'this point' : `${covers.length} points`}`,
  ]
}
