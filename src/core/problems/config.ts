/** Problems of configuration files: YAML itself, the master configuration, the runner file. Codes 010-049. */
import { registerProblemKinds } from './catalogue.ts'

const user = { blame: 'user', severity: 'error' } as const

export const configProblems = registerProblemKinds({
  INFX010: {
    ...user,
    title: 'A file is not valid YAML',
    explain:
      'The parser stopped at the marked place, so nothing of the file was read. Usual causes are a tab in the indentation, a missing space after a colon, an unclosed quote or bracket, or a merge conflict marker.',
  },
  INFX011: {
    ...user,
    title: 'A key is written twice',
    explain:
      'A YAML mapping holds every key once. Most loaders silently keep the last value, so half of what was written would never run. Remove one of the two, or give it another name.',
  },
  INFX012: {
    ...user,
    title: 'A field is unknown',
    explain:
      'The field is not part of the schema at this place. A misspelt field would otherwise be ignored and the sweep would measure something else than intended. Correct the name or take the field out: the finding lists what is allowed at this place. A field that stands one level too high or too low is unknown, too.',
  },
  INFX013: {
    ...user,
    title: 'A value has the wrong type or lies outside its range',
    explain:
      'The message says what came and what is allowed: write that. An entry with prefill and decode workers says `multinode: true`. Versions and other texts that look like numbers must be quoted: `version: "1.10"` keeps its zero, `version: 1.10` does not.',
  },
  INFX014: {
    ...user,
    title: 'A required field is missing',
    explain:
      'The entry cannot be expanded into points without it. Add the field where the finding points; the schema in schemas/ describes it, and examples/quickstart/configs has one of each kind.',
  },
  INFX015: {
    ...user,
    title: 'A plain scalar is read differently by different YAML versions',
    explain:
      'YAML 1.1 (PyYAML) and YAML 1.2 disagree about words such as `on` and `no`, leading zeros, `0o20`, `1e3`, `4:30` and underscores in numbers. Quote the value when it is text; write a plain decimal number when it is a number.',
  },
  INFX016: {
    ...user,
    title: 'A YAML file goes beyond a limit',
    explain:
      'Size, nesting, number of aliases and the size after following every alias are bounded, so that a hostile or broken file cannot stop a plan. Real configurations stay far below the limits.',
  },
  INFX017: {
    ...user,
    title: 'A number cannot be kept exactly',
    explain: 'Integers beyond 2^53 - 1 lose digits when they are read as a number. Quote the value.',
  },
  INFX018: {
    ...user,
    title: 'The concurrencies of a search space are not given properly',
    explain:
      'A search space names its concurrencies either as a list (`conc-list: [1, 4, 16]`) or as a range (`conc-start` and `conc-end`, doubled from start to end, the end always included). All must be greater than 0. Write one of the two.',
  },
  INFX019: {
    ...user,
    title: 'A topology does not work out',
    explain:
      'Decode context parallelism reuses the ranks of tensor parallelism, so `tp` must be divisible by `dcp-size`. Hardware of prefill and decode is given for both roles or for neither.',
  },
  INFX020: {
    ...user,
    title: 'A rule of agentic scenarios is broken',
    explain:
      'Agentic points run on one exact fleet (`runner: cluster:…`). `kv-offload-backend` goes with `kv-offloading: dram` and only with it; `dram-utilization` is needed as soon as one search space uses dram.',
  },
  INFX021: {
    ...user,
    title: 'A serving component is declared at the wrong place',
    explain:
      '`router` and `kv-p2p-transfer` stand either at the top of the entry or in its search spaces, not in both. `kv-p2p-transfer` is only for multi-node entries, and a disaggregated entry must say it.',
  },
  INFX022: {
    ...user,
    title: 'A config key cannot be used',
    explain:
      '`*` is reserved for wildcards in the changelog, and one key must not be defined in two configuration files.',
  },
  INFX023: {
    ...user,
    title: 'A runner label is unknown',
    explain:
      'The label is not in the runner configuration, so no machine would ever pick the job up and it would wait until GitHub gives up after 24 hours.',
  },
  INFX024: {
    ...user,
    title: 'Search spaces repeat a row',
    severity: 'notice',
    explain:
      'Two search spaces of one entry expand to the very same row. It is run once; remove the repetition to keep the file honest.',
  },
  INFX025: {
    ...user,
    title: 'A point needs more GPUs than a node of its runner has',
    explain:
      'A single-node worker uses tp · pp · pcp GPUs, and no node behind the runner label has so many, so it can never run. Choose smaller widths, or a multi-node entry with a recipe. A warning while the entry is not among those that are to run, and when the engine is simulated.',
  },
  INFX026: {
    ...user,
    title: 'The DRAM budget of KV offload cannot be computed',
    explain:
      'The budget is proportional to the GPUs used of a node: it needs `hardware` of the runner label (`available-cpu-dram-mib`, `gpus-per-node`) and a topology that fits whole nodes.',
  },
  INFX027: {
    ...user,
    title: 'Unknown framework or precision',
    explain:
      'A word that is nearly a known one is taken for a mistake and refused. Any other is kept as it is written, with a warning: results, curves and comparisons will carry it, so that a second spelling makes a second series.',
  },
  INFX028: {
    ...user,
    title: 'A dataset or an evaluation task is not given properly',
    explain:
      'A dataset of an agentic scenario is either a file (`path` and `format`) or generated (`generator` with a seed and its shape). The content of its file, and of the file of an evaluation task, is part of what a point is, so the file must be readable when the sweep is planned.',
  },
  INFX029: {
    ...user,
    title: 'A configuration file is missing or has no entries',
    explain: 'The file was named but is not in the repository at this commit, or its root is not a mapping.',
  },
})
