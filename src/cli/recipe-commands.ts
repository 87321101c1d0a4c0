/** Declares `infx recipe …` and `infx golden-al`; the work is loaded when a verb is called. */
import type { Command } from 'commander'
import type { SweepInputName } from '../core/inputs.ts'
import { finish, rawInputs, withInputs } from './options.ts'
import type { CommandOptions, CompareOptions, GoldenOptions } from './recipe.ts'

const pointInputs = [
  'repo',
  'config-files',
  'runner-config',
  'recipes-dir',
  'golden-al-dir',
  'keys',
  'labels',
] as const satisfies readonly SweepInputName[]

const pointText =
  'Id of a point (also of its simulated twin), its last twelve digits, its title, or a glob that matches one of them'

export function addRecipeCommands(program: Command): void {
  const recipe = program
    .command('recipe')
    .description('Show what a point starts, and compare it with published launch commands.')
  withInputs(
    recipe
      .command('command')
      .description('Print the launch commands of a point, to paste.')
      .argument('<POINT>', pointText)
      .option('--bare', 'As started inside the container (the default)')
      .option('--docker', 'Each process in a container of its image')
      .option('--json', 'Print the whole plan of processes, ports, health and metrics as JSON')
      .option('--as-written', 'Inject no acceptance, and accept a recipe that hard-codes it'),
    pointInputs,
  ).action(async (point: string, options: CommandOptions) =>
    finish((await import('./recipe.ts')).commandVerb(point, rawInputs(options), options)),
  )
  withInputs(
    recipe
      .command('compare')
      .description('Compare the launch commands of a point, flag by flag, with those of a page.')
      .argument('<POINT>', pointText)
      .argument('<FILE>', 'Shell text as the page shows it')
      .option('--all', 'Print what is the same, too')
      .option('--json', 'Print the rows as JSON'),
    pointInputs,
  ).action(async (point: string, file: string, options: CompareOptions) =>
    finish((await import('./recipe.ts')).compareVerb(point, file, rawInputs(options), options)),
  )
  withInputs(
    program
      .command('golden-al')
      .description('Print the golden acceptance length of a model, method and draft length.')
      .requiredOption('--model <MODEL>', 'Model prefix, curve file’s model, or key inside it')
      .requiredOption('--method <METHOD>', 'mtp, eagle3, dspark or dflash')
      .requiredOption('--tokens <N>', 'Draft tokens per step, without the bonus token')
      .option('--thinking <MODE>', 'on or off', 'on')
      .option('--json', 'Print curve, key and value as JSON'),
    ['repo', 'golden-al-dir'],
  ).action(async (options: GoldenOptions) =>
    finish((await import('./recipe.ts')).goldenVerb(options, rawInputs(options))),
  )
}
