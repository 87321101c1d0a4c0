/** Compares what a point starts with what a page publishes, flag by flag. */
import { canonicalJson } from '../canonical-json.ts'
import { harnessReason } from './harness.ts'
import type { FlagValue, LaunchCommand } from './launch-command.ts'

/** `missing`: the page lacks it. `extra`: only the page has it. */
export type RowStatus = 'same' | 'differs' | 'missing' | 'extra' | 'harness-only'

export interface CompareRow {
  /** `sglang`, `vllm prefill`, `sglang-router` …: which process. */
  readonly process: string
  readonly what: 'process' | 'image' | 'flag' | 'env'
  /** Empty for a whole process and for the image. */
  readonly name: string
  readonly status: RowStatus
  readonly ours?: string
  readonly published?: string
  /** Why a difference does not matter. */
  readonly why?: string
}

/** Rows in the order of our processes; within one: image, flags and variables by name. */
export function compareCommands(
  ours: readonly LaunchCommand[],
  published: readonly LaunchCommand[],
): readonly CompareRow[] {
  const left = published.filter(isFirstRank)
  const rows = ours.flatMap((command): readonly CompareRow[] => {
    const at = left.findIndex((candidate) => isPartner(command, candidate))
    const [match] = at < 0 ? [] : left.splice(at, 1)
    if (!match) return [{ process: processName(command), what: 'process', name: '', status: 'missing' }]
    return compareProcess(command, match)
  })
  const unmatched = left.filter((candidate) => !ours.some((own) => isPartner(own, candidate)))
  return [
    ...rows,
    ...unmatched.map((command): CompareRow => ({
      process: processName(command),
      ...{ what: 'process', name: '', status: 'extra' },
    })),
  ]
}

/** Same engine in the same role; `trtllm-serve` is not told its role, so its commands are matched in order. */
const isPartner = (own: LaunchCommand, { family, pool }: LaunchCommand): boolean =>
  family === own.family && (pool === own.pool || (family === 'trtllm' && pool === 'aggregated'))

/** Whether a reader must do something about the row. */
export const isFinding = ({ status }: CompareRow): boolean => status !== 'same' && status !== 'harness-only'

const processName = ({ family, pool }: LaunchCommand): string =>
  pool === 'aggregated' ? family : `${family} ${pool}`

/** Other ranks repeat the first one's flags. */
const isFirstRank = ({ flags }: LaunchCommand): boolean => {
  const rank = flags.get('node-rank')
  return rank === undefined || rank === '0' || (typeof rank === 'string' && /[$<{]/.test(rank))
}

function compareProcess(ours: LaunchCommand, published: LaunchCommand): readonly CompareRow[] {
  const process = processName(ours)
  const image: readonly CompareRow[] =
    published.image === undefined ? [] : [{ process, ...row('image', '', ours.image, published.image) }]
  const names = (of: (command: LaunchCommand) => ReadonlyMap<string, unknown>): readonly string[] =>
    [...new Set([...of(ours).keys(), ...of(published).keys()])].sort()
  return [
    ...image,
    ...names(({ flags }) => flags).map((name) => ({
      process,
      ...row('flag', name, shown(ours.flags.get(name)), shown(published.flags.get(name))),
    })),
    ...names(({ env }) => env).map((name) => ({
      process,
      ...row('env', name, ours.env.get(name), published.env.get(name)),
    })),
  ]
}

const shown = (value: FlagValue | undefined): string | undefined =>
  value === undefined ? undefined : String(value)

function row(
  what: 'image' | 'flag' | 'env',
  name: string,
  ours: string | undefined,
  published: string | undefined,
): Omit<CompareRow, 'process'> {
  const values = {
    ...(ours === undefined ? {} : { ours }),
    ...(published === undefined ? {} : { published }),
  }
  const base = { what, name, ...values }
  if (sameValue(ours, published)) return { ...base, status: 'same' }
  const why = what === 'image' ? undefined : (harnessReason(what, name) ?? holeReason(ours, published))
  if (why !== undefined) return { ...base, status: 'harness-only', why }
  if (published === undefined) {
    // A flag that is off is as good as absent.
    return ours === 'false' ? { ...base, status: 'same' } : { ...base, status: 'missing' }
  }
  if (ours === undefined)
    return published === 'false' ? { ...base, status: 'same' } : { ...base, status: 'extra' }
  return { ...base, status: 'differs' }
}

/** `$IB_DEVICES`, `<your-ip>`: the page leaves the value to its reader, or ours depends on where it runs. */
function holeReason(ours: string | undefined, published: string | undefined): string | undefined {
  if (ours === undefined || published === undefined) return undefined
  if (/\$\{?\w|^<[^>]+>$/.test(published)) return 'the page leaves the value to its reader'
  return /\$(?:NODE\d|JOB_ID|WORK_DIR|DRAFT_MODEL_PATH)/.test(ours) ? 'depends on the allocation' : undefined
}

function sameValue(ours: string | undefined, published: string | undefined): boolean {
  if (ours === undefined || published === undefined) return false
  return ours === published || canonicalValue(ours) === canonicalValue(published)
}

/** `0.90` is 0.9, `True` is true, and the order of keys and spaces of JSON does not matter. */
function canonicalValue(value: string): string {
  const text = value.trim()
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase()
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) return String(Number(text))
  if (!/^[[{]/.test(text)) return text
  try {
    return canonicalJson(JSON.parse(text))
  } catch (cause) {
    // Not JSON after all: compared as it stands.
    if (cause instanceof SyntaxError) return text
    throw cause
  }
}
