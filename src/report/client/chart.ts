/** The interactive chart: echarts with an SVG renderer, so that it prints sharply and zooms with the page. */
import { LineChart, ScatterChart } from 'echarts/charts'
import { GraphicComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import type { ECharts } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import { formatMeasure } from '../../core/render/numbers.ts'
import { chartGroups } from '../chart-groups.ts'
import type { ChartGroup } from '../chart-groups.ts'
import { chartOption } from '../chart-option.ts'
import { inks } from '../palette.ts'
import type { Theme } from '../palette.ts'
import type { PointView, ReportView } from '../view.ts'
import type { Choice } from './controls.ts'
import { openPoint } from './details.ts'
import { element, required, say } from './dom.ts'
import { drawLegend } from './legend.ts'
import { allStatistics, metricTable } from './metric-table.ts'
import { walkByKeyboard } from './chart-keyboard.ts'

use([LineChart, ScatterChart, GraphicComponent, GridComponent, TooltipComponent, LabelLayout, SVGRenderer])

export interface ChartView {
  draw: () => void
}

export function mountChart(view: ReportView, choice: () => Choice, theme: () => Theme): ChartView {
  const host = required('#chart', HTMLElement)
  host.replaceChildren()
  host.tabIndex = 0
  host.setAttribute('role', 'application')
  host.setAttribute('aria-describedby', 'chart-help')
  required('#chart-help', HTMLElement).hidden = false
  const chart = init(host, null, { renderer: 'svg' })
  const points = view.points.filter((point) => point.kind === 'benchmark')
  const byId = new Map(points.map((point) => [point.id, point]))
  const hidden = new Set<string>()
  let drawn: readonly ChartGroup[] = []

  const draw = (): void => {
    const { axes, groupBy } = choice()
    const groups = chartGroups({ ...view, points }, axes, groupBy)
    drawn = groups.filter((group) => !hidden.has(group.key))
    drawLegend(groups, hidden, theme(), (key) => {
      if (!hidden.delete(key)) hidden.add(key)
      draw()
    })
    const look = {
      theme: theme(),
      fontFamily: getComputedStyle(host).fontFamily,
      width: host.clientWidth,
      simulated: view.simulated,
      top: 16,
      graphics: [],
    }
    chart.setOption(
      { ...chartOption(drawn, axes, look), tooltip: tooltip(byId, theme()) },
      { notMerge: true },
    )
    const placed = drawn.reduce((sum, group) => sum + group.valid.length + group.invalid.length, 0)
    host.setAttribute('aria-label', `Chart of ${placed} points`)
    sayUnplaced(groups, byId)
  }

  chart.on('click', (event) => {
    const id = pointIdOf(event)
    if (id !== undefined) openPoint(id)
  })
  walkByKeyboard(
    host,
    chart,
    () => drawn,
    (id) => {
      const point = byId.get(id)
      if (point) say(`${point.title}, ${point.status}`)
    },
  )
  new ResizeObserver(() => {
    if (chart.getWidth() === host.clientWidth && chart.getHeight() === host.clientHeight) return
    chart.resize()
    draw()
  }).observe(host)
  printInLight(host, chart, draw)
  draw()
  return { draw }
}

/** A printed page is white and low, so the chart must be drawn for that before the page is taken. */
function printInLight(host: HTMLElement, chart: ECharts, draw: () => void): void {
  const root = document.documentElement
  let before: string | undefined
  addEventListener('beforeprint', () => {
    before = root.dataset['theme']
    root.dataset['theme'] = 'light'
    host.style.height = '350px'
    chart.resize()
    draw()
  })
  addEventListener('afterprint', () => {
    host.style.height = ''
    if (before === undefined) delete root.dataset['theme']
    else root.dataset['theme'] = before
    chart.resize()
    draw()
  })
}

function pointIdOf(event: unknown): string | undefined {
  if (event === null || typeof event !== 'object' || !('data' in event)) return undefined
  const { data } = event
  if (data === null || typeof data !== 'object' || !('id' in data)) return undefined
  return typeof data.id === 'string' ? data.id : undefined
}

const tooltip = (byId: ReadonlyMap<string, PointView>, theme: Theme) => ({
  trigger: 'item',
  confine: true,
  transitionDuration: 0,
  backgroundColor: inks[theme].ground,
  borderColor: inks[theme].grid,
  textStyle: { color: inks[theme].text, fontSize: 13 },
  formatter: (event: unknown): HTMLElement | string => {
    const point = byId.get(pointIdOf(event) ?? '')
    return point ? tip(point) : ''
  },
})

function tip(point: PointView): HTMLElement {
  const facts = [point.topology, `conc ${point.conc}`, point.publishable ? '' : point.status]
  const metrics = metricTable(point, innerWidth < 560 ? (['p50', 'p75', 'p90'] as const) : allStatistics)
  const cause = point.causes[0]
  const { throughput } = point
  return element(
    'div',
    { class: 'tip' },
    element('strong', {}, point.title),
    facts.filter((fact) => fact !== '').join(' · '),
    ...(throughput
      ? [element('div', {}, throughputLine(throughput.total, throughput.output, throughput.input))]
      : []),
    ...(cause ? [element('div', { class: 'bad' }, `${cause.whose}: ${cause.cause}`)] : []),
    ...(metrics ? [metrics] : []),
  )
}

const throughputLine = (total: number, output: number, input: number): string =>
  `${formatMeasure(total)} tok/s/GPU (output ${formatMeasure(output)}, input ${formatMeasure(input)})`

/** Names the points that the chosen axes cannot show, so that none vanishes in silence. */
function sayUnplaced(groups: readonly ChartGroup[], byId: ReadonlyMap<string, PointView>): void {
  const titles = groups.flatMap((group) => group.unplaced).map((id) => byId.get(id)?.title ?? id)
  const note = required('#unplaced', HTMLElement)
  note.hidden = titles.length === 0
  const named = titles.slice(0, 6).join('; ')
  const more = titles.length > 6 ? ` and ${titles.length - 6} more` : ''
  note.textContent = `Without a value on these axes: ${named}${more}`
}
