/**
 * The names that a row may carry, as data. A row whose model or hardware is not here is not stored, so that no curve
 * lands under a wrong name; the organisation adds its own names.
 */

export interface EntityTables {
  readonly models: ReadonlySet<string>
  /** Short or old prefixes → model. */
  readonly modelAliases: ReadonlyMap<string, string>
  /** Whole `model` strings (Hugging Face ids, mounts), case-sensitive → model. */
  readonly modelPaths: ReadonlyMap<string, string>
  /** SKUs; a label may carry a prefix up to `:` and a suffix from `-`. */
  readonly hardware: ReadonlySet<string>
  /** Whole labels, lower case → SKU; no prefix or suffix rule applies to them. */
  readonly hardwareLabels: ReadonlyMap<string, string>
  readonly frameworkAliases: ReadonlyMap<string, FrameworkAlias>
  readonly precisionAliases: ReadonlyMap<string, string>
  readonly precisions: ReadonlySet<string>
}

export interface FrameworkAlias {
  readonly framework: string
  /** What the old name said about disaggregation. */
  readonly disagg?: boolean
}

/** What an organisation adds; names are compared in lower case, `modelPaths` exactly. */
export interface EntityExtension {
  readonly models?: readonly string[]
  readonly modelAliases?: Readonly<Record<string, string>>
  readonly modelPaths?: Readonly<Record<string, string>>
  readonly hardware?: readonly string[]
  readonly hardwareLabels?: Readonly<Record<string, string>>
  readonly precisions?: readonly string[]
}

/** The ecosystem's names. Point releases are models of their own; grouping them is a matter of display. */
export const ecosystemEntities: EntityTables = {
  models: new Set([
    'dsr1',
    'dsv4',
    'gptoss120b',
    'llama70b',
    'qwen3.5',
    'qwen3.8next',
    'kimik2.5',
    'kimik2.6',
    'kimik2.7-code',
    'kimik3',
    'minimaxm2.5',
    'minimaxm2.7',
    'minimaxm3',
    'glm5',
    'glm5.1',
    'glm5.2',
    'gemma4',
    'musespark',
  ]),
  modelAliases: new Map([
    ['gptoss', 'gptoss120b'],
    ['dsv4pro', 'dsv4'],
    ['kimik2.7', 'kimik2.7-code'],
    ['gemma4fi', 'gemma4'],
  ]),
  modelPaths: new Map([
    ['deepseek-ai/DeepSeek-R1', 'dsr1'],
    ['deepseek-ai/DeepSeek-R1-0528', 'dsr1'],
    ['deepseek-ai/DeepSeek-V4-Pro', 'dsv4'],
    ['openai/gpt-oss-120b', 'gptoss120b'],
    ['meta-llama/Llama-3.3-70B-Instruct', 'llama70b'],
  ]),
  hardware: new Set([
    'h100',
    'h200',
    'b200',
    'b300',
    'gb200',
    'gb300',
    'mi300x',
    'mi325x',
    'mi355x',
    'tpuv7',
  ]),
  hardwareLabels: new Map(),
  frameworkAliases: new Map([
    ['sglang-disagg', { framework: 'mori-sglang', disagg: true }],
    ['atom-disagg', { framework: 'mooncake-atom', disagg: true }],
    ['trtllm', { framework: 'trt' }],
    ['dynamo-trtllm', { framework: 'dynamo-trt' }],
  ]),
  precisionAliases: new Map([
    ['nvfp4', 'fp4'],
    ['mxfp4', 'fp4'],
    ['fp8block', 'fp8'],
  ]),
  precisions: new Set(['fp4', 'fp8', 'bf16', 'int4']),
}

export function extendEntities(base: EntityTables, extension: EntityExtension): EntityTables {
  const lower = (names: readonly string[] | undefined): string[] =>
    (names ?? []).map((name) => name.toLowerCase())
  const lowerMap = (entries: Readonly<Record<string, string>> | undefined): [string, string][] =>
    Object.entries(entries ?? {}).map(([from, to]) => [from.toLowerCase(), to.toLowerCase()])
  const paths = Object.entries(extension.modelPaths ?? {}).map(([from, to]): [string, string] => [
    from,
    to.toLowerCase(),
  ])
  return {
    ...base,
    models: new Set([...base.models, ...lower(extension.models)]),
    modelAliases: new Map([...base.modelAliases, ...lowerMap(extension.modelAliases)]),
    modelPaths: new Map([...base.modelPaths, ...paths]),
    hardware: new Set([...base.hardware, ...lower(extension.hardware)]),
    hardwareLabels: new Map([...base.hardwareLabels, ...lowerMap(extension.hardwareLabels)]),
    precisions: new Set([...base.precisions, ...lower(extension.precisions)]),
  }
}
