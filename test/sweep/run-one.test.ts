import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artifactNames } from '../../src/core/collect/artifact-names.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import type { Engine } from '../../src/engines/engine.ts'
import type { SweepEvent } from '../../src/sweep/events.ts'
import { pointOfPlan, runOnePoint } from '../../src/sweep/run-one.ts'
import type { PointTools } from '../../src/sweep/run-point.ts'
import { aPlan, aPlannedPoint } from '../builders.ts'
import { temporaryFolder } from '../temporary-repository.ts'

const engine: Engine = {
  name: 'sim',
  render: () => {
    throw new Error('never rendered here')
  },
}

/** Tools whose engine cannot be had, for a reason that is `blame`'s. */
const refusing = (blame: Problem['blame']): PointTools => ({
  engineFor: () => engine,
  launcherFor: () => ({ name: 'process', launch: () => Promise.reject(new Error('never launched here')) }),
  endLeftovers: () => Promise.resolve([]),
  driveFor: () => () => Promise.reject(new Error('never driven here')),
  prepare: () =>
    Promise.reject(
      new ProblemError([{ code: 'INFX187', severity: 'error', blame, message: 'the node is gone' }]),
    ),
})

async function run(blame: Problem['blame'], outDir: string) {
  const point = aPlannedPoint()
  const events: SweepEvent[] = []
  const one = await runOnePoint({
    plan: aPlan({ points: [point] }),
    point,
    attempt: 3,
    run: '4711',
    outDir,
    tools: refusing(blame),
    signal: new AbortController().signal,
    observe: (event) => events.push(event),
  })
  return { point, one, types: events.map(({ type }) => type).filter((type) => type !== 'phase') }
}

describe('runOnePoint', () => {
  it('tries an infrastructure failure once more under the same number, and keeps what the first try left', async () => {
    const outDir = temporaryFolder()
    const { point, one, types } = await run('infra', outDir)
    expect(types).toEqual(['started', 'retry', 'started', 'finished'])
    expect(one.result).toMatchObject({ status: 'failed', attempt: 3 })
    expect(readdirSync(join(outDir, 'points', point.id)).sort()).toEqual(['a3', 'a3-try1', 'outcome.json'])
  })

  it('does not try again what the author has to mend', async () => {
    const { types } = await run('user', temporaryFolder())
    expect(types).toEqual(['started', 'finished'])
  })

  it('leaves the report of the failure for upload, and nothing of an earlier job under the valid name', async () => {
    const outDir = join(temporaryFolder(), '.infx')
    const point = aPlannedPoint()
    const valid = artifactNames(point, { attempt: 3, valid: true }).result
    mkdirSync(join(outDir, 'artifacts', valid), { recursive: true })
    writeFileSync(join(outDir, 'artifacts', valid, 'stale.json'), '{}')
    mkdirSync(join(outDir, 'points', point.id, 'a3'), { recursive: true })
    writeFileSync(join(outDir, 'points', point.id, 'a3', 'stale.log'), '')
    const { one } = await run('user', outDir)
    const { failed, resultFile } = one.names
    expect(readdirSync(one.artifactsDir)).toEqual([failed])
    expect([...one.artifacts]).toEqual([failed])
    expect(JSON.parse(readFileSync(join(one.artifactsDir, failed, resultFile), 'utf8'))).toMatchObject({
      infx: { point_id: point.id, attempt: 3, valid: false },
      failure: { problems: [{ code: 'INFX187', blame: 'user' }] },
    })
    expect(existsSync(join(outDir, 'points', point.id, 'a3', 'stale.log'))).toBe(false)
  })
})

describe('pointOfPlan', () => {
  const [agentic, evaluation] = [aPlannedPoint(), aPlannedPoint({ kind: 'eval' })]
  const plan = aPlan({ points: [agentic, evaluation] })

  it('finds a point for the action that runs it', () => {
    expect(pointOfPlan(plan, agentic.id, 'run-agentic-point')).toBe(agentic)
    expect(pointOfPlan(plan, evaluation.id, 'run-eval-point')).toBe(evaluation)
  })

  it('names the right action for a point of another kind, and the nearest id for a wrong one', () => {
    expect(() => pointOfPlan(plan, agentic.id, 'run-fixed-point')).toThrow(/run it with run-agentic-point/)
    expect(() => pointOfPlan(plan, `${agentic.id}x`, 'run-agentic-point')).toThrow(
      `did you mean ${agentic.id}?`,
    )
  })
})
