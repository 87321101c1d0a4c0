/** The whole sweep on this machine: prepare → canary → points → collect → facts → ingest → report. */
import { writeFile } from 'node:fs/promises'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { localRunId } from '../core/ingest/run-identity.ts'
import { effectsOf, readLabels } from '../core/gate/label-set.ts'
import { defaultLabelTable } from '../core/gate/labels.ts'
import { estimateFromPast } from '../core/plan/past-estimates.ts'
import type { PlanResult } from '../core/plan/plan-sweep.ts'
import type { Plan } from '../core/plan/plan.ts'
import { type Problem, ProblemError, formatProblem, hasErrors } from '../core/problem.ts'
import { findingLines } from '../core/render/findings.ts'
import type { Sweep } from '../core/results/sweep.ts'
import { writeJsonFile } from '../files/json-file.ts'
import type { SweepObserver } from './events.ts'
import { begin } from './begin.ts'
import { noteLeftovers, refuseHosts } from './check-hosts.ts'
import { type CanaryPlan, executePoints } from './execute.ts'
import { finishSweep } from './finish.ts'
import { compareWithHistory, readHistoryOrSay } from './history.ts'
import { OutDir } from './out-dir.ts'
import type { Prepared } from './prepare.ts'
import { summariseSweep } from './summarise.ts'
import { pointTools } from './tools.ts'
import { asWriteRefusal } from './write-refusal.ts'

export interface SweepRun {
  readonly sweep: Sweep
  readonly plan: Plan
  /** Its rows are in the database. */
  readonly isStored: boolean
  /** Findings about the run as a whole: warnings of the plan, a failed canary, an ingest that is not clean. */
  readonly problems: readonly Problem[]
}

const nothingSelected = 'INFX088'

/** One more try after an infrastructure failure: a second failure in a row is a finding, not bad luck. */
const infraRetries = 1

/**
 * Runs a prepared sweep. Throws ProblemError when it cannot start (plan errors, output directory in use). `signal` ends
 * it early: processes are stopped, what is finished is kept and summarised, and `interrupted` is true.
 */
export async function runSweep(
  prepared: Prepared,
  options: { readonly signal: AbortSignal; readonly observe: SweepObserver },
): Promise<SweepRun> {
  const { settings } = prepared
  const calledAt = new Date().toISOString()
  const planned = planOf(prepared)
  refuseHosts(planned.points, settings, prepared.config)
  for (const text of findingLines(prepared.problems, { all: false, more: 'infx check --all prints them' })) {
    options.observe({ type: 'note', text })
  }
  const out = await OutDir.open(settings.outDir, settings.repoDir)
  try {
    const { databaseUrl } = settings
    const { entities } = prepared.config
    const history = await readHistoryOrSay({ plan: planned, databaseUrl, entities, signal: options.signal })
    for (const found of history.problems) options.observe({ type: 'note', text: formatProblem(found) })
    const begun = await begin(out, prepared, estimateFromPast(planned, history.past), options.observe)
    const { plan, startedAt } = begun
    const kept = plan.points.flatMap((point) => {
      const outcome = out.outcomeOf(point.id)
      return outcome?.result.status === 'valid' ? [outcome] : []
    })
    const keptIds = new Set(kept.map(({ result }) => result.id))
    const toRun = plan.points.filter(({ id }) => !keptIds.has(id))
    options.observe({ type: 'planned', plan, toRun, kept: kept.length })
    const tools = pointTools(settings, prepared.config, plan.digest)
    await noteLeftovers(tools, toRun, options)
    const execution = await executePoints(
      toRun,
      canaryOf(plan),
      {
        parallelPoints: settings.parallelPoints,
        infraRetries,
        failFast: effectsOf(readLabels(settings.labels, defaultLabelTable)).failFast,
      },
      out,
      {
        pointsDir: out.pointsDir,
        run: startedAt,
        tools,
        signal: options.signal,
        observe: options.observe,
      },
    )
    const results = [...kept.map(({ result }) => result), ...execution.points]
    const measured = summariseSweep({
      plan,
      results,
      verdicts: results.flatMap(({ id }) => out.outcomeOf(id)?.verdicts ?? []),
      canary: execution.canary,
      interrupted: execution.interrupted,
      ...(execution.notStarted === undefined ? {} : { notStarted: execution.notStarted }),
      startedAt,
      ...(settings.resume ? { resumedAt: calledAt } : {}),
      endedAt: new Date().toISOString(),
    })
    const sweep = compareWithHistory(measured, { plan, entities, ownRunId: localRunId(startedAt) }, history)
    await writeJsonFile(out.file('sweep.json'), sweep)
    const finished = await finishSweep({ prepared, plan, sweep, out, startedAt, ...options })
    await writeFile(out.file('summary.md'), finished.summary)
    return {
      sweep,
      plan,
      isStored: finished.isStored,
      problems: [
        ...prepared.problems,
        ...history.problems,
        ...begun.problems,
        ...canaryProblems(sweep),
        ...finished.problems,
      ],
    }
  } catch (error) {
    throw asWriteRefusal(error)
  } finally {
    await out.close()
  }
}

function planOf(prepared: PlanResult): Plan {
  const { plan, problems } = prepared
  if (!plan || hasErrors(problems)) throw new ProblemError(problems)
  if (plan.points.length > 0) return plan
  // Fine for a plan to look at; a sweep that measures nothing must not end green.
  throw new ProblemError(
    problems.map((found) => (found.code === nothingSelected ? { ...found, severity: 'error' } : found)),
  )
}

const canaryOf = ({ canary }: Plan): CanaryPlan =>
  canary.state === 'chosen' ? { pointId: canary.pointId } : { state: canary.state, because: canary.because }

function canaryProblems({ canary, points }: Sweep): readonly Problem[] {
  if (canary.state !== 'failed') return []
  const point = points.find(({ id }) => id === canary.pointId)
  const blame = [...(point?.failure?.problems ?? []), ...(point?.invalidReasons ?? [])][0]?.blame
  return [
    problem(
      'INFX309',
      `the canary ${point?.title ?? canary.pointId ?? ''} failed: ${canary.because.join('; ')}`,
      blame === undefined ? {} : { blame },
    ),
  ]
}
