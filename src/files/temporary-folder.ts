/** The folder for working files, which clients and the database need hours after a sweep begins. */
import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode } from './json-file.ts'

/** Throws ProblemError (INFX305) when nothing can be written into the temporary folder of this machine. */
export async function requireTemporaryFolder(): Promise<void> {
  const folder = tmpdir()
  try {
    if (!(await stat(folder)).isDirectory()) throw refusal(folder, 'it is no folder')
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw refusal(folder, errorCode(error) ?? String(error))
  }
}

const refusal = (folder: string, why: string): ProblemError =>
  new ProblemError([
    problem('INFX305', `the temporary folder ${folder} cannot be used (${why})`, {
      hint: 'TMPDIR of the environment names it: make the folder, or let TMPDIR name another',
    }),
  ])
