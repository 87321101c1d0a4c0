/** A site's launcher, and what it may have left over. */
import { dockerHostOf, dockerLauncher, dockerLeftovers } from './docker.ts'
import type { Launcher } from './launcher.ts'
import { oneAtATime } from './one-host.ts'
import type { LeftoverSource } from './orphans.ts'
import { processLeftovers } from './process-leftovers.ts'
import { siteProcessLauncher } from './process.ts'
import type { Site } from './site.ts'
import { schedulerOf, slurmEnvironment, slurmLauncher } from './slurm/launcher.ts'
import { slurmLeftovers } from './slurm/leftovers.ts'
import { srtctlLauncher } from './srtctl.ts'

/** Launchers of one host serve one engine after the other, since engines count the host's GPUs as theirs. */
export function launcherOfSite(site: Site, from: NodeJS.ProcessEnv): Launcher {
  switch (site.launcher) {
    case 'process':
      return oneAtATime(siteProcessLauncher(site, from))
    case 'docker':
      return oneAtATime(dockerLauncher(site, from))
    case 'slurm':
      return slurmLauncher(site, from)
    case 'srtctl':
      return srtctlLauncher(site, from)
  }
}

/** Where leftovers of killed runs are looked for. */
export function leftoversOfSite(site: Site, from: NodeJS.ProcessEnv): LeftoverSource {
  switch (site.launcher) {
    case 'process':
      return processLeftovers
    case 'docker':
      return dockerLeftovers(dockerHostOf(site, from))
    case 'slurm':
    case 'srtctl':
      return slurmLeftovers(schedulerOf(site, slurmEnvironment(site, from)))
  }
}
