/** The small cases of labels, canary and the required check, where they lie beside this checkout. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CanaryEvidence, decideFanOut, type JobResult } from '../../../src/core/gate/fan-out.ts'
import { judgeSweep } from '../../../src/core/gate/verdict.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import {
  aGatePolicy,
  appliedLabels,
  aPullRequest,
  aPullRequestTrigger,
  caseTable,
  decideWith,
} from './gate-fixture.ts'

if (sharedDir === undefined) console.log(`cases of the gate ${noSharedReason}`)

const caseText = (path: string): string => readFileSync(`${sharedDir ?? ''}cases/${path}`, 'utf8')

describe.skipIf(sharedDir === undefined)('cases of labels', () => {
  it('LB-01: one decision per row', () => {
    const rows: readonly { labels: string[]; event: 'labeled'; label: string | null }[] = JSON.parse(
      caseText('LB-01/cases.json'),
    )
    const decisions = rows.map(({ labels, event, label }) =>
      decideWith({
        trigger: aPullRequestTrigger({ action: event, ...(label === null ? {} : { label }) }),
        pullRequest: aPullRequest({ labels: appliedLabels(labels) }),
        policy: aGatePolicy({ table: caseTable }),
      }),
    )
    expect(decisions.map(({ action, concurrency }) => `${action} ${concurrency}`)).toEqual([
      'run active',
      'refuse active',
      'run active',
      'skip active',
      'skip own',
      'run active',
      'skip own',
      'skip active',
      'run active',
    ])
    expect(decisions[0]?.effects).toMatchObject({ skipCanary: false, reusable: true })
    expect(decisions[1]?.because).toEqual(['2 primary labels at once: sweep-fail-fast, sweep-full'])
    expect(decisions[2]?.effects).toMatchObject({ skipCanary: true, reusable: false })
    expect(decisions[3]?.problems).toMatchObject([{ code: 'INFX132', severity: 'notice' }])
    expect(decisions[5]?.effects).toEqual(decisions[0]?.effects)
    expect(decisions[8]?.effects).toMatchObject({ evalsOnly: true, allEvals: true })
  })

  it('CN-01: the fan-out starts on proof only', () => {
    type Row = Record<'gate' | 'select' | 'canary', JobResult> & { labels: string[]; select_output?: string }
    const rows: readonly Row[] = JSON.parse(caseText('CN-01/states.json'))
    const decisions = rows.map((row) => decideFanOut(evidenceOf(row)))
    expect(decisions.map(({ start, state }) => [start, state])).toEqual([
      [true, 'passed'],
      [false, 'unknown'],
      [false, 'failed'],
      [false, 'cancelled'],
      [true, 'waived'],
      [true, 'none-possible'],
      [false, 'unknown'],
    ])
    expect(decisions.map(({ problems }) => problems.length)).toEqual([0, 1, 0, 0, 0, 0, 1])

    /** Our plan job selects and hands its word on; the case has a job for it, of which a label may skip the choice. */
    function evidenceOf({ gate, select, canary, labels, select_output }: Row): CanaryEvidence {
      const waived = labels.includes('sweep-no-canary')
      const decided = select === 'success' || (waived && gate === 'success')
      const none = select_output?.includes('"candidate":null') ?? false
      const selected = waived ? 'skipped' : select_output === '' ? '' : none ? 'none-possible' : 'chosen'
      return {
        plan: gate,
        canary,
        selected: decided ? selected : '',
        selectedToken: decided && select_output !== '' ? 'token' : '',
        canaryToken: canary === 'success' ? 'token' : '',
        planToken: gate === 'success' ? 'token' : '',
      }
    }
  })

  it('PL-01: skipped is never passed', () => {
    type Row = {
      rows: number | null
      ok_rows?: number
      reuse?: { run_id: string }
      needs: Record<string, JobResult>
    }
    const rows: readonly Row[] = JSON.parse(caseText('PL-01/needs.json'))
    const verdicts = rows.map(({ rows, ok_rows, reuse, needs }) =>
      judgeSweep({
        planned: rows ?? undefined,
        // What was taken over is collected like what was measured.
        valid: ok_rows ?? (reuse === undefined ? 0 : (rows ?? 0)),
        reused: reuse === undefined ? 0 : (rows ?? 0),
        jobs: needs,
      }),
    )
    expect(verdicts.map(({ conclusion }) => conclusion)).toEqual([
      'success',
      'failure',
      'failure',
      'success',
      'cancelled',
      'failure',
    ])
    expect(verdicts[1]?.because).toBe('planned 9, ran 0')
    expect(verdicts[3]?.because).toBe('9 points planned, all valid')
    expect(verdicts[5]?.because).toBe('planned 9, ran 8')
  })
})
