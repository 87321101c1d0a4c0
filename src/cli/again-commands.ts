/** `infx report` and `infx ingest`: arguments and options. */
import type { Command } from 'commander'
import { sweepInputs } from '../core/inputs.ts'
import { finish } from './options.ts'

const outHelp = 'Directory of the finished sweep, the same as --out'

export function addAgainCommands(program: Command): void {
  program
    .command('report')
    .argument('[DIR]', outHelp)
    .description('Draw report, curve and summary of a finished sweep again.')
    .option('--out <DIR>', `Directory of the finished sweep (default: ${sweepInputs.out.fallback})`)
    .option(
      '--artifacts <DIR>',
      'Folder of downloaded artifacts, for the servers’ logs (default: the sweep’s own)',
    )
    .action(async (dir: string | undefined, options: import('./again.ts').ReportOptions) => {
      const { outOf, reportVerb } = await import('./again.ts')
      await finish(reportVerb(outOf(dir, options.out), options.artifacts))
    })
  program
    .command('ingest')
    .argument('[DIR]', outHelp)
    .description('Write the results of a finished sweep, or a folder of artifacts, into a database.')
    .option('--out <DIR>', `Directory of the finished sweep (default: ${sweepInputs.out.fallback})`)
    .option('--artifacts <DIR>', 'Folder of downloaded artifacts (default: the sweep’s own)')
    .option(
      '--database <URL>',
      'Database to ingest into: `pglite:DIR` or `postgres://…` (default: that of the sweep)',
    )
    .option(
      '--repo <DIR>',
      'Repository whose infx.config.yaml names models and hardware (default: what the sweep began with)',
    )
    .option('--json', 'Print the counters as JSON')
    .action(async (dir: string | undefined, options: import('./again.ts').IngestOptions) => {
      const { ingestVerb, outOf } = await import('./again.ts')
      await finish(ingestVerb({ ...options, out: outOf(dir, options.out) }))
    })
}
