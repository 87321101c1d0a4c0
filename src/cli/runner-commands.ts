/** Declares the verbs for who owns runners and explains red points; the work is loaded when a verb is called. */
import type { Command } from 'commander'
import { type SweepInputName, sweepInputs } from '../core/inputs.ts'
import type { AlGateOptions } from './al-gate.ts'
import type { DoctorOptions } from './doctor.ts'
import { finish, rawInputs, withInputs } from './options.ts'
import type { ReproOptions } from './repro.ts'

const alGateInputs = [
  'repo',
  'config-files',
  'runner-config',
  'changelog-file',
  'recipes-dir',
  'golden-al-dir',
  'keys',
  'points',
  'labels',
  'base',
  'head',
  'simulate',
  'duration',
  'trace-scale',
  'site',
  'launcher',
  'client',
  'out',
  'json',
] as const satisfies readonly SweepInputName[]

export function addRunnerCommands(program: Command): void {
  program
    .command('doctor')
    .description('Look whether this machine is fit to run points; one line each, with the fix.')
    .option('--site <FILE>', 'Site file whose launcher, partition, models and image cache are looked at, too')
    .option('--out <DIR>', sweepInputs.out.description, sweepInputs.out.fallback)
    .option('--json', 'Print the checks as JSON')
    .action(async (options: DoctorOptions) => finish((await import('./doctor.ts')).doctorVerb(options)))
  withInputs(
    program
      .command('al-gate')
      .description('Run points shortly with real acceptance, and compare it with the golden curve.')
      .option(
        '--tolerance <SHARE>',
        'Largest distance from the golden length, as a share of it (default: 0.02)',
      )
      .option(
        '--simulated-draft-acceptance <CHANCE>',
        'Chance that the simulated engine accepts a draft token (default: what gives the golden length)',
      ),
    alGateInputs,
    {
      keys: 'Config keys to judge, instead of what the changelog says; `*` stands for any text, `?` for one character.',
      duration: 'Profiling seconds per point (default: 120).',
      out: 'Directory that receives al-gate.json and, under al-gate/, what the runs left; relative to where you are.',
      json: 'Print the verdicts as a JSON list on stdout; progress goes to stderr.',
    },
  ).action(async (options: AlGateOptions) =>
    finish((await import('./al-gate.ts')).alGateVerb(rawInputs(options), options)),
  )
  program
    .command('repro')
    .description('Print the script that repeats a point of an out folder by hand.')
    .argument(
      '<POINT>',
      'Id of a point, its last twelve digits, its title, or a glob that matches one of them; or an out folder with one point',
    )
    .option('--out <DIR>', 'Out folder of the sweep', sweepInputs.out.fallback)
    .option('--site <FILE>', 'Site file of a real point (default: that of the sweep)')
    .option('--judge <DIR>', 'Measure what a repetition left in this folder, beside the kept result')
    .option('--json', 'Print the parts of the script, or the measurement, as JSON')
    .action(async (point: string, options: ReproOptions) =>
      finish((await import('./repro.ts')).reproVerb(point, options)),
    )
  program
    .command('failures')
    .description('Count why attempts failed, and on which nodes, over out folders and downloaded artifacts.')
    .argument('[FOLDER...]', `Folders to search (default: ${sweepInputs.out.fallback})`)
    .option('--json', 'Print the counts as JSON')
    .action(async (folders: readonly string[], options: { readonly json?: true }) =>
      finish(
        (await import('./failures.ts')).failuresVerb(
          folders.length > 0 ? folders : [sweepInputs.out.fallback],
          options,
        ),
      ),
    )
}
