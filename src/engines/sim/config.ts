/** Reading and judging the configuration of the simulated engine. */
import type { SimEngineConfig } from '../../core/schema/sim-engine.generated.ts'
import { simEngine } from '../../core/schema/sim-engine.validator.generated.ts'
import { ProblemError, didYouMean } from '../../core/problem.ts'
import type { Problem } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/engine.ts'

/** Throws ProblemError (INFX170) with everything that is wrong. `file` is named in the problems. */
export function parseSimConfig(text: string, file: string): SimEngineConfig {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ProblemError([finding(file, `the file is not JSON: ${message}`)], { cause: error })
  }
  if (!isSimConfig(parsed)) throw new ProblemError(schemaFindings(file))
  const problems = consistencyProblems(parsed, file)
  if (problems.length > 0) throw new ProblemError(problems)
  return parsed
}

/** The generated validator is JavaScript; this is what ajv makes of it. */
const validate: { (value: unknown): boolean; readonly errors?: readonly SchemaError[] | null } = simEngine

function isSimConfig(value: unknown): value is SimEngineConfig {
  return validate(value)
}

const finding = (file: string, message: string): Problem =>
  problem('INFX170', message, { at: { file, line: 1, col: 1 } })

interface SchemaError {
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
  readonly data?: unknown
  readonly parentSchema?: { readonly properties?: Readonly<Record<string, unknown>> }
}

function schemaFindings(file: string): readonly Problem[] {
  return (validate.errors ?? []).map((error) => {
    const where = error.instancePath === '' ? 'the file' : error.instancePath.slice(1).replaceAll('/', '.')
    const unknown = error.params['additionalProperty']
    if (typeof unknown === 'string') {
      const near = didYouMean(unknown, Object.keys(error.parentSchema?.properties ?? {}))
      return finding(file, `${where} has no member "${unknown}"${near ? `; did you mean "${near}"?` : ''}`)
    }
    const got = typeof error.data === 'object' ? '' : `, got ${JSON.stringify(error.data)}`
    return finding(file, `${where} ${error.message ?? 'is not valid'}${got}`)
  })
}

/** What a schema cannot say. */
function consistencyProblems(config: SimEngineConfig, file: string): readonly Problem[] {
  const problems: Problem[] = []
  const roles = config.pools
    .map((pool) => pool.role)
    .sort()
    .join(' + ')
  if (roles !== 'mixed' && roles !== 'decode + prefill') {
    problems.push(
      finding(file, `pools must be one mixed pool, or one prefill and one decode pool, got ${roles}`),
    )
  }
  if (roles === 'decode + prefill' && !config.transfer) {
    problems.push(finding(file, 'prefill and decode pools need transfer'))
  }
  const spec = config.speculative
  if (spec && spec.acceptanceLength > spec.numSpecTokens + 1) {
    const most = spec.numSpecTokens + 1
    problems.push(
      finding(file, `speculative.acceptanceLength must be in [1, ${most}], got ${spec.acceptanceLength}`),
    )
  }
  for (const [index, pool] of config.pools.entries()) {
    if (pool.kvPoolTokensPerRank >= config.pageTokens) continue
    problems.push(finding(file, `pools.${index}.kvPoolTokensPerRank must hold at least one page`))
  }
  if (config.gpuMetricsPath !== undefined && config.gpuMetricsIntervalMs === undefined) {
    problems.push(finding(file, 'gpuMetricsPath needs gpuMetricsIntervalMs'))
  }
  return problems
}
