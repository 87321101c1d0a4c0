/** Reads a task file and its question files; every problem at once, with places. */
import { resolveBeside } from './data-files.ts'
import { loadYaml } from '../../yaml.ts'
import type { YamlPath } from '../../yaml.ts'
import { schemaProblems } from '../config/schema-problems.ts'
import '../problems/evals.ts'
import { problem } from '../problems/catalogue.ts'
import type { Place, Problem } from '../problem.ts'
import { hasErrors } from '../problem.ts'
import type { JsonObject } from '../results/aggregate.ts'
import type { EvalTask } from '../schema/eval-task.generated.ts'
import { evalTask as validateEvalTask } from '../schema/eval-task.validator.generated.ts'
import { readQuestionLines } from './question-lines.ts'
import type { EvalQuestion, EvalTaskDefinition } from './task.ts'
import { readFilters, readRule, readTemplate } from './task-rules.ts'
import type { TaskFile } from './task-rules.ts'
import type { Template } from './template.ts'

/** Text of a file by path relative to the repository; undefined when there is none. */
export type ReadText = (path: string) => string | undefined

export interface LoadedEvalTask {
  /** Absent when there is any error. */
  readonly task?: EvalTaskDefinition
  readonly problems: readonly Problem[]
}

/** Loads the task at `path` (relative to the repository, with forward slashes); data files are relative to it. */
export function loadEvalTask(path: string, readText: ReadText): LoadedEvalTask {
  const text = readText(path)
  if (text === undefined) {
    const at = { file: path, line: 1, col: 1 }
    return { problems: [problem('INFX250', `evaluation task file "${path}" does not exist`, { at })] }
  }
  const document = loadYaml(text, path)
  if (hasErrors(document.problems)) return { problems: document.problems }
  const violations = schemaProblems(validateEvalTask, document.value, document.placeOf, document.problems)
  if (violations.length > 0) return { problems: [...document.problems, ...violations] }
  const placeOf = (at: YamlPath): Place => document.placeOf(at) ?? { file: path, line: 1, col: 1 }
  return buildTask(path, { ...document, placeOf }, readText)
}

function buildTask(path: string, document: TaskFile, readText: ReadText): LoadedEvalTask {
  const raw = document.value as EvalTask // the precompiled validator has just accepted it
  const problems: Problem[] = [...document.problems]
  const filters = readFilters(raw, document, problems)
  const rule = readRule(raw, document, problems)
  const text = readTemplate(raw.doc_to_text, document.placeOf(['doc_to_text']), problems)
  const target = readTemplate(raw.doc_to_target, document.placeOf(['doc_to_target']), problems)

  const load = (split: string, at: Place): readonly EvalQuestion[] => {
    const file = raw.dataset_kwargs.data_files[split]
    if (file === undefined) {
      const known = Object.keys(raw.dataset_kwargs.data_files).join(', ')
      problems.push(problem('INFX251', `split "${split}" has no data file; there are: ${known}`, { at }))
      return []
    }
    const place = document.placeOf(['dataset_kwargs', 'data_files', split])
    return loadQuestions(resolveBeside(path, file), place, readText, { text, target }, problems)
  }

  const questions = load(raw.test_split, document.placeOf(['test_split']))
  const wanted = raw.num_fewshot ?? 0
  const examples = wanted === 0 ? [] : loadExamples(raw, document, wanted, load, problems)
  if (hasErrors(problems)) return { problems }
  return {
    problems,
    task: {
      task: raw.task,
      version: raw.metadata?.version ?? 0,
      path,
      questions,
      examples,
      examplesAsMultiturn: raw.fewshot_as_multiturn ?? true,
      until: raw.generation_kwargs?.until ?? [],
      filters,
      rule,
      fullSet: raw.metadata?.full_set ?? true,
      config: document.value as JsonObject,
    },
  }
}

function loadExamples(
  raw: EvalTask,
  document: TaskFile,
  wanted: number,
  load: (split: string, at: Place) => readonly EvalQuestion[],
  problems: Problem[],
): readonly EvalQuestion[] {
  const at = document.placeOf(['num_fewshot'])
  if (raw.fewshot_split === undefined) {
    problems.push(
      problem('INFX251', `${wanted} worked examples are asked for, but fewshot_split is missing`, { at }),
    )
    return []
  }
  const examples = load(raw.fewshot_split, document.placeOf(['fewshot_split']))
  if (examples.length < wanted && !hasErrors(problems)) {
    const message = `${wanted} worked examples are asked for; split "${raw.fewshot_split}" has ${examples.length}`
    problems.push(problem('INFX251', message, { at }))
  }
  return examples.slice(0, wanted)
}

function loadQuestions(
  path: string,
  at: Place,
  readText: ReadText,
  templates: { readonly text: Template | undefined; readonly target: Template | undefined },
  problems: Problem[],
): readonly EvalQuestion[] {
  const content = readText(path)
  if (content === undefined) {
    problems.push(problem('INFX250', `question file "${path}" does not exist`, { at }))
    return []
  }
  const lines = readQuestionLines(path, content)
  problems.push(...lines.problems)
  return lines.docs.map(({ doc, line }, docId) => {
    const fill = (template: Template | undefined): string => {
      const missing = template?.fields.filter((field) => !(field in doc)) ?? []
      for (const field of missing) {
        const message = `the document lacks the field "${field}" that the template inserts; it has: ${Object.keys(doc).join(', ')}`
        problems.push(problem('INFX252', message, { at: { file: path, line, col: 1 } }))
      }
      return template && missing.length === 0 ? template.fill(doc) : ''
    }
    return { docId, doc, prompt: fill(templates.text), target: fill(templates.target) }
  })
}
