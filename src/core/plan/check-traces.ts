/** Traces of the repository, read when the sweep is planned: a damaged one must not be found on the machines. */
import type { Dataset } from '../point.ts'
import type { Problem } from '../problem.ts'
import { TraceParser, type TraceFormat } from '../traces/parse.ts'
import type { PlannedPoint } from './plan.ts'
import type { RepoSnapshot } from './snapshot.ts'

const formats: readonly TraceFormat[] = ['weka', 'mooncake', 'multi-turn']

/**
 * Everything wrong with the trace files of the points, each file once, with its line. Files that cannot be read at all
 * are reported where points name them.
 */
export function traceProblems(points: readonly PlannedPoint[], snapshot: RepoSnapshot): readonly Problem[] {
  const traces = new Map<string, Dataset>()
  for (const { dataset } of points) {
    if (dataset?.path !== undefined) traces.set(`${dataset.loader} ${dataset.path}`, dataset)
  }
  return [...traces.values()].flatMap(({ loader, path = '' }) => {
    const format = formats.find((name) => name === loader)
    const text = snapshot.readFile(path)
    return format === undefined || text === undefined ? [] : read(format, path, text)
  })
}

function read(format: TraceFormat, path: string, text: string): readonly Problem[] {
  const parser = new TraceParser(format, path)
  if (path.endsWith('.json')) parser.document(text, path)
  else {
    let number = 1
    for (let start = 0; start <= text.length; number++) {
      const end = text.indexOf('\n', start)
      parser.line(text.slice(start, end < 0 ? text.length : end), number)
      if (end < 0) break
      start = end + 1
    }
  }
  return parser.finish().problems
}
