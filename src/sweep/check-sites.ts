/** The site files that a sweep goes by, looked at when it is planned: a leg finds out only on the machine. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path'
import '../core/problems/config.ts'
import '../core/problems/launch.ts'
import { loadRunners } from '../core/config/runners.ts'
import type { TextFile } from '../core/plan/snapshot.ts'
import { type Place, type Problem, didYouMean } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import type { InfxConfig } from '../core/schema/infx-config.generated.ts'
import { infxConfigPlaces } from '../files/infx-config.ts'
import { loadSite } from '../launch/site.ts'
import type { HostSettings } from './hosts.ts'

export type SiteSettings = HostSettings & { readonly simulate: boolean }

/** A site file, and where it is named unless that was on the command line. */
interface NamedSite {
  readonly path: string
  readonly at: Place | undefined
}

/**
 * INFX193 per site file that is not there or wrong, INFX023 per label of `sites` that no machine carries: such an entry
 * is for nobody, and points of the label that was meant would go to another site. Warnings where the engine is simulated
 * and needs no site.
 */
export function siteProblems(
  settings: SiteSettings,
  config: InfxConfig,
  runnerConfig: TextFile | undefined,
): readonly Problem[] {
  if (settings.site === undefined && config.sites === undefined) return []
  const placeOf = infxConfigPlaces(settings.repoDir)
  const found = [
    ...labelProblems(config, runnerConfig, (label) => placeOf(['sites', label], 'key')),
    ...namedSites(settings, config, placeOf).flatMap((site) => fileProblems(site, settings)),
  ]
  const isNeeded = !settings.simulate || settings.simulatedOnSite
  return isNeeded
    ? found
    : found.map((one) => (one.severity === 'error' ? { ...one, severity: 'warning' as const } : one))
}

function labelProblems(
  { sites = {} }: InfxConfig,
  runnerConfig: TextFile | undefined,
  placeOf: (label: string) => Place | undefined,
): readonly Problem[] {
  const { runners } = runnerConfig ? loadRunners(runnerConfig) : {}
  if (!runners) return []
  const labels = [...runners.labels.keys()]
  return Object.keys(sites)
    .filter((label) => !runners.labels.has(label))
    .map((label) => {
      const at = placeOf(label)
      const near = didYouMean(label, labels)
      return problem('INFX023', `site for runner label "${label}", which is not in ${runners.file}`, {
        hint: `${near === undefined ? '' : `did you mean "${near}"? `}labels are in ${runners.file}`,
        ...(at ? { at } : {}),
      })
    })
}

/** Each file once. */
function namedSites(
  { site, repoDir }: SiteSettings,
  config: InfxConfig,
  placeOf: ReturnType<typeof infxConfigPlaces>,
): readonly NamedSite[] {
  const isConfigured = config.site !== undefined && resolve(repoDir, config.site) === site
  const all: readonly NamedSite[] = [
    ...(site === undefined ? [] : [{ path: site, at: isConfigured ? placeOf(['site']) : undefined }]),
    ...Object.entries(config.sites ?? {}).map(([label, path]) => ({
      path: resolve(repoDir, path),
      at: placeOf(['sites', label]),
    })),
  ]
  return [...new Map(all.toReversed().map((named) => [named.path, named])).values()].toReversed()
}

function fileProblems({ path, at }: NamedSite, { repoDir, launcher }: SiteSettings): readonly Problem[] {
  if (existsSync(path)) {
    return loadSite(path, launcher)
      .problems.filter(({ severity }) => severity === 'error')
      .map((found) => (found.at || !at ? found : { ...found, at }))
  }
  const inside = relative(repoDir, path)
  const isOutside = inside.startsWith('..') || isAbsolute(inside)
  const shown = isOutside ? path : inside
  const near = nearFile(path)
  // What is kept on the machines is seen there; plans are often made elsewhere.
  if (isOutside && near === undefined) {
    const message = `the site file "${shown}" is not on this machine, so it cannot be checked here`
    return [problem('INFX193', message, { severity: 'notice', ...(at ? { at } : {}) })]
  }
  return [
    problem('INFX193', `the site file "${shown}" does not exist`, {
      hint: near === undefined ? 'paths are relative to the repository' : `did you mean "${near}"?`,
      ...(at ? { at } : {}),
    }),
  ]
}

/** A YAML file beside it, spelt nearly alike. */
function nearFile(path: string): string | undefined {
  const folder = dirname(path)
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder).filter((name) => ending.test(name))
  // Endings are alike anyway, and would make short names so, too.
  const near = didYouMean(
    basename(path).replace(ending, ''),
    names.map((name) => name.replace(ending, '')),
  )
  return near === undefined ? undefined : names.find((name) => name.replace(ending, '') === near)
}

const ending = /\.ya?ml$/
