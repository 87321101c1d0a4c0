/** The main chart as a stand-alone SVG, drawn by echarts without a browser. */
import { answerOf, isPublishable } from '../core/render/answer.ts'
import { english } from '../core/render/messages.ts'
import { formatCount, shortCommit } from '../core/render/numbers.ts'
import { clip, oneLine } from '../core/render/text.ts'
import type { Sweep } from '../core/results/sweep.ts'
import type { ChartAxes } from './axes.ts'
import { axesFor } from './axes.ts'
import { chartGroups } from './chart-groups.ts'
import type { ChartGroup } from './chart-groups.ts'
import { chartOption } from './chart-option.ts'
import { pointMetrics, pointThroughput } from './metrics.ts'
import { curveStyle, inks, swatchType } from './palette.ts'
import type { Theme } from './palette.ts'

export interface CurveSvgInput {
  readonly sweep: Sweep
  /** Absent = {@link axesFor} its points. Only statistics that a Headline carries can be drawn from a sweep alone. */
  readonly axes?: ChartAxes
  /** Absent = light. */
  readonly theme?: Theme
  /** Pixels; absent = 1200 × 720. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** The first family is the one {@link svgToPng} loads; the others look alike where an SVG viewer lacks it. */
export const svgFontFamily = 'DejaVu Sans, Verdana, Geneva, sans-serif'

/** Legend entries above the plot; more of them would leave no room for it. */
const legendEntries = 12

/** Draws the sweep's benchmark points, one colour and symbol per curve, its frontier as a line, invalid points hollow and red. */
export async function renderCurveSvg(input: CurveSvgInput): Promise<string> {
  const { drawSvg } = await import('./echarts.ts')
  const theme = input.theme ?? 'light'
  const size = input.size ?? { width: 1200, height: 720 }
  return drawSvg(svgOption(input.sweep, input.axes, theme, size.width), size)
}

function svgOption(sweep: Sweep, chosen: ChartAxes | undefined, theme: Theme, width: number) {
  const points = sweep.points
    .filter((point) => point.kind === 'benchmark')
    .map((point) => ({
      id: point.id,
      curveKey: point.curveKey,
      seriesTitle: point.configKey,
      conc: point.conc,
      publishable: isPublishable(point),
      metrics: pointMetrics(point.headline, undefined),
      throughput: pointThroughput(point.headline),
    }))
  const axes = chosen ?? axesFor(points)
  const curves = sweep.curves.map((curve) => ({ key: curve.curveKey, title: oneLine(curve.title) }))
  // What has no mark needs no name either: of a curve without any result the sweep knows no title.
  const groups = chartGroups({ curves, points, previous: [] }, axes, 'curve').filter(
    ({ valid, invalid }) => valid.length + invalid.length > 0,
  )
  const legend = legendGraphics(groups, theme, width)
  const option = chartOption(groups, axes, {
    theme,
    fontFamily: svgFontFamily,
    width,
    simulated: sweep.simulated,
    top: 92 + legend.rows * 22,
    graphics: legend.elements,
  })
  return {
    ...option,
    backgroundColor: inks[theme].ground,
    title: titleOf(sweep, theme),
  }
}

/** The answer first, then where it comes from. */
function titleOf(sweep: Sweep, theme: Theme) {
  const { benchmark, evals } = answerOf(sweep)
  const frontier = sweep.curves.reduce((sum, curve) => sum + curve.frontierAtP90.length, 0)
  const answer = [
    english.pointsValid(benchmark.valid, benchmark.expected),
    `${formatCount(frontier)} on the P90 E2EL frontier`,
    ...(evals.expected > 0 ? [english.evalsPass(evals.passed, evals.expected)] : []),
  ]
  const source = [
    ...(sweep.simulated ? ['simulated hardware'] : []),
    ...(sweep.head === undefined ? [] : [oneLine(shortCommit(sweep.head))]),
    `plan ${oneLine(sweep.planDigest.slice(0, 12))}`,
    oneLine(sweep.endedAt.slice(0, 10)),
  ]
  return {
    left: 24,
    top: 16,
    itemGap: 8,
    text: answer.join(' · '),
    subtext: source.join(' · '),
    textStyle: { fontFamily: svgFontFamily, fontSize: 18, fontWeight: 'normal', color: inks[theme].text },
    subtextStyle: { fontFamily: svgFontFamily, fontSize: 12, color: inks[theme].muted },
  }
}

/**
 * Swatches and names, one or two columns. Drawn by hand because echarts' legend knows series, and a curve is
 * several of them.
 */
function legendGraphics(groups: readonly ChartGroup[], theme: Theme, width: number) {
  const shown = groups.slice(0, legendEntries)
  const columns = shown.length > 2 && width >= 900 ? 2 : 1
  const columnWidth = (width - 48) / columns
  const entries = shown.map((group) => ({
    title: clip(group.title, Math.floor(columnWidth / 8)),
    ...curveStyle(group.styleIndex, theme),
    hollow: false,
  }))
  const hasInvalid = groups.some((group) => group.invalid.length > 0)
  const all = hasInvalid
    ? [
        ...entries,
        {
          title: 'invalid: measured, not publishable',
          ...curveStyle(0, theme),
          colour: inks[theme].invalid,
          hollow: true,
        },
      ]
    : entries
  const elements = all.map((entry, index) => ({
    type: 'group',
    left: 28 + (index % columns) * columnWidth,
    top: 76 + Math.floor(index / columns) * 22,
    children: [
      {
        type: swatchType(entry.symbol),
        x: 8,
        y: 8,
        scaleX: 0.6,
        scaleY: 0.6,
        style: entry.hollow ? { fill: 'none', stroke: entry.colour, lineWidth: 3 } : { fill: entry.colour },
      },
      {
        type: 'text',
        x: 22,
        y: 8,
        style: {
          text: entry.title,
          fill: inks[theme].text,
          font: `12px ${svgFontFamily}`,
          verticalAlign: 'middle',
        },
      },
    ],
  }))
  return { rows: Math.ceil(all.length / columns), elements }
}
