/** Declares `infx changelog …`; the work is loaded when a verb is called. */
import type { Command } from 'commander'
import type { SweepInputName } from '../core/inputs.ts'
import type { AddOptions, MergeOptions } from './changelog.ts'
import { finish, rawInputs, withInputs } from './options.ts'

const whereInputs = ['repo', 'changelog-file', 'repository'] as const satisfies readonly SweepInputName[]
const compareInputs = [
  ...whereInputs,
  'config-files',
  'runner-config',
  'recipes-dir',
  'golden-al-dir',
  'base',
  'keys',
  'pull-request',
] as const satisfies readonly SweepInputName[]

const serverFlag = '--server <URL>'
const serverText = 'GitHub server of pr-links (default: https://github.com)'

export function addChangelogCommands(program: Command): void {
  const changelog = program
    .command('changelog')
    .description('Write the performance changelog: merge, add entries, fold fragments in.')
  withInputs(
    changelog
      .command('merge')
      .description(
        'Merge both sides’ new entries: as git’s merge driver, or (without files) a stopped merge.',
      )
      .argument('[FILES...]', '%O %A %B %P of git; the result goes to %A'),
    [...whereInputs, 'pull-request'],
  )
    .option('--main <SIDE>', 'Side whose bytes stay, ours or theirs (default: found out)')
    .option(serverFlag, serverText)
    .action(async (files: readonly string[], options: MergeOptions) =>
      finish((await import('./changelog.ts')).mergeVerb(files, rawInputs(options), options)),
    )
  withInputs(
    changelog
      .command('add')
      .description('Add an entry for --keys, or for every key whose points changed since --base.')
      .requiredOption('--description <TEXT...>', 'What changed; one line of the entry each'),
    compareInputs,
    {
      keys: 'Config keys that the entry names, instead of those that changed; `*` stands for any text in them.',
      base: 'Commit to compare the points with (its merge base with the working tree).',
      'pull-request':
        'Number of the pull request: goes into the pr-link, and into that of the same entry written without it.',
      repository:
        'Repository of the pr-link (default: that of the entries before it, else of the remote origin).',
    },
  )
    .option(
      '--link <URL>',
      'pr-link, whole (default: made of --repository and --pull-request, a placeholder where there is no number)',
    )
    .option('--fragment <NAME>', 'Write changelog.d/NAME.yaml instead of the changelog itself')
    .option('--scenario-type <TYPE...>', 'The entry asks only for fixed-seq-len or agentic-coding')
    .option('--evals-only', 'The entry asks for evaluations only, and for those that would run anyway')
    .option('--all-evals', 'The entry asks for evaluations only, and for every point that can be evaluated')
    .option('--append-only', 'The entry asks only for points that the base does not have')
    .option(serverFlag, serverText)
    .action(async (options: AddOptions) =>
      finish((await import('./changelog.ts')).addVerb(rawInputs(options), options)),
    )
  withInputs(
    changelog
      .command('fold')
      .description('Move the entries of all fragments in changelog.d/ to the end of the changelog.'),
    whereInputs,
  )
    .option(serverFlag, serverText)
    .action(async (options: { readonly server?: string }) =>
      finish((await import('./changelog.ts')).foldVerb(rawInputs(options), options.server)),
    )
  withInputs(
    changelog
      .command('install')
      .description('Print, or with --write set, what makes git merge the changelog with infx.'),
    ['repo', 'changelog-file'],
  )
    .option('--write', 'Write .gitattributes and the configuration of this clone')
    .option('--command <COMMAND>', 'How git starts infx (default: infx)')
    .action(async (options: { readonly write?: true; readonly command?: string }) =>
      finish((await import('./changelog.ts')).installVerb(rawInputs(options), options)),
    )
}
