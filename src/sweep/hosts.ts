/** Where each point runs: on this host with the simulated engine, or where a site file says. */
import { resolve } from 'node:path'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import type { Problem } from '../core/problem.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { simEngine } from '../engines/sim/engine.ts'
import { freePort } from '../launch/free-port.ts'
import { bareSite, loadSite } from '../launch/site.ts'
import type { LoadedSite } from '../launch/site.ts'
import { processLauncher } from '../launch/process.ts'
import type { PointHost } from './point-host.ts'
import type { SweepSettings } from './settings.ts'
import { siteHost } from './site-host.ts'

export type HostSettings = Pick<SweepSettings, 'repoDir' | 'site' | 'launcher' | 'simulatedOnSite'>

/** Every point's host; each site file is read once. */
export class Hosts {
  readonly #settings: HostSettings
  readonly #config: InfxConfig
  readonly #env: NodeJS.ProcessEnv
  readonly #sites = new Map<string, { readonly loaded: LoadedSite; readonly host?: PointHost }>()

  constructor(settings: HostSettings, config: InfxConfig, env: NodeJS.ProcessEnv) {
    this.#settings = settings
    this.#config = config
    this.#env = env
  }

  /** Undefined when nothing says where a real point runs. Throws ProblemError (INFX193) when its site file is wrong. */
  of(point: PlannedPoint): PointHost | undefined {
    if (point.simulated === true && !this.#settings.simulatedOnSite) return simulatedHere
    const path = this.#sitePath(point)
    const site = this.#site(path)
    if (site?.host) return site.host
    if (site) throw new ProblemError(site.loaded.problems)
    return point.simulated === true ? simulatedHere : undefined
  }

  /** Warnings of the site files that were read. */
  get notices(): readonly Problem[] {
    return [...this.#sites.values()].flatMap(({ loaded, host }) => [
      ...(host ? loaded.problems : []),
      ...(host?.notices ?? []),
    ])
  }

  /** A site named for this run is stronger than that of the runner label. */
  #sitePath(point: PlannedPoint): string | undefined {
    const { site, repoDir, simulatedOnSite } = this.#settings
    const ofLabel = this.#config.sites?.[point.runner]
    if (ofLabel === undefined || (site !== undefined && simulatedOnSite)) return site
    return resolve(repoDir, ofLabel)
  }

  #site(path: string | undefined) {
    const { launcher } = this.#settings
    const key = path ?? (launcher === undefined ? undefined : `launcher ${launcher}`)
    if (key === undefined) return undefined
    const known = this.#sites.get(key)
    if (known) return known
    const loaded = path !== undefined ? loadSite(path, launcher) : bareSite(launcher ?? 'process')
    const { site, problems } = loaded
    const entry = { loaded, ...(site && !hasErrors(problems) ? { host: siteHost(site, this.#env) } : {}) }
    this.#sites.set(key, entry)
    return entry
  }
}

/** The simulated engine as a child of this process. */
const simulatedHere: PointHost = {
  launcher: processLauncher,
  sampling: 'engine',
  notices: [],
  engineFor: () => simEngine,
  rendering: async (point) => ({ port: await freePort(), traceScale: point.traceScale ?? 1 }),
  launching: () => ({}),
  refusal: () => undefined,
  endLeftovers: () => Promise.resolve([]),
  tokenizerOf: () => undefined,
  powerPackage: () => undefined,
}
