/** What a decided event asks of the plan: which commits, which keys, which labels; as the outputs of the gate. */
import type { GateDecision, PullRequestState } from './facts.ts'
import type { SweepTrigger } from './trigger.ts'

export interface RequestDefaults {
  /** GITHUB_SHA. */
  readonly sha: string
  /** For events that carry no inputs. */
  readonly keys: string
  readonly points: string
  readonly labels: string
  readonly hasDatabase: boolean
}

export type SweepRequest = Readonly<
  Record<
    | 'decision'
    | 'because'
    | 'head'
    | 'base'
    | 'pull-request'
    | 'labels'
    | 'keys'
    | 'points'
    | 'resume-run'
    | 'failed-of-run'
    | 'pushed-from',
    string
  > &
    Record<'run' | 'plan' | 'fail-fast' | 'fork' | 'ingest' | 'reusable', boolean>
>

export function sweepRequest(
  trigger: SweepTrigger,
  decision: GateDecision,
  pullRequest: PullRequestState | undefined,
  defaults: RequestDefaults,
): SweepRequest {
  const inputs = trigger.kind === 'workflow_dispatch' ? trigger.inputs : undefined
  const isRun = decision.action === 'run'
  const keys = inputs && inputs.keys.length > 0 ? inputs.keys.join(' ') : defaults.keys
  return {
    decision: decision.action,
    run: isRun,
    plan: isRun || decision.standing,
    because: decision.because.join('; '),
    head: pullRequest?.head ?? (trigger.kind === 'push' ? trigger.after : undefined) ?? defaults.sha,
    // A pull request is compared with where its target branch stands now; the plan takes the merge base.
    base: pullRequest
      ? `origin/${pullRequest.baseRef}`
      : ((trigger.kind === 'push' ? trigger.before : inputs?.base) ?? ''),
    'pull-request': pullRequest ? String(pullRequest.number) : '',
    labels: decision.labels.length > 0 ? decision.labels.join(',') : defaults.labels,
    keys,
    points: inputs?.points ?? defaults.points,
    'fail-fast': decision.effects.failFast,
    'resume-run': inputs?.resumeRun ?? '',
    'failed-of-run': inputs?.failedOfRun ?? '',
    'pushed-from': trigger.kind === 'push' ? (trigger.before ?? '') : '',
    fork: pullRequest?.fork ?? false,
    // What is not merged is nobody's published result yet.
    ingest: isRun && defaults.hasDatabase && pullRequest === undefined,
    reusable: decision.effects.reusable,
  }
}
