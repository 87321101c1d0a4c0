/**
 * The accuracy gate over the result files of one job, as lines that the ecosystem's own gate prints. Where that one
 * lets something pass that is not a score, or goes on without its thresholds, this one fails.
 */
import { roundHalfEven } from '../measure/rounding.ts'
import { manifestFaults } from './batch-manifest.ts'
import type { EvalMetadata } from './batch-manifest.ts'
import { parseEvalFileName } from './file-names.ts'
import { readLmEvalResults } from './lm-eval-results.ts'
import { gatedMetrics, scoreFault } from './scores.ts'
import type { ResolvedThreshold, Thresholds } from './thresholds.ts'
import { hasModelThresholds, loadThresholds, thresholdFor } from './thresholds.ts'

/** A file as found; text undefined = missing. */
export interface NamedText {
  readonly name: string
  readonly text: string | undefined
}

export interface ValidateScoresInput {
  readonly thresholds: NamedText
  /** `meta_env.json`. */
  readonly metadata: NamedText
  /** Result files, already matched by name. */
  readonly results: readonly { readonly name: string; readonly text: string }[]
  /** Overrides the prefix in the metadata. */
  readonly modelPrefix: string | undefined
  /** Used when the metadata names none. */
  readonly fallbackModelPrefix: string | undefined
  readonly metricPrefix: string
  readonly minScore: number | undefined
  /** Concurrencies that the workflow asked for, as it wrote them (`64 4 16`). */
  readonly expectedConcs: string | undefined
}

export interface GateReport {
  readonly passed: boolean
  /** Lines for stdout and stderr, each in order. */
  readonly stdout: readonly string[]
  readonly stderr: readonly string[]
}

/** Runs the gate. Every fault is a line; any `FAIL`, or no score at all, fails. */
export function validateScores(input: ValidateScoresInput): GateReport {
  const stdout: string[] = []
  const stderr: string[] = []
  const fail = (message: string): unknown => stderr.push(`FAIL: ${message}`)
  const expected = parseExpectedConcs(input.expectedConcs)
  if (expected === 'invalid') {
    fail('expected concurrencies must be unique positive integers')
    return { passed: false, stdout, stderr }
  }
  const thresholds = readThresholds(input.thresholds, stdout, fail)
  const metadata = parseMetadata(input.metadata)
  const prefix = input.modelPrefix ?? metadata.prefix ?? input.fallbackModelPrefix
  stdout.push(prefixLine(prefix, thresholds))
  if (metadata.fault !== undefined) {
    stderr.push(`WARN: could not inspect eval metadata for batched concurrency status: ${metadata.fault}`)
  }
  const results = [...input.results].sort((a, b) => (a.name < b.name ? -1 : 1))
  const manifest = manifestFaults(
    metadata.value,
    expected,
    results.map(({ name }) => name),
    metadata.fault,
  )
  for (const fault of manifest) fail(fault)
  if (manifest.length === 0 && Array.isArray(metadata.value?.['eval_concs'])) {
    stdout.push('PASS: batched eval produced every requested concurrency')
  }
  const checked = results.map((file) =>
    checkFile(file, input, { prefix, thresholds }, (line) => stdout.push(line), fail),
  )
  if (checked.every((count) => count === 0)) {
    stderr.push(`WARN: no metrics matched prefix '${input.metricPrefix}'`)
    return { passed: false, stdout, stderr }
  }
  return { passed: !stderr.some((line) => line.startsWith('FAIL:')), stdout, stderr }
}

function readThresholds(
  file: NamedText,
  stdout: string[],
  fail: (message: string) => unknown,
): Thresholds | undefined {
  const loaded = loadThresholds({ path: file.name, text: file.text })
  for (const found of loaded.problems) fail(`thresholds ${file.name}: ${found.message}`)
  if (loaded.thresholds) stdout.push(`Loaded thresholds from ${file.name}`)
  return loaded.thresholds
}

function prefixLine(prefix: string | undefined, thresholds: Thresholds | undefined): string {
  if (prefix === undefined) return 'Model prefix: <unknown> (using global default thresholds)'
  return thresholds && hasModelThresholds(thresholds, prefix)
    ? `Model prefix: ${prefix} (per-model thresholds apply)`
    : `Model prefix: ${prefix} (no per-model override; using global default)`
}

/** Checks one file and returns how many values stood where a score belongs. */
function checkFile(
  file: { readonly name: string; readonly text: string },
  input: ValidateScoresInput,
  model: { readonly prefix: string | undefined; readonly thresholds: Thresholds | undefined },
  pass: (line: string) => unknown,
  fail: (message: string) => unknown,
): number {
  const read = readLmEvalResults(file.text)
  if ('fault' in read) {
    fail(`${file.name} is not a result file: ${read.fault}`)
    return 0
  }
  const conc = parseEvalFileName(file.name).conc
  const label = conc === undefined ? '' : `[conc=${conc}] `
  let checked = 0
  for (const [task, metrics] of Object.entries(read.results)) {
    const threshold = model.thresholds
      ? thresholdFor(model.thresholds, { modelPrefix: model.prefix, task, minScore: input.minScore })
      : undefined
    for (const { name, value } of gatedMetrics(metrics, input.metricPrefix)) {
      if (isNote(value)) continue
      checked++
      const verdict = compare(value, threshold)
      if (verdict.passed) pass(`PASS: ${label}${task} ${name} = ${verdict.detail}`)
      else fail(`${label}${task} ${name} = ${verdict.detail}`)
    }
  }
  return checked
}

/** Texts beside the scores ("n/a") are notes of a harness; a number in quotes is a damaged score, not a note. */
const isNote = (value: unknown): boolean =>
  typeof value === 'string' && (value.trim() === '' || Number.isNaN(Number(value)))

function compare(
  value: unknown,
  threshold: ResolvedThreshold | undefined,
): { readonly passed: boolean; readonly detail: string } {
  const fault = scoreFault(value)
  if (fault !== undefined) return { passed: false, detail: `${String(value)} (not a score: ${fault})` }
  const shown = roundHalfEven(Number(value), 4).toFixed(4)
  if (!threshold) return { passed: false, detail: `${shown} (no threshold)` }
  const passed = Number(value) >= threshold.value
  return { passed, detail: `${shown} (${passed ? '>=' : '<'} ${threshold.value} from ${threshold.table})` }
}

function parseExpectedConcs(text: string | undefined): readonly number[] | 'invalid' | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const words = text.trim().split(/[\s,]+/)
  const concs = words.map(Number)
  const isValid = words.every((word) => /^\d+$/.test(word)) && concs.every((conc) => conc > 0)
  return isValid && new Set(concs).size === concs.length ? concs : 'invalid'
}

function parseMetadata(file: NamedText): {
  readonly value?: EvalMetadata
  readonly prefix?: string
  readonly fault?: string
} {
  if (file.text === undefined) return { fault: `${file.name} does not exist` }
  try {
    const value: unknown = JSON.parse(file.text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { fault: `${file.name} is not a JSON object` }
    }
    const prefix = 'infmax_model_prefix' in value ? value.infmax_model_prefix : undefined
    const isKnown = typeof prefix === 'string' && prefix !== '' && prefix !== 'unknown'
    return { value: value as EvalMetadata, ...(isKnown ? { prefix } : {}) }
  } catch (error) {
    return { fault: `${file.name}: ${error instanceof Error ? error.message : String(error)}` }
  }
}
