/** Builders of what the gate decides on: a test names only what matters to it. */
import { decide } from '../../../src/core/gate/decide.ts'
import type {
  Actor,
  AppliedLabel,
  GateDecision,
  GateInput,
  GatePolicy,
  PullRequestState,
} from '../../../src/core/gate/facts.ts'
import { defaultLabelTable, labelTable } from '../../../src/core/gate/labels.ts'
import type {
  DispatchInputs,
  DispatchTrigger,
  PullRequestTrigger,
  PushTrigger,
} from '../../../src/core/gate/trigger.ts'

export const head = 'a'.repeat(40)
export const otherHead = 'b'.repeat(40)
export const maintainer: Actor = { login: 'maint-a', role: 'maintain' }
export const triager: Actor = { login: 'triage-t', role: 'triage' }

export const aGatePolicy = (overrides: Partial<GatePolicy> = {}): GatePolicy => ({
  enabled: true,
  table: defaultLabelTable,
  defaultBranch: 'main',
  ...overrides,
})

export const appliedLabels = (names: readonly string[], by: Actor = maintainer): readonly AppliedLabel[] =>
  names.map((name) => ({ name, by }))

export const aPullRequest = (overrides: Partial<PullRequestState> = {}): PullRequestState => ({
  number: 21,
  open: true,
  draft: false,
  fork: false,
  head,
  baseRef: 'main',
  mergeable: 'yes',
  labels: appliedLabels(['full-sweep-fail-fast']),
  headMessage: 'Tune conc 16',
  ...overrides,
})

export const aPullRequestTrigger = (overrides: Partial<PullRequestTrigger> = {}): PullRequestTrigger => ({
  kind: 'pull_request',
  action: 'synchronize',
  number: 21,
  head,
  baseRef: 'main',
  fork: false,
  draft: false,
  sender: 'maint-a',
  ...overrides,
})

export const aPush = (overrides: Partial<PushTrigger> = {}): PushTrigger => ({
  kind: 'push',
  ref: 'refs/heads/main',
  before: otherHead,
  after: head,
  forced: false,
  sender: 'maint-a',
  ...overrides,
})

export const aDispatch = (inputs: Partial<DispatchInputs> = {}): DispatchTrigger => ({
  kind: 'workflow_dispatch',
  ref: 'refs/heads/main',
  sender: 'maint-a',
  inputs: { keys: [], labels: [], ...inputs },
})

export const decideWith = (overrides: Partial<GateInput> = {}): GateDecision =>
  decide({
    trigger: aPullRequestTrigger(),
    pullRequest: aPullRequest(),
    actor: maintainer,
    history: { attempt: 1 },
    policy: aGatePolicy(),
    ...overrides,
  })

/** The names of the small cases. */
export const caseTable = labelTable({
  'full-sweep-enabled': 'sweep-full',
  'full-sweep-fail-fast': 'sweep-fail-fast',
  'non-canary-full-sweep-enabled': 'sweep-no-canary',
  'all-evals': 'evals-all',
  'agentx-fast': 'quick',
}).table
