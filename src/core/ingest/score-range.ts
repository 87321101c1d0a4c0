/** Which metrics of an evaluation are shares of its questions: a value outside [0, 1], such as a per cent, is no result. */
import { scoreFault } from '../evals/scores.ts'

/** Names of result files, of the aggregate and of the database; what no known task writes may have any range. */
const shares = /^(em_strict|em_flexible|exact_match|acc|acc_norm|accuracy|score)(_se|_stderr)?(,.*)?$/

/** Faults such as `em_strict is 95, outside [0, 1]`, in the order of the metrics. */
export const shareFaults = (metrics: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(metrics).flatMap(([name, value]) => {
    const fault = shares.test(name) ? scoreFault(value) : undefined
    return fault === undefined ? [] : [`${name} is ${fault}`]
  })
