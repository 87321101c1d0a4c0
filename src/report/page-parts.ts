/** The parts of the page around its tables: the answer, the chart with its controls, how to read it. */
import type { Headline, Sweep } from '../core/results/sweep.ts'
import { answerOf, isPublishable, measuringSeconds } from '../core/render/answer.ts'
import { english, lossesByBlame } from '../core/render/messages.ts'
import {
  formatCount,
  formatDuration,
  formatMeasure,
  notMeasured,
  shortCommit,
} from '../core/render/numbers.ts'
import { oneLine } from '../core/render/text.ts'
import { statistics, throughputs, xMetrics } from './axes.ts'
import type { XMetric } from './axes.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import type { ReportInput } from './input.ts'

/** Opens with the answer: valid points, evals, whose the losses are; then the numbers one looks for first. */
export function header(input: ReportInput): Html {
  const { sweep } = input
  const answer = answerOf(sweep)
  const { benchmark, evals } = answer
  const verdict = [
    english.pointsValid(benchmark.valid, benchmark.expected),
    evals.expected > 0 ? english.evalsPass(evals.passed, evals.expected) : english.noEvals,
  ].join(' · ')
  const losses = lossesByBlame(answer, english).join(' · ')
  const source = [
    ...(sweep.head === undefined ? [] : [`head ${shortCommit(sweep.head)}`]),
    `plan ${sweep.planDigest.slice(0, 12)}`,
    `ended ${sweep.endedAt.slice(0, 16).replace('T', ' ')} UTC`,
  ].join(' · ')
  return html`<header class="${answer.green ? 'green' : 'red'}">
    <div class="top">
      <p class="kind">Sweep report</p>
      <button type="button" id="theme" hidden>Theme: system</button>
    </div>
    <h1><span class="mark" aria-hidden="true">${answer.green ? '✓' : '✗'}</span> ${verdict}</h1>
    ${losses === '' ? html`` : html`<p class="losses"><a href="#failures">${losses}</a></p>`}
    <p class="source">${source}</p>
    ${notices(sweep)}
    <dl class="tiles">
      ${tiles(sweep).map(
        ({ label, value, detail, pointId }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
            <dd class="detail">
              ${pointId === undefined ? detail : html`<a href="#point=${encodeURIComponent(pointId)}">${detail}</a>`}
            </dd>
          </div>`,
      )}
    </dl>
  </header>`
}

function notices(sweep: Sweep): readonly Html[] {
  const lines = [
    ...(sweep.simulated ? [english.simulated] : []),
    ...(sweep.interrupted ? [english.interrupted] : []),
    ...(sweep.canary.state === 'failed'
      ? [english.canaryFailed(sweep.canary.because.join('; '), sweep.points.length - 1)]
      : []),
  ]
  return lines.map((line) => html`<p class="notice">${line}</p>`)
}

interface Tile {
  readonly label: string
  readonly value: string
  readonly detail: string
  /** Point that the detail names. */
  readonly pointId?: string
}

function tiles(sweep: Sweep): readonly Tile[] {
  const { benchmark } = answerOf(sweep)
  const frontier = (at: 'frontierAtP90' | 'frontierAtP75') =>
    sweep.curves.reduce((sum, curve) => sum + curve[at].length, 0)
  const best = (label: string, of: (headline: Headline) => number | null): Tile => {
    const measured = sweep.points.flatMap(({ id, title, headline, ...point }) => {
      const value = headline && isPublishable(point) ? of(headline) : null
      return value === null ? [] : [{ id, title, value }]
    })
    const [first] = measured.toSorted((a, b) => b.value - a.value)
    if (!first) return { label, value: notMeasured, detail: 'no point has one' }
    return { label, value: formatMeasure(first.value), detail: oneLine(first.title), pointId: first.id }
  }
  return [
    {
      label: 'On the P90 E2EL frontier',
      value: `${formatCount(frontier('frontierAtP90'))} of ${formatCount(benchmark.expected)}`,
      detail: `${formatCount(frontier('frontierAtP75'))} at P75; over E2EL and total tok/s/GPU`,
    },
    best('Best tok/s/GPU', ({ tputPerGpuTps }) => tputPerGpuTps),
    best('Best P90 E2E-norm. tok/s/user', ({ p90E2eNormIntvtyTps }) => p90E2eNormIntvtyTps),
    {
      label: 'Points took',
      value: formatDuration(measuringSeconds(sweep)),
      detail:
        sweep.resumedAt === undefined
          ? 'first start to last point, without planning, ingest and report'
          : 'last resume to last point, without planning, ingest and report',
    },
  ]
}

const options = (names: Readonly<Record<string, string>>, chosen: string): readonly Html[] =>
  Object.entries(names).map(([value, title]) =>
    value === chosen
      ? html`<option value="${value}" selected>${title}</option>`
      : html`<option value="${value}">${title}</option>`,
  )

const sentence = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1)

/** What stands in the place of a chart that would have no mark. */
export const nothingToDraw = (): Html =>
  html`<section class="fold" id="curve">
    <h2>Throughput per GPU against what a user feels</h2>
    <p class="note">No point has numbers, so there is nothing to draw.</p>
  </section>`

/** The chart's place, holding the still picture until the script takes over. */
export function chartSection(picture: Html, x: XMetric): Html {
  const metrics = Object.fromEntries(
    Object.entries(xMetrics).map(([name, { title }]) => [name, sentence(title)]),
  )
  return html`<section id="curve">
    <h2>Throughput per GPU against what a user feels</h2>
    <form id="axes" class="controls" hidden>
      <label
        >x
        <select name="x">
          ${options(metrics, x)}
        </select></label
      >
      <label
        >at
        <select name="statistic">
          ${options(statistics, 'p90')}
        </select></label
      >
      <label
        >y
        <select name="y">
          ${options(throughputs, 'total')}
        </select></label
      >
      <label><input type="checkbox" name="xLog" /> log x</label>
      <label><input type="checkbox" name="yLog" /> log y</label>
      <label
        >colour by
        <select name="groupBy">
          ${options({ curve: 'Curve', topology: 'Topology' }, 'curve')}
        </select></label
      >
    </form>
    <div id="legend" class="legend" role="group" aria-label="Curves shown" hidden></div>
    <div id="chart" class="chart">${picture}</div>
    <p id="unplaced" class="note" hidden></p>
    <p class="note">
      A line joins the points of a curve that no other point of it beats on the two axes shown; the tables'
      P90 E2EL frontier is over P90 E2EL.
    </p>
    <p id="chart-help" class="note" hidden>
      Point at a mark for its numbers; click it, or walk with the arrow keys and press Enter, for its details.
    </p>
  </section>`
}

/** Formulas and rules, word for word what the numbers obey. */
export const howToRead = (): Html =>
  html`<details class="fold" id="how">
    <summary>How to read this</summary>
    <dl>
      <dt>Throughput per GPU</dt>
      <dd>
        (Σ input + Σ output tokens) / (measured duration × GPUs), in tok/s/GPU. Cached input tokens count.
        Output and input alone are the same with one sum left out.
      </dd>
      <dt>Interactivity</dt>
      <dd>
        Tokens per second that one user sees while an answer streams: 1 / ITL, where ITL is the inter-token
        latency. At a percentile it is 1 / percentile(ITL): P90 interactivity is the slow tail, nine of ten
        requests are at least as fast. The mean is 1 / mean(ITL).
      </dd>
      <dt>E2E-normalised interactivity</dt>
      <dd>
        1 / percentile(E2EL / OSL): the end-to-end latency of a request over its output tokens, so waiting for
        the first token counts too.
      </dd>
      <dt>E2EL, TTFT, TPOT</dt>
      <dd>
        End-to-end latency, time to first token, time per output token, in seconds. Percentiles interpolate
        linearly between ranks.
      </dd>
      <dt>Frontier</dt>
      <dd>
        The line joins the points of a curve that no other valid point of it beats on both axes you chose;
        between points it is only a guide. Whatever you choose there, “P90 E2EL frontier” in tables and at the
        top follows the project's rule: P90 E2EL (lower is better) against total throughput per GPU.
      </dd>
      <dt>Hollow red</dt>
      <dd>
        Measured but invalid, for the reason given in its details. It is part of no frontier and of no mean.
      </dd>
      <dt>Lost points</dt>
      <dd>
        Failed: something went wrong and left a cause. Invalid: numbers exist but break a rule. Missing:
        nothing came back. None of them is counted as a pass, and none is averaged away.
      </dd>
    </dl>
  </details>`
