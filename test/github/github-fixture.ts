/** The fake GitHub with one repository and one pull request in it. */
import { connectGitHub, type GitHub, type GitHubOptions } from '../../src/github/client.ts'
import { startFakeGithub } from '../fakes/github/server.ts'
import { temporaryRepository } from '../temporary-repository.ts'

export async function startGitHub() {
  const fake = await startFakeGithub()
  const files = temporaryRepository()
  files.write('perf-changelog.yaml', '- a\n')
  files.commit('Start')
  files.git('checkout', '--quiet', '-b', 'tune')
  files.write('perf-changelog.yaml', '- a\n- b\n')
  const head = files.commit('Tune conc 16\n\n[skip-sweep]')
  files.git('checkout', '--quiet', 'main')
  const repository = fake.world.addRepository({
    fullName: 'acme/bench',
    gitDir: files.dir,
    roles: { 'maint-a': 'maintain', 'triage-t': 'triage', 'dev-b': 'write' },
  })
  const pull = await fake.world.openPull(repository, { author: 'dev-b', head: 'tune' })
  const waits: number[] = []
  const connect = (options: Partial<GitHubOptions> = {}): GitHub =>
    connectGitHub({
      token: fake.world.mintToken('github-actions[bot]', { 'pull-requests': 'write', contents: 'read' }),
      repository: 'acme/bench',
      apiUrl: fake.url,
      nowMs: () => fake.clock.nowMs(),
      sleep: async (milliseconds) => {
        waits.push(milliseconds)
      },
      ...options,
    })
  return { fake, files, repository, pull, head, waits, connect }
}
