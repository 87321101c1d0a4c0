/** `infx matrix`: what the ecosystem's generator and changelog processing print, for tools that read it. */
import { resolve } from 'node:path'
import '../core/problems/command.ts'
import { loadMasterConfig } from '../core/config/master.ts'
import { loadRunners } from '../core/config/runners.ts'
import { changelogMatrix } from '../core/plan/changelog-matrix.ts'
import { filterEntries, generatorRows, namedEntries, type LoadedConfig } from '../core/plan/generator-rows.ts'
import { defaultPlanPolicy } from '../core/plan/policy.ts'
import type { RepoSnapshot } from '../core/plan/snapshot.ts'
import { ProblemError, hasErrors, type Problem } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import { openRepository } from '../files/git.ts'
import { readSnapshotFromGit, readSnapshotFromWorkTree, type SnapshotPaths } from '../files/snapshot.ts'
import { expandConfigFiles } from '../sweep/config-files.ts'
import { exitCodeOf, printProblems } from './failure.ts'
import { readGeneratorSettings, splitList, type GeneratorSettings } from './generator-settings.ts'
import type { ExitCode } from './main.ts'
import type { MatrixOptions } from './matrix-options.ts'

/** Prints the JSON on stdout; refused input leaves stdout empty and ends with 1. */
export async function matrixVerb(options: MatrixOptions): Promise<ExitCode> {
  const { settings, problems } = readGeneratorSettings(options)
  if (!settings) throw new ProblemError(problems)
  const result =
    settings.mode === 'changelog' ? await ofChangelog(options) : await ofConfig(options, settings)
  printProblems(result.problems)
  if (hasErrors(result.problems) || result.output === undefined) return exitCodeOf(result.problems)
  process.stdout.write(`${JSON.stringify(result.output)}\n`)
  return 0
}

interface Result {
  readonly output?: unknown
  readonly problems: readonly Problem[]
}

async function ofChangelog(options: MatrixOptions): Promise<Result> {
  if (options.base === undefined) {
    const hint = 'or print the rows of the configuration itself with --full-sweep or --test-config'
    throw new ProblemError([problem('INFX301', 'a changelog is compared with a base: give --base', { hint })])
  }
  const { paths, problems } = pathsOf(options)
  const head = await readHead(options, paths)
  const repository = await openRepository(resolve(options.repo))
  const mergeBase = await repository.mergeBase(options.base, options.head ?? 'HEAD')
  const base = await readSnapshotFromGit(repository, mergeBase, paths)
  // A file that the change adds is absent at the base, which is no fault; one that cannot be read there is.
  const found = [...problems, ...head.problems, ...base.problems.filter(({ code }) => code === 'INFX325')]
  if (hasErrors(found)) return { problems: found }
  const labels = [
    ...(options.trim ? ['sweep-enabled'] : []),
    ...(options.allEvals ? ['all-evals'] : []),
    ...(options.evalsOnly ? ['evals-only'] : []),
  ]
  const { matrix, problems: all } = changelogMatrix({
    base: base.snapshot,
    head: head.snapshot,
    baseRef: options.base,
    headRef: options.head ?? 'HEAD',
    labels,
    policy: { ...defaultPlanPolicy, unknownRunner: 'warning' },
  })
  return { ...(matrix ? { output: matrix } : {}), problems: [...found, ...all] }
}

async function ofConfig(options: MatrixOptions, settings: GeneratorSettings): Promise<Result> {
  const { paths, problems: unmatched } = pathsOf(options)
  const { snapshot, problems: unread } = await readHead(options, paths)
  const loaded = loadConfig(snapshot)
  const problems = [...unmatched, ...unread, ...loaded.problems]
  if (hasErrors(problems)) return { problems }
  const selected =
    settings.mode === 'full-sweep'
      ? filterEntries(loaded, settings.filter)
      : namedEntries(loaded.config, settings.configKeys)
  problems.push(...selected.problems, ...selected.entries.flatMap(({ unrunnable }) => noHardware(unrunnable)))
  if (hasErrors(problems)) return { problems }
  const output = generatorRows(selected.entries, loaded.runners, settings.request)
  if (output.length === 0) problems.push(problem('INFX088', 'no row is left by the filters'))
  return { output, problems }
}

/** A budget that cannot be computed refuses; a label that no machine carries is none of the generator's concern. */
const noHardware = (unrunnable: readonly Problem[]): readonly Problem[] =>
  unrunnable.filter(({ code }) => code === 'INFX026')

function loadConfig(snapshot: RepoSnapshot): LoadedConfig & { readonly problems: readonly Problem[] } {
  const { runners, problems } = snapshot.runnerConfig ? loadRunners(snapshot.runnerConfig) : { problems: [] }
  const loaded = loadMasterConfig(snapshot.configFiles, runners)
  return { config: loaded.config, runners, problems: [...problems, ...loaded.problems] }
}

function pathsOf(options: MatrixOptions): {
  readonly paths: SnapshotPaths
  readonly problems: readonly Problem[]
} {
  const patterns = splitList(options.configFiles) ?? ['configs/*master.yaml']
  const { files, problems } = expandConfigFiles(patterns, resolve(options.repo))
  const paths = {
    configFiles: files,
    runnerConfig: options.runnerConfig,
    changelogFile: options.changelogFile,
  }
  return { paths, problems }
}

async function readHead(options: MatrixOptions, paths: SnapshotPaths) {
  if (options.head === undefined) return readSnapshotFromWorkTree(resolve(options.repo), paths)
  return readSnapshotFromGit(await openRepository(resolve(options.repo)), options.head, paths)
}
