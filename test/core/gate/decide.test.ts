import { describe, expect, it } from 'vitest'
import { decideFromEvent } from '../../../src/core/gate/decide.ts'
import type { Role } from '../../../src/core/gate/facts.ts'
import { plainEffects } from '../../../src/core/gate/labels.ts'
import {
  aDispatch,
  aGatePolicy,
  appliedLabels,
  aPullRequest,
  aPullRequestTrigger,
  aPush,
  caseTable,
  decideWith,
  head,
  maintainer,
  otherHead,
  triager,
} from './gate-fixture.ts'

const codes = (decision: ReturnType<typeof decideWith>) => decision.problems.map(({ code }) => code)

describe('one pull request, label by label', () => {
  it('runs a labelled pull request and says who asked for what', () => {
    const decision = decideWith({
      pullRequest: aPullRequest({ labels: appliedLabels(['docs', 'full-sweep-fail-fast', 'agentx-fast']) }),
    })
    expect(decision).toEqual({
      action: 'run',
      because: [
        'label full-sweep-fail-fast by maint-a (maintain)',
        'label agentx-fast by maint-a (maintain)',
        'canary first, where one is possible',
        'fail-fast: the first failed point of a matrix cancels the rest',
        'shorter agentic points',
        'the results cannot be reused for the merge',
      ],
      effects: { ...plainEffects, failFast: true, fast: true, reusable: false },
      labels: ['full-sweep-fail-fast', 'agentx-fast'],
      concurrency: 'active',
      problems: [],
      standing: false,
    })
  })

  it('takes evals-only and all-evals together as both: every evaluation, no throughput', () => {
    const { action, effects, because } = decideWith({
      pullRequest: aPullRequest({ labels: appliedLabels(['full-sweep-enabled', 'evals-only', 'all-evals']) }),
    })
    expect(action).toBe('run')
    expect(effects).toMatchObject({ evalsOnly: true, allEvals: true, reusable: false })
    expect(because).toEqual(
      expect.arrayContaining(['evaluations only, no throughput', 'every evaluation that is possible']),
    )
  })

  it('tells everything that is wrong at once', () => {
    const decision = decideWith({
      trigger: aPullRequestTrigger({ fork: true }),
      pullRequest: aPullRequest({
        fork: true,
        mergeable: 'conflict',
        labels: [
          ...appliedLabels(['full-sweep-enabled'], triager),
          ...appliedLabels(['full-sweep-fail-fast']),
        ],
      }),
    })
    expect(decision.action).toBe('refuse')
    expect(codes(decision)).toEqual(['INFX131', 'INFX136', 'INFX135', 'INFX137'])
    expect(decision.because[0]).toContain('full-sweep-fail-fast, full-sweep-enabled')
  })

  it('reads labels at run time: a re-run whose label was removed starts nothing', () => {
    const decision = decideWith({
      trigger: aPullRequestTrigger({ action: 'labeled', label: 'full-sweep-enabled' }),
      pullRequest: aPullRequest({ labels: [] }),
      history: { attempt: 2 },
    })
    expect(decision).toMatchObject({
      action: 'skip',
      because: ['the label full-sweep-enabled is not applied any more'],
    })
  })

  it('leaves a moved head to the event of the push, and refuses to re-run the old commit', () => {
    const pullRequest = aPullRequest({ head: otherHead })
    expect(decideWith({ pullRequest })).toMatchObject({ action: 'skip' })
    const rerun = decideWith({ pullRequest, history: { attempt: 2 } })
    expect(rerun.action).toBe('refuse')
    expect(codes(rerun)).toEqual(['INFX138'])
  })

  it('asks for standing results where a pull request without a sweep could be merged', () => {
    const standing = (
      pullRequest: Parameters<typeof aPullRequest>[0],
      action: 'unlabeled' | 'closed' = 'unlabeled',
    ) =>
      decideWith({
        trigger: aPullRequestTrigger({
          action,
          ...(action === 'unlabeled' ? { label: 'full-sweep-fail-fast' } : {}),
        }),
        pullRequest: aPullRequest(pullRequest),
      })
    expect(standing({ labels: [] })).toMatchObject({ action: 'skip', standing: true })
    expect(standing({ headMessage: 'Tune\n\n[skip-sweep]' })).toMatchObject({
      action: 'skip',
      standing: true,
    })
    expect(standing({ labels: [], draft: true })).toMatchObject({ action: 'skip', standing: false })
    expect(standing({ labels: [] }, 'closed')).toMatchObject({ action: 'skip', standing: false })
    expect(standing({ head: otherHead })).toMatchObject({ action: 'skip', standing: false })
    expect(decideWith({})).toMatchObject({ action: 'run', standing: false })
  })

  it('does not let a triage role enlarge a sweep by taking a modifier away', () => {
    const decision = decideWith({
      trigger: aPullRequestTrigger({ action: 'unlabeled', label: 'evals-only' }),
      actor: triager,
    })
    expect(decision.action).toBe('refuse')
    expect(codes(decision)).toEqual(['INFX135'])
  })

  it('names the outdated label and its successor, and still runs it', () => {
    const decision = decideWith({ pullRequest: aPullRequest({ labels: appliedLabels(['sweep-enabled']) }) })
    expect(decision).toMatchObject({
      action: 'run',
      effects: { trim: true, skipCanary: true, reusable: false },
    })
    expect(decision.problems).toMatchObject([{ code: 'INFX133', severity: 'notice' }])
  })

  it('warns of a label that only looks right', () => {
    const decision = decideWith({
      trigger: aPullRequestTrigger({ action: 'opened' }),
      pullRequest: aPullRequest({ labels: appliedLabels(['full-sweep-enable', 'documentation']) }),
    })
    expect(decision.action).toBe('skip')
    expect(decision.problems).toMatchObject([
      { code: 'INFX133', severity: 'warning', hint: 'did you mean "full-sweep-enabled"?' },
    ])
  })

  it('answers from the event alone where GitHub need not be asked', () => {
    const policy = aGatePolicy()
    const irrelevant = decideFromEvent(aPullRequestTrigger({ action: 'labeled', label: 'docs' }), policy)
    expect(irrelevant).toMatchObject({ action: 'skip', concurrency: 'own' })
    expect(decideFromEvent(aPullRequestTrigger({ action: 'other' }), policy)).toMatchObject({
      concurrency: 'own',
    })
    expect(decideFromEvent(aPullRequestTrigger(), policy)).toBeUndefined()
    expect(decideFromEvent(aPullRequestTrigger(), aGatePolicy({ enabled: false }))).toMatchObject({
      action: 'skip',
    })
  })
})

