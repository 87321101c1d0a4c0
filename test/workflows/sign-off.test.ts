/** The example caller of sign-offs, executed: events in, a commit status out. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { type Bed, makeBed } from '../harness/bed.ts'
import { temporaryRepository } from '../temporary-repository.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const opening = 'As a code owner, I have checked:'

let bed: Bed | undefined
afterEach(async () => {
  await bed?.close()
  bed = undefined
})

it('a pull request waits for its owner, and a comment brings the status', { timeout: 120_000 }, async () => {
  bed = await makeBed(
    {
      '.github/workflows/sign-off.yml': readFileSync(`${root}examples/workflows/sign-off.yml`, 'utf8'),
      '.github/CODEOWNERS': '* @example-org/core\n',
      '.github/sign-off.md': `${opening}\n- [ ] A1 the commit <head>\n`,
    },
    { workTrees: { 'example-org/infx-actions': root } },
  )
  const product = temporaryRepository()
  product.commit('Empty')
  bed.github.world.addRepository({ fullName: 'example-org/infx-actions', gitDir: product.dir })
  const pull = await bed.openPull({ files: { 'configs/a.yaml': 'a\n' } })
  await bed.settled()
  expect(bed.host.latest.errors).toEqual([])
  const { world } = bed.github
  const { repository } = bed
  const status = () =>
    repository.statuses.map(({ sha, state, description }) => [sha, state, description]).at(-1)
  expect(status()).toEqual([pull.headSha, 'pending', 'waiting for @example-org/core (1 file)'])

  await world.comment(repository, 1, 'maintainer', `${opening}\n- [x] A1 the commit ${pull.headSha}`)
  await bed.settled()
  expect(bed.host.latest.errors).toEqual([])
  expect(status()).toEqual([pull.headSha, 'success', 'signed off by maintainer'])

  await bed.pushTo(pull, { files: { 'configs/b.yaml': 'b\n' } })
  await bed.settled()
  expect(status()).toEqual([pull.headSha, 'pending', 'waiting for @example-org/core (2 files)'])
})
