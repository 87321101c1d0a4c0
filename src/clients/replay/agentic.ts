/** The agentic load: lanes of conversation trees, warmed up, profiled for a time, drained. */
import type { TraceTree } from '../../core/traces/model.ts'
import { Prng } from '../../core/traces/prng.ts'
import type { AgenticLoad } from '../load-client.ts'
import { LanePace } from './lane-pace.ts'
import { beginProfiling, drain, within } from './phases.ts'
import type { ProfilingStart } from './phases.ts'
import type { RunState } from './run-state.ts'
import { TreePlans } from './tree-plan.ts'
import { TreePlay } from './tree-play.ts'

export async function runAgentic(
  run: RunState,
  load: AgenticLoad,
  trees: readonly TraceTree[],
  atProfilingStart: ProfilingStart,
): Promise<void> {
  const scale = run.spec.traceScale
  const lanes = new Lanes(
    run,
    load,
    trees,
    new TreePlans({ scale, idleGapCapSeconds: load.traceIdleGapCapSeconds }),
  )
  run.phase = 'warm-up'
  await warmUp(run, load, lanes)
  if (run.abortReason) {
    lanes.openGate(false)
    await lanes.finished()
    return
  }
  await beginProfiling(run, atProfilingStart)
  lanes.openGate(true)
  await within(load.durationSeconds, [run.aborted])
  // Sleeping turns wake with "never"; requests in flight get their grace.
  run.timeline.stop()
  await drain(run, load.graceSeconds, lanes.finished())
}

async function warmUp(run: RunState, load: AgenticLoad, lanes: Lanes): Promise<void> {
  const inTime = await within(load.warmupGraceSeconds, [lanes.warmUp(), run.aborted])
  if (!inTime) run.abort('warmup_failure', `not all lanes were warm after ${load.warmupGraceSeconds} s`)
}

/** All lanes of a run; lane n starts in the n-th tree of a seeded order, and takes the next unplayed one after it. */
class Lanes {
  readonly #run: RunState
  readonly #load: AgenticLoad
  readonly #order: readonly TraceTree[]
  readonly #plans: TreePlans
  readonly #running: Promise<void>[] = []
  #nextTree = 0
  #open: (profiling: boolean) => void = () => {}
  readonly #gate = new Promise<boolean>((resolve) => {
    this.#open = resolve
  })

  constructor(run: RunState, load: AgenticLoad, trees: readonly TraceTree[], plans: TreePlans) {
    this.#run = run
    this.#load = load
    this.#plans = plans
    this.#order = new Prng(run.spec.seed, 'order of trees').shuffle(trees)
  }

  openGate(profiling: boolean): void {
    this.#open(profiling)
  }

  /** Starts all lanes; resolves when all stand still. A root's failure aborts the run. */
  async warmUp(): Promise<void> {
    await Promise.all(Array.from({ length: this.#load.lanes }, (_, lane) => this.#start(lane)))
  }

  async finished(): Promise<void> {
    await Promise.all(this.#running)
  }

  async #start(lane: number): Promise<void> {
    const random = new Prng(this.#run.spec.seed, `lane ${lane}`)
    const tree = this.#takeTree()
    const pace = new LanePace(this.#run.timeline, this.#gate, random, this.#load.warmupRequestsPerLane)
    const { trajectoryStartMinRatio: low, trajectoryStartMaxRatio: high } = this.#load
    const turns = tree.root.turns.length
    const startTurn = Math.min(turns - 1, Math.floor((low + random.uniform() * (high - low)) * turns))
    const play = new TreePlay(this.#run, this.#plans.of(tree), pace, { lane, number: 0, startTurn })
    await play.prime()
    this.#running.push(this.#playOn(lane, play, pace))
    await pace.warm
  }

  /** A lane takes its next tree when the whole tree before it has drained; later trees start at their first turn. */
  async #playOn(lane: number, first: TreePlay, pace: LanePace): Promise<void> {
    await first.play()
    for (let number = 1; !this.#run.timeline.stopped; number++) {
      const plan = this.#plans.of(this.#takeTree())
      await new TreePlay(this.#run, plan, pace, { lane, number, startTurn: 0 }).play()
    }
  }

  #takeTree(): TraceTree {
    const tree = this.#order[this.#nextTree++ % this.#order.length]
    if (!tree) throw new Error('a trace without trees reached the lanes')
    return tree
  }
}
