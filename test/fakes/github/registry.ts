/** Who and what there is: repositories, accounts, tokens; and the delivery of events to whoever listens. */
import { randomUUID } from 'node:crypto'
import type { FakeClock } from '../artifact-service/clock.ts'
import type { FakeArtifactService } from '../artifact-service/server.ts'
import { GitRepository } from './git-repository.ts'
import { idOf } from './shapes/people.ts'
import type { FakeRepository, FakeRun, Role } from './state.ts'
import { botLogin } from './tokens.ts'
import type { Permissions, Token } from './tokens.ts'
import type { DeliveredEvent } from './webhook.ts'

export interface RepositorySeed {
  /** `owner/name` */
  readonly fullName: string
  /** Folder of a real git repository: its branches are the repository's. */
  readonly gitDir: string
  readonly isPrivate?: boolean
  readonly isFork?: boolean
  readonly defaultBranch?: string
  readonly roles?: Readonly<Record<string, Role>>
}

export type EventListener = (event: DeliveredEvent) => Promise<readonly FakeRun[]>
/** What the API asks of runs; answered by whoever executes them. */
export interface RunControl {
  readonly rerun: (repository: FakeRepository, run: FakeRun, onlyFailed: boolean, actor: string) => void
  readonly cancel: (repository: FakeRepository, run: FakeRun) => void
}

export class Registry {
  readonly repositories = new Map<string, FakeRepository>()
  readonly users = new Set<string>()
  readonly tokens = new Map<string, Token>()
  /** Every event that was delivered, in order. */
  readonly events: DeliveredEvent[] = []
  readonly clock: FakeClock
  readonly results: FakeArtifactService
  /** Address of the API. */
  api = ''
  control: RunControl | undefined
  readonly #listeners: EventListener[] = []
  #id = 4_200_000_000
  // Above 2^31 and 2^32, as on github.com.
  #runId = 41_581_664_540

  constructor(clock: FakeClock, results: FakeArtifactService) {
    this.clock = clock
    this.results = results
  }

  nextId = (): number => (this.#id += 1)

  nextRunId = (): number => (this.#runId += 7)

  addRepository(seed: RepositorySeed): FakeRepository {
    const repository: FakeRepository = {
      id: idOf(seed.fullName),
      fullName: seed.fullName,
      isPrivate: seed.isPrivate ?? false,
      isFork: seed.isFork ?? false,
      defaultBranch: seed.defaultBranch ?? 'main',
      git: new GitRepository(seed.gitDir),
      roles: new Map(Object.entries(seed.roles ?? {})),
      labels: new Set(),
      pulls: new Map(),
      comments: [],
      reviews: [],
      reactions: [],
      runs: [],
      checkRuns: [],
      statuses: [],
    }
    for (const login of repository.roles.keys()) this.users.add(login)
    this.repositories.set(seed.fullName.toLowerCase(), repository)
    return repository
  }

  repository(fullName: string): FakeRepository {
    const found = this.repositories.get(fullName.toLowerCase())
    if (found === undefined) throw new Error(`the fake has no repository ${fullName}`)
    return found
  }

  /** A user's token (everything the role allows), or with permissions the GITHUB_TOKEN of a job. */
  mintToken(login: string = botLogin, permissions?: Permissions): string {
    const isInstallation = permissions !== undefined
    const text = `${isInstallation ? 'ghs' : 'ghp'}_${randomUUID().replaceAll('-', '')}`
    this.tokens.set(text, { text, login, isInstallation, permissions })
    this.users.add(login)
    return text
  }

  onEvent(listener: EventListener): void {
    this.#listeners.push(listener)
  }

  /** Delivers an event; gives the runs that it started. */
  async deliver(event: DeliveredEvent): Promise<readonly FakeRun[]> {
    this.events.push(event)
    const started = await Promise.all(this.#listeners.map((listener) => listener(event)))
    return started.flat()
  }
}
