/** The chart as an echarts option: the same picture in the browser, in the SVG and in the PNG. */
import type { EChartsCoreOption } from 'echarts/core'
import { formatMeasure } from '../core/render/numbers.ts'
import type { ChartAxes, Scale, XMetricKind } from './axes.ts'
import { xAxisTitle, xMetrics, yAxisTitle } from './axes.ts'
import type { ChartGroup, Placed } from './chart-groups.ts'
import { curveStyle, inks } from './palette.ts'
import type { Ink, Theme } from './palette.ts'

export interface ChartLook {
  readonly theme: Theme
  readonly fontFamily: string
  /** Width of the picture in CSS pixels; a narrow one gets fewer words. */
  readonly width: number
  /** Draws "simulated" across the picture. */
  readonly simulated: boolean
  /** Space above the plot for title and legend, in pixels. */
  readonly top: number
  /** More elements of echarts' graphic component, e.g. a legend. */
  readonly graphics: readonly object[]
}

/** Series ids are `<kind> <group key>`; a scatter item's `id` is the point's id. */
export function chartOption(
  groups: readonly ChartGroup[],
  axes: ChartAxes,
  look: ChartLook,
): EChartsCoreOption {
  const ink = inks[look.theme]
  const narrow = look.width < 560
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: look.fontFamily, color: ink.text, fontSize: narrow ? 11 : 12 },
    grid: {
      left: narrow ? 52 : 68,
      right: narrow ? 14 : 28,
      top: look.top,
      bottom: 56,
      outerBoundsMode: 'none',
    },
    xAxis: {
      ...axis(axes.xScale, ink, narrow),
      name: betterArrow(xAxisTitle(axes), xMetrics[axes.x].better),
      nameGap: 30,
    },
    yAxis: { ...axis(axes.yScale, ink, narrow), name: `${yAxisTitle(axes)} →`, nameGap: narrow ? 40 : 54 },
    series: groups.flatMap((group) => groupSeries(group, look, xMetrics[axes.x].better)),
    graphic: [...(look.simulated ? [watermark(ink)] : []), ...look.graphics],
  }
}

const betterArrow = (title: string, better: 'higher' | 'lower'): string =>
  better === 'higher' ? `${title} →` : `← ${title}`

function axis(scale: Scale, ink: Ink, narrow: boolean) {
  return {
    type: scale === 'log' ? 'log' : 'value',
    nameLocation: 'middle',
    nameTextStyle: { color: ink.text, fontSize: narrow ? 11 : 13 },
    splitNumber: narrow ? 4 : 6,
    axisLine: { show: true, lineStyle: { color: ink.muted } },
    axisTick: { show: true, lineStyle: { color: ink.muted } },
    axisLabel: { color: ink.muted, hideOverlap: true, formatter: (value: number) => axisNumber(value) },
    splitLine: { lineStyle: { color: ink.grid } },
    minorSplitLine: { show: false },
  }
}

/** Ticks are short: 20,000 is 20k. */
const axisNumber = (value: number): string => {
  const [scaled, suffix] = Math.abs(value) >= 10_000 ? [value / 1000, 'k'] : [value, '']
  return `${formatMeasure(scaled).replace(/\.0+$|(\.\d*?)0+$/, '$1')}${suffix}`
}

function groupSeries(group: ChartGroup, look: ChartLook, better: XMetricKind['better']): readonly object[] {
  const ink = inks[look.theme]
  const { colour, symbolPath } = curveStyle(group.styleIndex, look.theme)
  const symbol = `path://${symbolPath}`
  const scatter = { type: 'scatter', symbol, name: group.title, emphasis: { scale: 1.6 }, cursor: 'pointer' }
  const behind = { ...scatter, silent: true, symbolSize: 7, z: 1 }
  return [
    line(`previous-frontier ${group.key}`, group.previousFrontier, {
      color: colour,
      width: 1.5,
      type: 'dashed',
      opacity: 0.55,
    }),
    {
      ...behind,
      id: `previous ${group.key}`,
      data: group.previous.map(({ x, y }) => [x, y]),
      itemStyle: { color: ink.ground, borderColor: colour, borderWidth: 1, opacity: 0.6 },
    },
    line(`frontier ${group.key}`, group.frontier, { color: colour, width: 2 }),
    {
      ...scatter,
      id: `points ${group.key}`,
      symbolSize: 12,
      z: 4,
      data: group.valid.map((placed) => datum(placed)),
      itemStyle: { color: colour, borderColor: ink.ground, borderWidth: 1, opacity: 1 },
      label: pointLabel(ink.muted),
      labelLayout: labelLayout(better),
    },
    {
      ...scatter,
      id: `invalid ${group.key}`,
      symbolSize: 13,
      z: 5,
      data: group.invalid.map((placed) => datum(placed)),
      itemStyle: { color: 'transparent', borderColor: ink.invalid, borderWidth: 2, opacity: 1 },
      label: pointLabel(ink.invalid),
      labelLayout: labelLayout(better),
    },
    // An empty series still leaves an empty path behind.
  ].filter((series) => series.data.length > 0)
}

const datum = ({ id, conc, x, y }: Placed) => ({ id, name: `c${conc}`, value: [x, y] })

const pointLabel = (color: string) => ({
  show: true,
  position: 'right',
  distance: 3,
  formatter: '{b}',
  color,
  fontSize: 10,
})

// A frontier falls to the right where more is better and rises where less is: the label lies on its other side.
const labelLayout = (better: XMetricKind['better']) => ({
  hideOverlap: true,
  dy: better === 'higher' ? -8 : 8,
})

const line = (id: string, placed: readonly Placed[], lineStyle: object) => ({
  id,
  type: 'line',
  silent: true,
  showSymbol: false,
  z: 2,
  data: placed.map(({ x, y }) => [x, y]),
  lineStyle,
})

const watermark = (ink: Ink) => ({
  type: 'text',
  left: 'center',
  top: 'middle',
  rotation: Math.PI / 9,
  silent: true,
  z: 0,
  style: { text: 'simulated', fontSize: 72, fontWeight: 700, fill: ink.text, opacity: 0.07 },
})