describe('the full cross product of pull-request events', () => {
  const primaries = [
    [],
    ['full-sweep-fail-fast'],
    ['FULL-SWEEP-ENABLED'],
    ['non-canary-full-sweep-enabled'],
    ['sweep-enabled'],
    ['full-sweep-enabled', 'full-sweep-fail-fast'],
  ]
  const modifierNames = ['all-evals', 'evals-only', 'agentx-fast']
  const modifiers = Array.from({ length: 8 }, (_, bits) =>
    modifierNames.filter((_name, bit) => (bits >> bit) & 1),
  )
  const events = [
    { action: 'opened' },
    { action: 'reopened' },
    { action: 'ready_for_review' },
    { action: 'synchronize' },
    { action: 'closed' },
    { action: 'converted_to_draft' },
    { action: 'other' },
    ...['full-sweep-fail-fast', 'Full-Sweep-Enabled', 'evals-only', 'docs'].flatMap((label) => [
      { action: 'labeled', label } as const,
      { action: 'unlabeled', label } as const,
    ]),
  ] as const
  const roles: readonly Role[] = ['admin', 'maintain', 'write', 'triage', 'read', 'none', 'unknown']
  const flags = [false, true]

  it('holds what may never break, and each action occurs', () => {
    const seen = { run: 0, skip: 0, refuse: 0 }
    for (const event of events)
      for (const primary of primaries)
        for (const modifier of modifiers)
          for (const role of roles)
            for (const draft of flags)
              for (const fork of flags)
                for (const mark of flags)
                  for (const conflict of flags)
                    for (const moved of flags) {
                      const by = { login: 'someone', role }
                      const decision = decideWith({
                        trigger: aPullRequestTrigger({ ...event, fork, draft }),
                        pullRequest: aPullRequest({
                          draft,
                          fork,
                          head: moved ? otherHead : head,
                          mergeable: conflict ? 'conflict' : 'yes',
                          headMessage: mark ? 'Fix typo\n\n[skip-sweep]' : 'Fix typo',
                          labels: appliedLabels(['docs', ...primary, ...modifier], by),
                        }),
                        actor: by,
                      })
                      seen[decision.action]++
                      const irrelevant =
                        event.action === 'other' || ('label' in event && event.label === 'docs')
                      const broken = [
                        decision.because.length === 0 && 'a decision without a reason',
                        (decision.concurrency === 'own') !== irrelevant &&
                          'cancels what it must not, or does not cancel',
                        irrelevant && decision.action !== 'skip' && 'an irrelevant event did something',
                        decision.action === 'refuse' &&
                          !decision.problems.some(({ severity }) => severity === 'error') &&
                          'a refusal without an error',
                        decision.action !== 'refuse' &&
                          decision.problems.some(({ severity }) => severity === 'error') &&
                          'an error that refuses nothing',
                        ...(decision.action === 'run'
                          ? [
                              primary.length !== 1 && 'ran without exactly one primary',
                              fork && 'ran a fork without an approval',
                              draft && 'ran a draft',
                              mark && 'ran against [skip-sweep]',
                              conflict && 'ran with conflicts',
                              moved && 'ran an old commit',
                              !['admin', 'maintain', 'write'].includes(role) &&
                                'ran for someone without write access',
                              ['closed', 'converted_to_draft'].includes(event.action) &&
                                'ran on closing or turning into a draft',
                              modifier.includes('evals-only') &&
                                modifier.includes('agentx-fast') &&
                                'ran a contradiction',
                              decision.effects.evalsOnly !== modifier.includes('evals-only') &&
                                'lost evals-only',
                              decision.effects.allEvals !== modifier.includes('all-evals') &&
                                'lost all-evals',
                              decision.effects.reusable ===
                                (modifier.includes('evals-only') ||
                                  modifier.includes('agentx-fast') ||
                                  primary[0] === 'sweep-enabled') &&
                                'reusable though a label blocks it, or not though none does',
                              decision.effects.skipCanary !==
                                ['non-canary-full-sweep-enabled', 'sweep-enabled'].includes(
                                  primary[0] ?? '',
                                ) && 'canary waived by nobody, or forced against the label',
                            ]
                          : []),
                        // What is allowed in every respect does run.
                        decision.action !== 'run' &&
                          !irrelevant &&
                          primary.length === 1 &&
                          !fork &&
                          !draft &&
                          !mark &&
                          !conflict &&
                          !moved &&
                          role === 'write' &&
                          !['closed', 'converted_to_draft'].includes(event.action) &&
                          !(modifier.includes('evals-only') && modifier.includes('agentx-fast')) &&
                          'did not run though nothing forbids it',
                      ].filter((fault) => fault !== false)
                      if (broken.length > 0)
                        throw new Error(
                          `${broken.join('; ')}: ${JSON.stringify({ event, primary, modifier, role, draft, fork, mark, conflict, moved, decision })}`,
                        )
                    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
  }, 60_000)
})

describe('pushes', () => {
  it('sweeps what was pushed to the default branch, also with [skip-sweep] in its message', () => {
    expect(decideWith({ trigger: aPush() })).toMatchObject({
      action: 'run',
      because: ['bbbbbbb..aaaaaaa was pushed to main', 'canary first, where one is possible'],
      effects: plainEffects,
    })
  })

  it.each([
    ['another branch', aPush({ ref: 'refs/heads/feature' }), 'skip', undefined],
    ['a tag named like the branch', aPush({ ref: 'refs/tags/main' }), 'skip', undefined],
    ['a forced push', aPush({ forced: true }), 'refuse', 'INFX142'],
  ])('%s', (_name, trigger, action, code) => {
    const decision = decideWith({ trigger })
    expect([decision.action, decision.problems[0]?.code]).toEqual([action, code])
  })

  it('never takes forty zeros for a commit', () => {
    const { before: _before, ...created } = aPush()
    expect(decideWith({ trigger: created })).toMatchObject({
      action: 'refuse',
      problems: [{ code: 'INFX142' }],
    })
    const { after: _after, ...deleted } = aPush()
    expect(decideWith({ trigger: deleted })).toMatchObject({ action: 'skip' })
  })
})

describe('dispatches', () => {
  const fork = aPullRequest({ fork: true, labels: [] })

  it('runs a fork at exactly the approved commit, and no further', () => {
    const approved = (approveHead?: string, pullRequest = fork) =>
      decideWith({
        trigger: aDispatch({ pullRequest: 21, ...(approveHead === undefined ? {} : { approveHead }) }),
        pullRequest,
      })
    expect(approved(head)).toMatchObject({ action: 'run' })
    expect(approved(head).because).toContain('exactly this commit of the fork was approved')
    expect(approved()).toMatchObject({ action: 'refuse', problems: [{ code: 'INFX136' }] })
    const pushedSince = approved(head, { ...fork, head: otherHead })
    expect(pushedSince).toMatchObject({ action: 'refuse', problems: [{ code: 'INFX136' }] })
    expect(pushedSince.because[0]).toContain('a new commit revokes the approval')
  })

  it.each(['triage', 'read', 'none', 'unknown'] as const)('is not for the role %s', (role) => {
    const decision = decideWith({
      trigger: aDispatch({ pullRequest: 21, approveHead: head }),
      pullRequest: fork,
      actor: { login: 'someone', role },
    })
    expect(decision).toMatchObject({ action: 'refuse', problems: [{ code: 'INFX135' }] })
  })

  it('takes the pretended labels whole, and refuses typing errors', () => {
    const decision = decideWith({
      trigger: aDispatch({ labels: ['full-sweep-enabld', 'evals-only'], keys: ['dsr1-*'] }),
    })
    expect(decision).toMatchObject({
      action: 'refuse',
      problems: [{ code: 'INFX134', hint: 'did you mean "full-sweep-enabled"?' }],
    })
  })

  it('needs no primary label: the dispatch starts the sweep', () => {
    const decision = decideWith({ trigger: aDispatch({ labels: ['evals-only'], failedOfRun: '880' }) })
    expect(decision).toMatchObject({ action: 'run', effects: { evalsOnly: true } })
    expect(decision.because).toContain('only points without a valid result in run 880')
  })
})

describe('renamed labels', () => {
  it('knows the new names only, and hands the plan those of the table', () => {
    const policy = aGatePolicy({ table: caseTable })
    const renamed = decideWith({
      policy,
      pullRequest: aPullRequest({ labels: appliedLabels(['sweep-no-canary', 'quick']) }),
    })
    expect(renamed).toMatchObject({ action: 'run', labels: ['non-canary-full-sweep-enabled', 'agentx-fast'] })
    expect(
      decideWith({ policy, pullRequest: aPullRequest({ labels: appliedLabels(['agentx-fast']) }) }).action,
    ).toBe('skip')
  })

  it('runs a schedule without labels', () => {
    expect(decideWith({ trigger: { kind: 'schedule', cron: '0 3 * * 6' }, actor: maintainer })).toMatchObject(
      {
        action: 'run',
        effects: plainEffects,
      },
    )
  })
})
