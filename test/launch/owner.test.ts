import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { ownedName, ownerComment, ownerFromComment, ownerOf, ownerState } from '../../src/launch/owner.ts'

const labels = { run: 'org/repo#1 "x"', attempt: 2, pointId: 'dsr1-fp4-0123456789ab' }

describe('whose a job is', () => {
  it('survives a job’s comment, which is one word', async () => {
    const owner = await ownerOf(labels)
    expect(ownerComment(owner)).toMatch(/^[\w.%+=&*-]+$/)
    expect(ownerFromComment(ownerComment(owner))).toEqual(owner)
  })

  it('names run, attempt and point for people, without blanks', async () => {
    expect(ownedName(await ownerOf(labels))).toBe('infx-org-repo-1-x--a2-0123456789ab')
  })

  it.each([
    '',
    '(null)',
    'infx.run=a',
    'somebody=else',
    'infx.run=a&infx.attempt=1&infx.point=p&infx.host=h&infx.pid=1',
  ])('takes %j for nobody’s', (comment) => {
    expect(ownerFromComment(comment)).toBeUndefined()
  })

  it('tells a living process, one that is gone, and one that another host alone can judge', async () => {
    const owner = await ownerOf(labels)
    expect(await ownerState(owner)).toBe('watched')
    // The number may be in use again: the start time is another one then.
    expect(await ownerState({ ...owner, startedAt: 'earlier' })).toBe('orphan')
    expect(await ownerState({ ...owner, host: `not-${hostname()}` })).toBe('elsewhere')
  })
})
