/** Declares the verbs for who owns runners and explains red points; the work is loaded when a verb is called. */
import type { Command } from 'commander'
import { sweepInputs } from '../core/inputs.ts'
import { finish } from './options.ts'

export function addRunnerCommands(program: Command): void {
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
