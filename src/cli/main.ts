/** The `infx` command line: arguments, terminal and exit codes. Everything else is behind the verbs' own modules. */
import { Command, CommanderError } from 'commander'
import { type SweepInputName, sweepInputs } from '../core/inputs.ts'
import { ProblemError } from '../core/problem.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { addAgainCommands } from './again-commands.ts'
import { addChangelogCommands } from './changelog-commands.ts'
import { reportFailure } from './failure.ts'
import { addRecipeCommands } from './recipe-commands.ts'
import { addRunnerCommands } from './runner-commands.ts'
import { finish, rawInputs, withInputs } from './options.ts'
import { type MatrixOptions, withMatrixOptions } from './matrix-options.ts'
import { productVersion } from '../version.ts'

/** 0 ok · 1 findings (or a sweep that is not whole) · 2 usage · 3 infrastructure · 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 3 | 130

const planInputs = [
  'repo',
  'config-files',
  'runner-config',
  'changelog-file',
  'recipes-dir',
  'golden-al-dir',
  'eval-task',
  'base',
  'head',
  'keys',
  'points',
  'labels',
  'repository',
  'pull-request',
  'simulate',
  'duration',
  'trace-scale',
  'json',
] as const satisfies readonly SweepInputName[]

/** With them a check knows what the machines behind the points can take. */
const siteInputs = ['site', 'launcher'] as const satisfies readonly SweepInputName[]
const site = 'Site file of real points: what it cannot run is a finding (default: those of infx.config.yaml).'

const allFindings = ['--all', 'Print every warning and notice, not only a few of each code.'] as const
const allOfPlan = ['--all', 'Print every key, and every warning and notice, however many there are.'] as const

export async function main(argv: readonly string[]): Promise<void> {
  outliveReaders()
  const program = new Command('infx')
    .description('Benchmark sweeps of LLM inference: plan, run, measure, compare and ingest points.')
    .version(productVersion)
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({ showGlobalOptions: false })
  addVerbs(program)
  try {
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      // Help and version end the same way, with code 0; commander has printed already.
      process.exitCode = error.exitCode === 0 ? 0 : 2
      return
    }
    process.exitCode = reportFailure(error)
  }
}

/** `infx … | head`: who stops reading does not want the rest, and a sweep goes on without being watched. */
function outliveReaders(): void {
  for (const [name, stream] of [
    ['output', process.stdout],
    ['error', process.stderr],
  ] as const) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      if (refusesToWrite.has(error.code ?? '')) process.exit(reportFailure(unwritable(name, error)))
      throw error
    })
  }
}

/** The machine's word on a file that a stream was sent to; nothing that is still to be said would reach anybody. */
const refusesToWrite = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])

const unwritable = (name: string, { code = '' }: NodeJS.ErrnoException): ProblemError =>
  new ProblemError([
    problem('INFX305', `standard ${name} cannot be written (${code})`, {
      hint: 'free space where it is sent to',
    }),
  ])

function addVerbs(program: Command): void {
  withInputs(
    program
      .command('sweep')
      .description('Plan, run, evaluate, collect, ingest and report: the whole sweep on this machine.'),
    Object.keys(sweepInputs) as SweepInputName[],
  ).action(async (options: object) => finish((await import('./sweep.ts')).sweepVerb(rawInputs(options))))
  withInputs(
    program.command('check').description('Check configuration, changelog and recipes; print every problem.'),
    [...planInputs, ...siteInputs],
    { site, json: 'Print the findings as a JSON list on stdout; `[]` when nothing is wrong.' },
  )
    .option(...allFindings)
    .action(async (options: { readonly all?: true }) =>
      finish((await import('./plan.ts')).checkVerb(rawInputs(options), options.all === true)),
    )
  withInputs(
    program.command('plan').description('Show what a sweep would run, and why.'),
    [...planInputs, ...siteInputs, 'database'],
    {
      site,
      json: 'Print the plan (plan.json, schema plan.v1) on stdout instead of the overview; findings go to stderr.',
      database: 'Database of earlier runs, whose durations estimate the GPU-hours; it is only read.',
    },
  )
    .option(...allOfPlan)
    .action(async (options: { readonly all?: true }) =>
      finish((await import('./plan.ts')).planVerb(rawInputs(options), options.all === true)),
    )
  withInputs(
    program
      .command('changed')
      .description('List the config keys whose points differ from the base, and how.'),
    planInputs.filter((name) => !['points', 'labels', 'duration', 'trace-scale'].includes(name)),
    {
      keys: 'Only these config keys, separated by commas; `*` matches anything (default: all).',
      json: 'Print the keys that changed as a JSON list on stdout: points added, removed, changed, unchanged.',
    },
  ).action(async (options: object) => finish((await import('./changed.ts')).changedVerb(rawInputs(options))))
  withMatrixOptions(
    program
      .command('matrix')
      .description(
        'Print the rows of a change or of the configuration in the layout of the ecosystem’s tools.',
      ),
  ).action(async (options: MatrixOptions) => finish((await import('./matrix.ts')).matrixVerb(options)))
  addChangelogCommands(program)
  addRecipeCommands(program)
  addRunnerCommands(program)
  withInputs(
    program.command('generate').description('Print the resolved recipe of every point, as YAML or JSON.'),
    planInputs,
    { json: 'Print one JSON list instead of YAML documents.' },
  ).action(async (options: object) =>
    finish((await import('./generate.ts')).generateVerb(rawInputs(options))),
  )
  addAgainCommands(program)
  program
    .command('explain')
    .argument('<CODE>', 'Problem code, e.g. INFX012, or 12')
    .description('Explain a problem code: cause and remedy.')
    .action(async (code: string) => finish((await import('./explain.ts')).explainVerb(code)))
  // The engine and the load client run as processes of their own, so that neither disturbs what the other measures.
  program
    .command('sim-engine', { hidden: true })
    .allowUnknownOption()
    .argument('[args...]')
    .action(async (args: readonly string[]) =>
      finish((await import('../engines/sim/main.ts')).simEngineMain(args)),
    )
  program
    .command('replay', { hidden: true })
    .allowUnknownOption()
    .argument('[args...]')
    .action(async (args: readonly string[]) =>
      finish((await import('../clients/replay/main.ts')).replayMain(args)),
    )
}
