/** The parts of the page around its tables: the answer, the chart with its controls, how to read it. */
import type { Sweep } from '../core/results/sweep.ts'
import { answerOf } from '../core/render/answer.ts'
import { english, lossesByBlame } from '../core/render/messages.ts'
import { formatCount, formatMeasure, shortCommit } from '../core/render/numbers.ts'
import { statistics, throughputs, xMetrics } from './axes.ts'
import type { XMetric } from './axes.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import { wallTime } from './page-tables.ts'
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
        ([label, value, detail]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
            <dd class="detail">${detail}</dd>
          </div>`,
      )}
    </dl>
  </header>`
}

function notices(sweep: Sweep): readonly Html[] {
  const lines = [
    ...(sweep.simulated ? [english.simulated] : []),
    ...(sweep.interrupted ? [english.interrupted] : []),
    ...(sweep.canary.state === 'failed' ? [english.canaryFailed(sweep.canary.because.join('; '))] : []),
  ]
  return lines.map((line) => html`<p class="notice">${line}</p>`)
}

function tiles(sweep: Sweep): readonly (readonly [string, string, string])[] {
  const { benchmark } = answerOf(sweep)
  const frontier = (at: 'frontierAtP90' | 'frontierAtP75') =>
    sweep.curves.reduce((sum, curve) => sum + curve[at].length, 0)
  const measured = sweep.points.filter((point) => point.status === 'valid' || point.status === 'reused')
  const best = (of: (point: Sweep['points'][number]) => number | null | undefined) =>
    measured.reduce<{ value: number; title: string } | undefined>((most, point) => {
      const value = of(point)
      return value != null && (!most || value > most.value) ? { value, title: point.title } : most
    }, undefined)
  const fastest = best((point) => point.headline?.tputPerGpuTps)
  const liveliest = best((point) => point.headline?.p90E2eNormIntvtyTps)
  return [
    [
      'On the frontier',
      `${formatCount(frontier('frontierAtP90'))} of ${formatCount(benchmark.expected)}`,
      `at P90 · ${formatCount(frontier('frontierAtP75'))} at P75`,
    ],
    ['Best tok/s/GPU', formatMeasure(fastest?.value), fastest?.title ?? ''],
    ['Best P90 E2E-norm. tok/s/user', formatMeasure(liveliest?.value), liveliest?.title ?? ''],
    ['Took', wallTime(sweep), sweep.simulated ? 'simulated hardware' : 'queued to done'],
  ]
}

const options = (names: Readonly<Record<string, string>>, chosen: string): readonly Html[] =>
  Object.entries(names).map(([value, title]) =>
    value === chosen
      ? html`<option value="${value}" selected>${title}</option>`
      : html`<option value="${value}">${title}</option>`,
  )

const sentence = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1)

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
        between points it is only a guide. The column “Frontier” and the count at the top use the project's
        rule: P90 E2EL (lower is better) against total throughput per GPU.
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
