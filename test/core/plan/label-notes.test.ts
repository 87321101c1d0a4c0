/** What a reader is told about labels. */
import { describe, expect, it } from 'vitest'
import { renderPlanMarkdown, renderPlanText } from '../../../src/core/plan/render.ts'
import { agenticYaml, fixedYaml, planned } from './sweep-fixture.ts'

describe('what labels did', () => {
  const notes = (...labels: string[]) =>
    planned(agenticYaml + fixedYaml, { labels, trigger: { kind: 'command', labels } }).labelNotes

  it('is said for every label that changed the plan, and only then', () => {
    expect(notes('full-sweep-enabled', 'bug')).toBeUndefined()
    expect(notes('all-evals', 'agentx-fast')).toEqual([
      { label: 'all-evals', effect: expect.stringMatching(/^every point that can be is evaluated: \d+$/) },
      {
        label: 'agentx-fast',
        effect:
          'agentic points measure 1,200 s after 1 warm-up request per lane: never publishable, and the sweep cannot be reused',
      },
    ])
    expect(notes('sweep-enabled')).toEqual([
      {
        label: 'sweep-enabled',
        effect: 'only the lowest concurrency of every curve is measured; no canary goes first',
      },
    ])
  })

  it('is shown on the terminal and in Markdown', () => {
    const plan = planned(agenticYaml, {
      labels: ['evals-only'],
      trigger: { kind: 'command', labels: ['evals-only'] },
    })
    const effect = 'evals-only: nothing is measured, only evaluated: 1'
    expect(renderPlanText(plan, { all: false })).toContain(`  label    ${effect}\n`)
    expect(renderPlanMarkdown(plan, 60_000)).toContain(effect)
  })
})
