/** The first step in an output directory: a new sweep sets an earlier one aside, `--resume` goes on with it. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import { type Problem, ProblemError, formatProblem } from '../core/problem.ts'
import { formatPlural } from '../core/render/numbers.ts'
import { writePlanFile } from '../files/plan-file.ts'
import { requireTemporaryFolder } from '../files/temporary-folder.ts'
import { refuseForeignDatabase } from '../store/pglite-place.ts'
import type { SweepObserver } from './events.ts'
import type { OutDir } from './out-dir.ts'
import type { Prepared } from './prepare.ts'
import { readStoredRun, storedRun } from './stored-run.ts'

export interface Begun {
  /** A resumed sweep keeps its plan, with the commits that were planned. */
  readonly plan: Plan
  readonly startedAt: string
  /** Results of earlier attempts that are damaged. */
  readonly problems: readonly Problem[]
}

/**
 * Throws ProblemError: INFX278 (no place for the database), INFX302 (another plan), INFX303 (nothing to resume), INFX305
 * (no temporary folder), INFX308 (plan.json or run.json damaged), INFX327 (plan.json edited).
 */
export async function begin(
  out: OutDir,
  prepared: Prepared,
  plan: Plan,
  observe: SweepObserver,
): Promise<Begun> {
  await requireTemporaryFolder()
  // Rows are written at the end; that they have no place is known now.
  await refuseForeignDatabase(prepared.settings.databaseUrl)
  if (prepared.settings.resume) return goOn(out, plan, observe)
  if (out.hasEarlier) {
    const folder = await out.setEarlierAside(await nameOfEarlier(out))
    observe({ type: 'note', text: `the earlier sweep of this directory was moved to ${folder}/` })
  }
  const startedAt = new Date().toISOString()
  await out.begin(storedRun(prepared.settings, prepared.config, plan, startedAt))
  await writePlanFile(out.file('plan.json'), plan)
  return { plan, startedAt, problems: [] }
}

async function goOn(out: OutDir, plan: Plan, observe: SweepObserver): Promise<Begun> {
  const [earlier, run] = [await out.earlierPlan(), await readStoredRun(out.path)]
  if (!earlier || !run) {
    const missing = earlier ? 'run.json' : 'plan.json'
    throw new ProblemError([problem('INFX303', `${out.path} holds no ${missing} to go on with`)])
  }
  if (earlier.digest !== plan.digest) throw new ProblemError([otherPlan(out.path, earlier, plan)])
  const commit = earlier.head === undefined ? '' : `, at commit ${earlier.head.slice(0, 12)}`
  observe({ type: 'note', text: `going on with the sweep of ${run.startedAt}${commit}` })
  for (const found of out.damages) observe({ type: 'note', text: formatProblem(found) })
  return { plan: earlier, startedAt: run.startedAt, problems: out.damages }
}

/** Its start, or where that is damaged the time at which it was set aside. */
async function nameOfEarlier(out: OutDir): Promise<string> {
  try {
    const run = await readStoredRun(out.path)
    if (run) return run.startedAt
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // Damaged, and set aside as it is, with the rest.
  }
  return `before ${new Date().toISOString()}`.replace(' ', '-')
}

function otherPlan(outDir: string, earlier: Plan, now: Plan): Problem {
  const [gone, added] = [missingFrom(earlier.points, now), missingFrom(now.points, earlier)]
  const changes = [
    ...(gone.length > 0 ? [`no longer ${sample(gone)}`] : []),
    ...(added.length > 0 ? [`now also ${sample(added)}`] : []),
  ]
  const what =
    changes.length > 0 ? changes.join('; ') : 'the same points, with other runners, bounds or canary'
  const digests = `${outDir} holds plan ${earlier.digest.slice(0, 12)}, but the repository gives plan ${now.digest.slice(0, 12)}`
  return problem('INFX302', `${digests}: ${what}`, {
    hint: 'undo what changed in the repository since, or start a new sweep without --resume (this one is moved aside)',
  })
}

const missingFrom = (points: readonly PlannedPoint[], plan: Plan): readonly PlannedPoint[] => {
  const ids = new Set(plan.points.map(({ id }) => id))
  return points.filter(({ id }) => !ids.has(id))
}

const sample = (points: readonly PlannedPoint[]): string => {
  const titles = points.slice(0, 2).map(({ title }) => `"${title}"`)
  const more = points.length > titles.length ? ` and ${points.length - titles.length} more` : ''
  return `${formatPlural(points.length, 'point')} (${titles.join(', ')}${more})`
}
