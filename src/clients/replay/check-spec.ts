/** A load specification that came as JSON (from a file) is untrusted: every wrong field is named at once. */
import '../../core/problems/clients.ts'
import { ProblemError } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { Findings, isObject, Row, shown } from '../../core/traces/row.ts'
import type { AgenticLoad, FixedLoad, LoadSpec, TraceGenerator, TraceSource } from '../load-client.ts'

/** The specification in `text`; `file` names it in Problems. Throws a ProblemError. */
export function parseLoadSpec(text: string, file: string): LoadSpec {
  const at = { file, line: 1, col: 1 }
  const findings = new Findings('INFX200')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new ProblemError([problem('INFX200', 'the load specification is not JSON', { at })], { cause })
  }
  if (!isObject(value)) {
    throw new ProblemError([
      problem('INFX200', `the load specification must be an object, got ${shown(value)}`, { at }),
    ])
  }
  const row = new Row(value, at, '', findings)
  const load = row.child('load')
  const spec: LoadSpec = {
    load: load?.textOf('kind', ['agentic', 'fixed']) === 'fixed' ? readFixed(load) : readAgentic(load),
    endpointUrl: row.url('endpointUrl'),
    model: row.text('model'),
    outputDir: row.text('outputDir'),
    serverMetricsUrls: row.has('serverMetricsUrls') ? row.texts('serverMetricsUrls') : [],
    seed: row.integer('seed', 0),
    traceScale: row.number('traceScale', 1),
    failedRequestThreshold: row.ratio('failedRequestThreshold'),
  }
  const { problems } = findings
  if (problems.length > 0) throw new ProblemError(problems)
  return spec
}

const noTrace: TraceSource = { format: 'weka', path: '' }

function readAgentic(row: Row | undefined): AgenticLoad {
  const trace = row?.child('trace')
  return {
    kind: 'agentic',
    trace: trace ? readTrace(trace) : noTrace,
    lanes: row?.integer('lanes', 1) ?? 0,
    durationSeconds: row?.number('durationSeconds', 0) ?? 0,
    warmupRequestsPerLane: row?.integer('warmupRequestsPerLane', 0) ?? 0,
    warmupGraceSeconds: row?.number('warmupGraceSeconds', 0) ?? 0,
    graceSeconds: row?.number('graceSeconds', 0) ?? 0,
    trajectoryStartMinRatio: row?.ratio('trajectoryStartMinRatio') ?? 0,
    trajectoryStartMaxRatio: row?.ratio('trajectoryStartMaxRatio') ?? 0,
    traceIdleGapCapSeconds: row?.number('traceIdleGapCapSeconds', 0) ?? 0,
    systemIdleGapCapSeconds: row?.number('systemIdleGapCapSeconds', 0) ?? 0,
    ...(row?.has('extraInputs') ? { extraInputs: row.object('extraInputs') } : {}),
  }
}

function readTrace(row: Row): TraceSource {
  const format = row.textOf('format', ['weka', 'mooncake', 'multi-turn', 'generated'])
  if (format !== 'generated') return { format, path: row.text('path') }
  const generator = row.child('generator')
  const number = (name: keyof TraceGenerator): number => generator?.number(name, 0) ?? 0
  return {
    format,
    generator: {
      seed: number('seed'),
      trees: number('trees'),
      meanTurns: number('meanTurns'),
      systemTokens: number('systemTokens'),
      meanNewTokensPerTurn: number('meanNewTokensPerTurn'),
      meanOutputTokens: number('meanOutputTokens'),
      subagentRatio: number('subagentRatio'),
      meanGapSeconds: number('meanGapSeconds'),
    },
  }
}

function readFixed(row: Row): FixedLoad {
  const unlimited = row.raw('requestRate') === 'inf'
  return {
    kind: 'fixed',
    isl: row.integer('isl', 1),
    osl: row.integer('osl', 1),
    randomRangeRatio: row.ratio('randomRangeRatio'),
    numPrompts: row.integer('numPrompts', 1),
    numWarmupPrompts: row.integer('numWarmupPrompts', 0),
    maxConcurrency: row.integer('maxConcurrency', 1),
    requestRate: unlimited ? 'inf' : row.number('requestRate', Number.MIN_VALUE),
  }
}
