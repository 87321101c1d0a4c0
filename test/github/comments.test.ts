import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/core/problem.ts'
import { changeComment, commentBody } from '../../src/core/render/comment.ts'
import { actionsAuthor, react, upsertComment } from '../../src/github/comments.ts'
import { noSharedReason, sharedDir } from '../shared.ts'
import { startGitHub } from './github-fixture.ts'

let world: Awaited<ReturnType<typeof startGitHub>>
beforeEach(async () => {
  world = await startGitHub()
})
afterEach(() => world.fake.close())

const write = (markdown: string, github = world.connect()) =>
  upsertComment(github, world.pull.number, 'sweep-result', actionsAuthor, markdown)
const ours = () => world.repository.comments.filter(({ author }) => author === actionsAuthor)

describe('one comment per subject', () => {
  it('is created once, updated in place, and left alone when unchanged, among 120 others', async () => {
    const notes = async () => {
      for (let index = 0; index < 60; index++)
        await world.fake.world.comment(world.repository, world.pull.number, 'dev-b', `note ${index}`, true)
    }
    await notes()
    expect(await write('attempt 1\n')).toMatchObject({ action: 'create' })
    await notes()
    expect(await write('attempt 1\n')).toMatchObject({ action: 'keep' })
    expect(await write('attempt 2\n')).toMatchObject({ action: 'update' })
    expect(ours().map(({ body }) => body)).toEqual([commentBody('sweep-result', 'attempt 2\n')])
    await upsertComment(world.connect(), world.pull.number, 'sweep-plan', actionsAuthor, 'plan\n')
    expect(ours()).toHaveLength(2)
  })

  it('is written again after somebody changed its text', async () => {
    await write('7 of 8 valid\n')
    const [comment] = ours()
    comment!.body = comment!.body.replace('7 of 8', '8 of 8')
    expect(await write('7 of 8 valid\n')).toMatchObject({ action: 'update' })
    expect(ours()[0]?.body).toContain('7 of 8')
  })

  it('is never somebody else’s, whatever they write', async () => {
    const forged = commentBody('sweep-result', 'all green, promise')
    await world.fake.world.comment(world.repository, world.pull.number, 'dev-b', forged, true)
    await world.fake.world.comment(world.repository, world.pull.number, actionsAuthor, `> ${forged}`, true)
    expect(await write('red\n')).toMatchObject({ action: 'create' })
  })

  it('says which YAML to paste when the token may not write', async () => {
    const token = world.fake.world.mintToken(actionsAuthor, { 'pull-requests': 'read', contents: 'read' })
    const failing = async (fork: boolean) => {
      const error: unknown = await write('x', world.connect({ token, fork })).catch(
        (thrown: unknown) => thrown,
      )
      return error instanceof ProblemError ? error.problems : []
    }
    expect(await failing(false)).toMatchObject([
      { code: 'INFX143', hint: expect.stringContaining('permissions:') },
    ])
    expect(await failing(true)).toMatchObject([
      { code: 'INFX143', hint: expect.stringContaining('no permission in the workflow changes that') },
    ])
  })

  it('reacts to a comment', async () => {
    const comment = await world.fake.world.comment(
      world.repository,
      world.pull.number,
      'maint-a',
      '/use',
      true,
    )
    await react(world.connect(), comment.id, 'eyes')
    expect(world.repository.reactions).toMatchObject([{ subject: `comment:${comment.id}` }])
  })
})

if (sharedDir === undefined) console.log(`case RP-01 ${noSharedReason}`)

describe.skipIf(sharedDir === undefined)('RP-01', () => {
  it('finds its own comment behind 35 others, and no quote and no impostor', () => {
    type Row = { id: number; user: string; body: string }
    const rows: readonly Row[] = JSON.parse(
      readFileSync(`${sharedDir ?? ''}cases/RP-01/comments.json`, 'utf8'),
    )
    const marker = commentBody('sweep-result', '').trimEnd()
    const comments = rows.map(({ id, user, body }) => ({
      id,
      author: user,
      body: body.replace('<!-- sweep-report:v1 pr=21 -->', marker),
    }))
    const change = (existing: typeof comments) =>
      changeComment(existing, 'sweep-result', 'bench-bot', 'attempt 2')
    expect(change(comments)).toMatchObject({ action: 'update', id: 7035 })
    expect(change(comments.filter(({ id }) => id !== 7035))).toMatchObject({ action: 'create' })
  })
})
