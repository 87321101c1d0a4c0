import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  acceptedReply,
  helpReply,
  mayCommand,
  notAllowedReply,
  readComment,
  refusalReply,
} from '../../../src/core/commands/answer.ts'
import { defaultLabelTable } from '../../../src/core/gate/labels.ts'
import { renderDecision } from '../../../src/core/gate/render.ts'
import { problem } from '../../../src/core/problems/catalogue.ts'
import { changeComment, commentBody } from '../../../src/core/render/comment.ts'
import { renderReminder, wantsReminder } from '../../../src/core/render/comment-reminder.ts'
import {
  renderPlanComment,
  renderRefusedComment,
  renderResultComment,
} from '../../../src/core/render/comment-sweep.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'
import { aFailure, aPlan, aPlannedPoint, aSweep, aSweepPoint } from '../../builders.ts'
import { appliedLabels, aPullRequest, decideWith, triager } from '../gate/gate-fixture.ts'

const links = { run: 'https://github.com/acme/bench/actions/runs/880', report: 'https://reports.example/880' }
const refused = decideWith({
  pullRequest: aPullRequest({ labels: appliedLabels(['full-sweep-enabled'], triager) }),
})

describe('comments of a sweep', () => {
  it('the plan says what runs and how to run something else', () => {
    const markdown = renderPlanComment(
      aPlan({ points: [aPlannedPoint({ conc: 16 })] }),
      links,
      defaultLabelTable,
    )
    expect(markdown).toMatch(/^### Sweep plan/)
    expect(markdown).toContain(
      'To run something else: one of `full-sweep-fail-fast` · `full-sweep-enabled` · `non-canary-full-sweep-enabled`, with `all-evals` · `evals-only` · `agentx-fast` as you like.',
    )
    expect(markdown).toContain('<details><summary>中文</summary>')
  })

  const result = (sweep: ReturnType<typeof aSweep>, reusable = true) =>
    renderResultComment({ sweep, runId: '880', attempt: 1, links, reusable })

  it('a green result names the command that pins it, unless a label blocks that', () => {
    const green = aSweep({ points: [aSweepPoint({ conc: 1 })] })
    expect(result(green)).toContain('Next: a maintainer comments `/use 880`')
    expect(result(green, false)).not.toContain('`/use')
    expect(result(aSweep({ ...green, simulated: true }))).toContain('simulated results cannot be published')
    expect(result(green)).toContain(`[run](${links.run}) · [report](${links.report})`)
  })

  it('a red result names the command that repeats what was lost', () => {
    const red = aSweep({
      points: [
        aSweepPoint({ conc: 1 }),
        aSweepPoint({ conc: 4, status: 'failed', headline: null, failure: aFailure() }),
      ],
    })
    expect(result(red)).toContain('`/rerun 880` runs only what has no valid result again')
  })

  it('stays below 60,000 characters with 3,000 points, and says how many rows are left out', () => {
    const points = Array.from({ length: 3000 }, (_, conc) =>
      aSweepPoint({ conc: conc + 1, title: `点 ${'长'.repeat(40)} ${conc}` }),
    )
    const markdown = result(aSweep({ points }))
    expect(markdown.length).toBeLessThan(60_000)
    expect(markdown).toMatch(/and [\d,]+ more points/)
    const planned = aPlan({
      points: Array.from({ length: 3000 }, (_, index) =>
        aPlannedPoint({ conc: 1, configKey: `key-${index}` }),
      ),
    })
    expect(renderPlanComment(planned, links, defaultLabelTable).length).toBeLessThan(60_000)
  })

  it('a refusal says why and what to do', () => {
    expect(renderRefusedComment(refused, links)).toContain(
      'triage-t put the label full-sweep-enabled there with the role triage',
    )
  })

  it('never writes a comment that GitHub would refuse', () => {
    expect(() => commentBody('sweep-result', 'x'.repeat(65_536))).toThrow('65')
  })

  it('sees no change in line ends or blanks at the end', () => {
    const body = commentBody('sweep-plan', 'a\n\nb\n').replaceAll('\n', '\r\n').trimEnd()
    expect(changeComment([{ id: 7, author: 'Bot', body }], 'sweep-plan', 'bot', 'a\n\nb\n')).toEqual({
      action: 'keep',
      id: 7,
    })
  })
})

describe('the step summary of a decision', () => {
  it('opens with the answer', () => {
    expect(renderDecision(decideWith())).toBe(`### Gate: ▶️ sweep

- label full-sweep-fail-fast by maint-a (maintain)
- canary first, where one is possible
- fail-fast: the first failed point of a matrix cancels the rest

<details><summary>中文</summary>

门禁：运行扫描。

</details>
`)
    expect(renderDecision(refused)).toMatch(/^### Gate: ⛔ refused\n\n- INFX135 \(error\) triage-t put/)
  })
})

describe('the reminder', () => {
  it('is for first contributions, and can be turned off', () => {
    const words = ['FIRST_TIME_CONTRIBUTOR', 'CONTRIBUTOR', 'MEMBER']
    const asked = (policy: 'first-time' | 'always' | 'never') =>
      words.map((word) => wantsReminder(policy, word))
    expect([asked('first-time'), asked('always'), asked('never')]).toEqual([
      [true, false, false],
      [true, true, true],
      [false, false, false],
    ])
    const text = renderReminder({
      table: defaultLabelTable,
      changelogFile: 'perf-changelog.yaml',
      fork: true,
      addition: 'Ask in #perf.',
    })
    expect(text).toContain('comes from a fork')
    expect(text).toContain('Ask in #perf.')
    expect(renderReminder({ table: defaultLabelTable, changelogFile: 'x', fork: false })).not.toContain(
      'fork',
    )
  })
})

describe('answers to commands', () => {
  const comment = (overrides: object = {}) =>
    readComment(
      {
        kind: 'issue_comment',
        action: 'created',
        number: 21,
        onPullRequest: true,
        commentId: 7000,
        body: '/use 41',
        author: 'maint-a',
        authorIsBot: false,
        ...overrides,
      },
      { repository: 'acme/bench', host: 'github.com' },
    )

  it('reads new comments of people on pull requests only', () => {
    expect(comment()).toMatchObject({ kind: 'command', needsWrite: true, command: { name: 'use' } })
    expect(comment({ body: '/help' })).toMatchObject({ kind: 'command', needsWrite: false })
    for (const overrides of [
      { action: 'edited' },
      { action: 'deleted' },
      { authorIsBot: true },
      { onPullRequest: false },
      { body: 'nice' },
    ])
      expect(comment(overrides).kind).toBe('ignore')
    expect(comment({ body: '/use x' }).kind).toBe('refuse')
  })

  it('asks for the role, not for the association', () => {
    const allowed = (['admin', 'maintain', 'write', 'triage', 'read', 'none', 'unknown'] as const).filter(
      (role) => mayCommand({ name: 'use' }, { login: 'x', role }),
    )
    expect(allowed).toEqual(['admin', 'maintain', 'write'])
    expect(mayCommand({ name: 'help' }, { login: 'x', role: 'none' })).toBe(true)
    expect(notAllowedReply({ name: 'use' }, triager)).toContain('`triage-t` has triage')
  })

  it('lists the commands, and says what was not read', () => {
    expect(helpReply()).toContain('| `/use [run id or address]` |')
    expect(
      acceptedReply('Sweeping.', '正在运行。', ['the number 7 on the next line was not read']),
    ).toContain('Note: the number 7 on the next line was not read.')
  })

  it('quotes what it refuses without letting it act', () => {
    const reply = refusalReply([
      {
        line: '/use `@maint-a` <!-- | #12',
        why: '"@maint-a" is not a plain decimal id',
        hint: 'write digits',
      },
    ])
    expect(reply).toContain('`` /use `@maint-a` <!-- \\| #12 ``')
    expect(reply.replace(/``.*?``/, '')).not.toMatch(/@maint|<!--|#12/)
  })
})

if (sharedDir === undefined) console.log(`case RP-05 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('RP-05', () => {
  it('errors of points neither break the table nor ping people', () => {
    const rows: readonly { id: string; error: string }[] = JSON.parse(
      readFileSync(`${sharedDir ?? ''}cases/RP-05/rows.json`, 'utf8'),
    )
    const failed = rows.map(({ id, error }, conc) =>
      aSweepPoint({
        conc: conc + 1,
        title: `${id} ${error}`,
        status: 'failed',
        headline: null,
        failure: aFailure({ problems: [problem('INFX149', error)] }),
      }),
    )
    const markdown = renderResultComment({
      sweep: aSweep({ points: failed }),
      runId: '880',
      attempt: 1,
      links,
      reusable: true,
    })
    const [, ...lines] = /\| lost point [\s\S]*?\n\n/.exec(markdown)?.[0].trim().split('\n') ?? []
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line.match(/(?<!\\)\|/g)).toHaveLength(6)
    const outsideCode = markdown.replace(/(`+)[^`][\s\S]*?[^`]\1(?!`)/g, '')
    expect(outsideCode).not.toMatch(/@maint-a|(?<!\\)#12|<!--|<\/table>|GH-12|bench#9/)
    expect(markdown).toContain('内存不足 💥')
  })
})
