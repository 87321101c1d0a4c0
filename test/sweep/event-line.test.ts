import { describe, expect, it } from 'vitest'
import { openProgressView } from '../../src/cli/progress-view.ts'
import { eventLine } from '../../src/sweep/event-line.ts'
import { aFailure, aPlan, aPlannedPoint, aSweepPoint } from '../builders.ts'

const points = [1, 2].map((conc) => aPlannedPoint({ conc, gpus: 8, estimatedGpuHours: 4 }))
const plan = aPlan({ points })

describe('the line of an event', () => {
  it('says the GPU-hours of what is left to run, and none when nothing is', () => {
    expect(eventLine({ type: 'planned', plan, toRun: points, kept: 0 })).toMatch(
      /^2 points to run · .* · about 8 GPU-h$/,
    )
    expect(eventLine({ type: 'planned', plan, toRun: points.slice(1), kept: 1 })).toMatch(
      /^1 point to run, 1 kept from before · .* · about 4 GPU-h$/,
    )
    const nothing = eventLine({ type: 'planned', plan, toRun: [], kept: 2 })
    expect(nothing).toMatch(/^0 points to run, 2 kept from before · plan \w+$/)
  })

  it('says whose a failure is in the words of the tables', () => {
    const result = aSweepPoint({ status: 'failed', headline: null, failure: aFailure() })
    const blames = (result.failure?.problems ?? []).map(({ blame }) => blame)
    expect(blames).toEqual(['infra'])
    expect(eventLine({ type: 'finished', result, elapsedSeconds: 1 })).toContain('\n    infrastructure: ')
  })

  it('says at once, where nothing is repainted, that the canary runs and how long it may take', () => {
    const said: string[] = []
    const view = openProgressView({ write: (text) => said.push(text) }, 1, 'sweep')
    const [point] = points
    if (!point) throw new Error('there are two')
    view.observe({ type: 'started', point, attempt: 1, canary: true })
    view.observe({ type: 'started', point, attempt: 1, canary: false })
    view.close()
    expect(said).toEqual([`● canary ${point.title}   first, alone; about 30 min 0 s\n`])
  })
})
