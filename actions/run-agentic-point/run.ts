import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { runPointStep } from '../point-step.ts'
import type { contract } from './inputs.ts'

export const run = (inputs: InputValues<typeof contract>, host: ActionHost): Promise<ActionResult> =>
  runPointStep('run-agentic-point', inputs, host)
