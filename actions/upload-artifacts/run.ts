import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import type { InputValues } from '../../src/github/contract.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import { uploadFolder } from '../../src/github/upload.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

/** Most of an upload is waiting for answers, and a leg waits with hardware in its hands. */
const uploadedAtOnce = 4

interface Outcome {
  readonly uploaded: readonly string[]
  readonly problems: readonly Problem[]
}

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const folder = resolve(host.workspace, inputs.folder)
  const retentionDays = daysOf(inputs['retention-days'])
  if (!existsSync(folder)) {
    // The step that would have filled it failed, and says why.
    host.info(`${inputs.folder} is not there, so there is nothing to upload`)
    return { outputs: { artifacts: '[]' }, problems: [] }
  }
  const folders = [
    ...(await subFolders(folder, inputs.names)),
    ...(inputs.whole === '' ? [] : [[inputs.whole, folder] as const]),
  ]
  const limit = pLimit(uploadedAtOnce)
  const outcomes = await limit.map(folders, async ([name, path]): Promise<Outcome> => {
    try {
      const { sizeBytes } = await uploadFolder(name, path, retentionDays)
      host.info(`${name}: ${sizeBytes} bytes`)
      return { uploaded: [name], problems: [] }
    } catch (error) {
      // A folder that fails costs only itself.
      if (!(error instanceof ProblemError)) throw error
      return { uploaded: [], problems: error.problems }
    }
  })
  const uploaded = outcomes.flatMap((outcome) => outcome.uploaded)
  const problems = outcomes.flatMap((outcome) => outcome.problems)
  return { outputs: { artifacts: JSON.stringify(uploaded) }, problems }
}

async function subFolders(
  folder: string,
  names: string,
): Promise<readonly (readonly [name: string, path: string])[]> {
  const wanted = names.split(/\s+/).filter((name) => name !== '')
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)))
    .map((entry) => [entry.name, join(folder, entry.name)] as const)
}

function daysOf(text: string): number | undefined {
  if (text === '') return undefined
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
  throw new ProblemError([problem('INFX300', `retention-days: expected 1 to 999, got "${text}"`)])
}
