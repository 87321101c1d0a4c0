/** `infx changelog merge | add | fold | install`: everything that writes to the changelog. */
import { selfCommand } from '../assets.ts'
import type { RawInputs } from '../core/inputs.ts'
import type { Scenario } from '../core/point.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError, hasErrors } from '../core/problem.ts'
import { shellWord } from '../launch/shell-words.ts'
import { addToChangelog } from '../sweep/add-to-changelog.ts'
import { driverSetup, foldChangelog, installDriver, linkTarget } from '../sweep/edit-changelog.ts'
import { type Merged, type Side, mergeAsDriver, mergeStopped } from '../sweep/merge-changelog.ts'
import { readSettings } from '../sweep/prepare.ts'
import { exitCodeOf, printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

export interface MergeOptions {
  readonly main?: string
  readonly server?: string
}

/** With files: git's merge driver. Without: the conflict of a stopped merge. */
export async function mergeVerb(
  files: readonly string[],
  given: RawInputs,
  { main, server }: MergeOptions,
): Promise<ExitCode> {
  const { settings } = demandSettings(given)
  const request = {
    dir: settings.repoDir,
    target: linkTarget(settings, server),
    ...(main === undefined ? {} : { main: sideOf(main) }),
  }
  const [base, ours, theirs, path] = files
  let merged: Merged
  if (base !== undefined && ours !== undefined && theirs !== undefined) {
    merged = await mergeAsDriver({ base, ours, theirs, ...(path === undefined ? {} : { path }) }, request)
  } else if (base === undefined) {
    merged = await mergeStopped(settings.changelogFile, request)
    if (merged.isWritten) process.stdout.write(`merged and added ${settings.changelogFile}\n`)
  } else {
    const hint = 'git calls it as: infx changelog merge %O %A %B %P'
    throw new ProblemError([problem('INFX300', 'a merge needs three files, or none', { hint })])
  }
  printProblems(merged.problems)
  return exitCodeOf(merged.problems)
}

function sideOf(text: string): Side {
  if (text === 'ours' || text === 'theirs') return text
  throw new ProblemError([problem('INFX300', `main: expected "ours" or "theirs", got "${text}"`)])
}

export interface AddOptions {
  readonly description: readonly string[]
  readonly link?: string
  readonly fragment?: string
  readonly scenarioType?: readonly string[]
  readonly evalsOnly?: true
  readonly allEvals?: true
  readonly appendOnly?: true
  readonly server?: string
}

export async function addVerb(given: RawInputs, options: AddOptions): Promise<ExitCode> {
  const { settings, config } = demandSettings(given)
  const { scenarioType, server, ...request } = options
  const {
    path,
    keys,
    linked = [],
    problems,
  } = await addToChangelog(
    settings,
    config,
    { ...request, ...(scenarioType === undefined ? {} : { scenarioType: scenarioType.map(scenarioOf) }) },
    {
      fetchMissingBase: process.env['GITHUB_ACTIONS'] === 'true',
      target: linkTarget(settings, server),
    },
  )
  printProblems(problems)
  for (const place of linked) process.stdout.write(`${place}: the pr-link has its number now\n`)
  if (path !== undefined) {
    process.stdout.write(`${path}: entry for ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}\n`)
    for (const key of keys) process.stdout.write(`  ${key}\n`)
  }
  return exitCodeOf(problems)
}

function scenarioOf(text: string): Scenario {
  if (text === 'fixed-seq-len' || text === 'agentic-coding') return text
  const message = `scenario-type: expected fixed-seq-len or agentic-coding, got "${text}"`
  throw new ProblemError([problem('INFX300', message)])
}

export async function foldVerb(given: RawInputs, server: string | undefined): Promise<ExitCode> {
  const { settings } = demandSettings(given)
  const { folded, problems } = await foldChangelog(settings, linkTarget(settings, server))
  printProblems(problems)
  const count = `${folded.length} ${folded.length === 1 ? 'fragment' : 'fragments'}`
  process.stdout.write(
    folded.length === 0 ? 'nothing folded\n' : `${count} folded into ${settings.changelogFile}\n`,
  )
  for (const path of folded) process.stdout.write(`  ${path}\n`)
  return exitCodeOf(problems)
}

export async function installVerb(
  given: RawInputs,
  options: { readonly write?: true; readonly command?: string },
): Promise<ExitCode> {
  const { settings } = demandSettings(given)
  // What is printed is for every clone; this one has this very program, on its PATH or not.
  const command = options.write ? selfCommand().map(shellWord).join(' ') : 'infx'
  const setup = driverSetup(settings.changelogFile, options.command ?? command)
  if (options.write) {
    await installDriver(settings.repoDir, settings.changelogFile, setup)
    process.stdout.write(`installed; commit .gitattributes (${setup.attributes})\n`)
    return 0
  }
  const config = setup.config.map(([name, value]) => `git config ${name} "${value}"`)
  process.stdout.write(
    `In .gitattributes, committed:\n  ${setup.attributes}\nIn every clone:\n  ${config.join('\n  ')}\nOr: infx changelog install --write\n`,
  )
  return 0
}

function demandSettings(given: RawInputs) {
  const { settings, config, problems } = readSettings(given, process.cwd(), {})
  if (!settings || hasErrors(problems)) throw new ProblemError(problems)
  return { settings, config }
}
