/** Options of `infx matrix`; in the names of the ecosystem's generator, lists separated by blanks or commas. */
import { type Command, Option } from 'commander'
import { sweepInputs } from '../core/inputs.ts'

type List = readonly string[]

export interface MatrixOptions {
  readonly format: 'inferencex'
  readonly repo: string
  readonly configFiles?: List
  readonly runnerConfig: string
  readonly changelogFile: string
  readonly base?: string
  readonly head?: string
  readonly trim?: true
  readonly allEvals?: true
  readonly evalsOnly?: true
  /** False with `--no-evals`. */
  readonly evals: boolean
  readonly fullSweep?: true
  readonly testConfig?: true
  readonly configKeys?: List
  /** The same as both of the above, in the word of the other verbs. */
  readonly keys?: List
  readonly conc?: List
  readonly modelPrefix?: List
  readonly precision?: List
  readonly framework?: List
  readonly runnerType?: List
  readonly seqLens?: List
  readonly scenarioType?: List
  readonly stepSize?: string
  readonly minConc?: string
  readonly maxConc?: string
  readonly maxTp?: string
  readonly maxEp?: string
  readonly singleNode?: true
  readonly multiNode?: true
  readonly runnerNodeFilter?: string
}

const { repo, base, head } = sweepInputs

export function withMatrixOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <FORMAT>', 'Layout of the output').choices(['inferencex']).default('inferencex'),
    )
    .option('--repo <DIR>', repo.description, repo.fallback)
    .option('--config-files <FILES...>', sweepInputs['config-files'].description)
    .option('--runner-config <FILE>', sweepInputs['runner-config'].description, 'configs/runners.yaml')
    .option('--changelog-file <FILE>', sweepInputs['changelog-file'].description, 'perf-changelog.yaml')
    .option('--base <REF>', base.description)
    .option('--head <REF>', head.description)
    .option('--trim', 'Changelog: keep the lowest concurrency of every curve')
    .option('--all-evals', 'Evaluate every row that can be')
    .option('--evals-only', 'Only evaluations')
    .option('--no-evals', 'Mark nothing for evaluation')
    .option('--full-sweep', 'Print every row of the configuration instead of those of a changelog')
    .option('--test-config', 'Print every row of `--config-keys`')
    .option('--config-keys <KEYS...>', 'Test config: keys, with `*` and `?`')
    .option('--keys <KEYS...>', 'The same as --test-config --config-keys KEYS')
    .option('--conc <N...>', 'Test config: only these concurrencies')
    .option('--model-prefix <PREFIX...>', 'Full sweep: beginnings of config keys')
    .option('--precision <NAME...>', 'Full sweep: precisions')
    .option('--framework <NAME...>', 'Full sweep: frameworks')
    .option('--runner-type <LABEL...>', 'Full sweep: runner labels')
    .option('--seq-lens <LABEL...>', 'Sequence lengths: 1k1k, 8k1k')
    .option('--scenario-type <NAME...>', 'Scenarios: fixed-seq-len, agentic-coding')
    .option('--step-size <N>', 'Full sweep: factor between the concurrencies of a range (default: 2)')
    .option('--min-conc <N>', 'Full sweep: lowest concurrency')
    .option('--max-conc <N>', 'Full sweep: highest concurrency')
    .option('--max-tp <N>', 'Full sweep: leave out wider single-node fixed-sequence rows')
    .option('--max-ep <N>', 'Full sweep: lower the expert parallelism of single-node fixed-sequence rows')
    .option('--single-node', 'Full sweep: only single-node entries')
    .option('--multi-node', 'Full sweep: only multi-node entries')
    .option('--runner-node-filter <TEXT>', 'One row per machine whose name holds the text')
}
