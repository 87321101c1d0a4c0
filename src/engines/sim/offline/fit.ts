/** Compares the model with the published points, and searches its parameters. Deterministic. */
import type { FittedModel } from '../hardware/coefficients.ts'
import { clusterOf } from './published-points.ts'
import type { PublishedPoint } from './published-points.ts'
import { runOffline } from './run.ts'
import type { OfflineResult } from './run.ts'
import type { WorkloadShape } from './workload.ts'

/** How long one point is replayed, seconds of virtual time. */
export interface ReplayLength {
  readonly settleSeconds: number
  readonly measureSeconds: number
}

/** Long enough for the slowest published point to be in steady state; small ones run longer by themselves. */
export const tableLength: ReplayLength = { settleSeconds: 80, measureSeconds: 60 }
export const searchLength: ReplayLength = { settleSeconds: 60, measureSeconds: 30 }

/** A point with few lanes needs this many lane-seconds for a mean worth comparing. */
const minLaneSeconds = 20_000

export interface FitRow {
  readonly point: PublishedPoint
  readonly result: OfflineResult
  readonly totalTpsPerGpu: number
  /** (simulated − published) / published; absent where nothing is published. */
  readonly throughputError: number
  readonly interactivityError?: number
  readonly p90E2elError?: number
}

export function fitRow(
  point: PublishedPoint,
  fitted: FittedModel,
  workload: WorkloadShape,
  length: ReplayLength,
): FitRow {
  const result = runOffline(clusterOf(point, fitted, workload), workload, {
    conc: point.conc,
    settleSeconds: length.settleSeconds,
    measureSeconds: Math.max(length.measureSeconds, minLaneSeconds / point.conc),
  })
  const totalTpsPerGpu = result.totalTps / point.gpus
  const { meanInteractivityTps, p90E2elSeconds } = point
  return {
    point,
    result,
    totalTpsPerGpu,
    throughputError: totalTpsPerGpu / point.totalTpsPerGpu - 1,
    ...(meanInteractivityTps === undefined
      ? {}
      : { interactivityError: result.meanInteractivityTps / meanInteractivityTps - 1 }),
    ...(p90E2elSeconds === undefined ? {} : { p90E2elError: result.p90E2elSeconds / p90E2elSeconds - 1 }),
  }
}

/** Weights of squared logarithmic errors: a P90 hangs on the unknown tail of the published answers. */
const weights = { throughput: 1, interactivity: 1, p90E2el: 0.25 }

/** Mean weighted squared logarithmic error over the points that are not held out and have an interactivity. */
export function fitLoss(rows: readonly FitRow[]): number {
  let sum = 0
  let weight = 0
  const add = (error: number | undefined, share: number): void => {
    if (error === undefined) return
    sum += share * Math.log(1 + error) ** 2
    weight += share
  }
  for (const row of rows) {
    add(row.throughputError, weights.throughput)
    add(row.interactivityError, weights.interactivity)
    add(row.p90E2elError, weights.p90E2el)
  }
  return sum / weight
}

/** Points the search uses: with a published interactivity, so that one lane's sampling noise does not steer it. */
export const isFitted = (point: PublishedPoint): boolean =>
  !point.heldOut && point.meanInteractivityTps !== undefined

export interface Candidate {
  readonly fitted: FittedModel
  readonly workload: WorkloadShape
}

type Parameter = 'prefillUtilisation' | 'kvBandwidthShare' | 'decodeFloorSeconds' | 'expertCollectiveSeconds'
const modelParameters: readonly Parameter[] = [
  'prefillUtilisation',
  'kvBandwidthShare',
  'decodeFloorSeconds',
  'expertCollectiveSeconds',
]
const workloadParameters = ['medianOutputTokens', 'meanGapSeconds'] as const

/** Coordinate search: each parameter times and over `factor`, keeping what lowers the loss. Every try is told. */
export function improve(
  start: Candidate,
  factor: number,
  lossOf: (candidate: Candidate) => number,
  onTry: (name: string, loss: number, kept: boolean) => void,
): { readonly candidate: Candidate; readonly loss: number } {
  let candidate = start
  let loss = lossOf(start)
  onTry('start', loss, true)
  const attempt = (name: string, next: Candidate): boolean => {
    const nextLoss = lossOf(next)
    const kept = nextLoss < loss
    onTry(name, nextLoss, kept)
    if (!kept) return false
    candidate = next
    loss = nextLoss
    return true
  }
  for (const name of modelParameters) {
    const change = (by: number): Candidate => ({
      ...candidate,
      fitted: { ...candidate.fitted, [name]: candidate.fitted[name] * by },
    })
    if (!attempt(`${name} up`, change(factor))) attempt(`${name} down`, change(1 / factor))
  }
  for (const name of workloadParameters) {
    const change = (by: number): Candidate => ({
      ...candidate,
      workload: { ...candidate.workload, [name]: candidate.workload[name] * by },
    })
    if (!attempt(`${name} up`, change(factor))) attempt(`${name} down`, change(1 / factor))
  }
  return { candidate, loss }
}

const percent = (error: number | undefined): string =>
  error === undefined ? '–' : `${error > 0 ? '+' : ''}${(100 * error).toFixed(1)} %`
const value = (number: number | undefined, digits: number): string =>
  number === undefined ? '–' : number.toFixed(digits)

/** The table of docs/simulated-engine.md. */
export function fitTable(rows: readonly FitRow[]): string {
  const head = [
    '| point | GPUs | published tok/s/GPU | simulated | error | published mean tok/s/user | simulated | error | published P90 E2EL s | simulated | error |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
  ]
  const lines = rows.map((row) => {
    const { point, result } = row
    return `| ${[
      `${point.name}${point.heldOut ? ' (held out)' : ''}`,
      point.gpus,
      point.totalTpsPerGpu,
      row.totalTpsPerGpu.toFixed(0),
      percent(row.throughputError),
      value(point.meanInteractivityTps, 1),
      result.meanInteractivityTps.toFixed(1),
      percent(row.interactivityError),
      value(point.p90E2elSeconds, 2),
      result.p90E2elSeconds.toFixed(2),
      percent(row.p90E2elError),
    ].join(' | ')} |`
  })
  return [...head, ...lines].join('\n')
}
