/** The parts of a task file that decide what is compared: templates, filters, normalisation. */
import type { LoadedYaml, YamlPath } from '../../yaml.ts'
import '../problems/evals.ts'
import { problem } from '../problems/catalogue.ts'
import type { Place, Problem } from '../problem.ts'
import type { EvalTask } from '../schema/eval-task.generated.ts'
import type { AnswerFilter, ExactMatchRule } from './answer-filter.ts'
import { pythonRegex } from './python-regex.ts'
import { compileTemplate } from './template.ts'
import type { Template } from './template.ts'

/** The document with a place for every path: of the file, where the path was not written. */
export type TaskFile = Pick<LoadedYaml, 'value' | 'problems'> & {
  readonly placeOf: (path: YamlPath) => Place
}

export function readTemplate(source: string, at: Place, problems: Problem[]): Template | undefined {
  const template = compileTemplate(source)
  if ('unsupported' in template) {
    const message = `template expression ${template.unsupported} is not supported; only {{field}} is`
    problems.push(problem('INFX252', message, { at }))
    return undefined
  }
  return template
}

export function readFilters(raw: EvalTask, document: TaskFile, problems: Problem[]): readonly AnswerFilter[] {
  return raw.filter_list.flatMap((entry, index): AnswerFilter[] => {
    const [step, first, ...rest] = entry.filter
    const at = document.placeOf(['filter_list', index, 'filter'])
    const isSupported =
      step.function === 'regex' &&
      step.regex_pattern !== undefined &&
      first?.function === 'take_first' &&
      rest.length === 0
    if (!isSupported || step.regex_pattern === undefined) {
      const message = `filter "${entry.name}" must be one regex step with a regex_pattern, followed by take_first`
      problems.push(problem('INFX251', message, { at }))
      return []
    }
    const regex = readRegex(step.regex_pattern, at, problems)
    if (!regex) return []
    return [
      {
        name: entry.name,
        regex,
        groupSelect: step.group_select ?? 0,
        fallback: step.fallback ?? '[invalid]',
      },
    ]
  })
}

export function readRule(raw: EvalTask, document: TaskFile, problems: Problem[]): ExactMatchRule {
  const [metric] = raw.metric_list
  const sources = metric.regexes_to_ignore ?? []
  return {
    ignoreCase: metric.ignore_case ?? false,
    ignorePunctuation: metric.ignore_punctuation ?? false,
    regexesToIgnore: sources.flatMap((source, index) => {
      const regex = readRegex(
        source,
        document.placeOf(['metric_list', 0, 'regexes_to_ignore', index]),
        problems,
      )
      return regex ? [regex] : []
    }),
  }
}

function readRegex(source: string, at: Place, problems: Problem[]): RegExp | undefined {
  try {
    return pythonRegex(source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    problems.push(
      problem('INFX251', `regular expression ${JSON.stringify(source)} cannot be used: ${reason}`, {
        at,
      }),
    )
    return undefined
  }
}
