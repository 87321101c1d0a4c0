/** `infx failures`: why attempts failed, and on which nodes. */
import { resolve } from 'node:path'
import { renderFailures } from '../core/failures/render.ts'
import { failureStatistics } from '../core/failures/statistics.ts'
import { failureRow } from '../launch/failure-table.ts'
import { readAttempts } from '../sweep/failures.ts'
import { printProblems } from './failure.ts'
import type { ExitCode } from './main.ts'

/** Exit code 1 when a node fails clearly more often than the others. Throws ProblemError (INFX308). */
export async function failuresVerb(
  folders: readonly string[],
  options: { readonly json?: true },
): Promise<ExitCode> {
  const { attempts, problems } = await readAttempts(folders.map((folder) => resolve(process.cwd(), folder)))
  printProblems(problems)
  const statistics = failureStatistics(attempts)
  process.stdout.write(
    options.json === true
      ? `${JSON.stringify(statistics, null, 1)}\n`
      : renderFailures(statistics, { causeOf: (fault) => failureRow(fault)?.cause }),
  )
  return statistics.nodes.some(({ suspect }) => suspect) ? 1 : 0
}
