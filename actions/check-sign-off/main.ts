import { runAction } from '../../src/github/run-action.ts'
import { contract } from './inputs.ts'
import { run } from './run.ts'

export const main = (): Promise<void> => runAction(contract, run)
