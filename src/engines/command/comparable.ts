/** The launch commands of a plan in the form that published ones are compared in: one per kind of process. */
import { findProgram, launchCommand } from '../../core/recipe-command/launch-command.ts'
import type { LaunchCommand } from '../../core/recipe-command/launch-command.ts'
import { withOptions } from '../../core/recipe-command/parse-published.ts'
import { isMapping } from '../../core/recipe/merge.ts'
import { loadYaml } from '../../yaml.ts'
import type { EnginePlan, PlannedProcess } from './engine-plan.ts'
import { resolveText } from './text.ts'
import type { Placeholder, Text } from './text.ts'

/** First rank of the first worker of each pool, then routers and front ends; services beside the engine are left out. */
export function comparableCommands(plan: EnginePlan, model: string): readonly LaunchCommand[] {
  const seen = new Set<string>()
  return plan.processes.flatMap((process) => {
    const kind = `${process.kind} ${process.pool ?? ''}`
    if (seen.has(kind)) return []
    seen.add(kind)
    const program = findProgram(process.argv.map((word) => shown(word, model)))
    if (!program) return []
    const env = new Map(Object.entries(process.env).map(([name, value]) => [name, shown(value, model)]))
    const command = launchCommand(program, env, { image: process.image ?? plan.image })
    return [{ ...command, pool: poolOf(process), flags: flagsOf(command, plan, model) }]
  })
}

const poolOf = ({ pool }: PlannedProcess): LaunchCommand['pool'] => pool ?? 'aggregated'

/** TensorRT-LLM's options stand in a file of the plan. */
function flagsOf(command: LaunchCommand, plan: EnginePlan, model: string): LaunchCommand['flags'] {
  const path = command.flags.get('config')
  const file = plan.files.find(({ name }) => typeof path === 'string' && path.endsWith(`/${name}`))
  if (!file || command.family !== 'trtllm') return command.flags
  const { value } = loadYaml(shown(file.text, model), file.name)
  return isMapping(value) ? withOptions(command.flags, value) : command.flags
}

const shown = (text: Text, model: string): string => resolveText(text, (hole) => holeText(hole, model))

function holeText(placeholder: Placeholder, model: string): string {
  switch (placeholder.kind) {
    case 'model-path':
      return model
    case 'node-address':
    case 'node-name':
      return `$NODE${placeholder.node}`
    case 'draft-model-path':
      return '$DRAFT_MODEL_PATH'
    case 'work-dir':
      return '$WORK_DIR'
    case 'job-id':
      return '$JOB_ID'
  }
}
