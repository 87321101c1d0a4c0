/** Arrow keys walk over the points of the chart from left to right; Enter opens the one in focus, Escape lets go. */
import type { ECharts } from 'echarts/core'
import type { ChartGroup } from '../chart-groups.ts'
import { openPoint } from './details.ts'

interface Stop {
  readonly id: string
  readonly seriesId: string
  readonly dataIndex: number
  readonly x: number
}

export function walkByKeyboard(
  host: HTMLElement,
  chart: ECharts,
  groups: () => readonly ChartGroup[],
  onStop: (id: string) => void,
): void {
  let here: string | undefined
  const show = (stop: Stop): void => {
    here = stop.id
    chart.dispatchAction({ type: 'downplay' })
    chart.dispatchAction({ type: 'highlight', seriesId: stop.seriesId, dataIndex: stop.dataIndex })
    chart.dispatchAction({
      type: 'showTip',
      seriesIndex: seriesIndexOf(chart, stop.seriesId),
      dataIndex: stop.dataIndex,
    })
    onStop(stop.id)
  }
  const release = (): void => {
    here = undefined
    chart.dispatchAction({ type: 'downplay' })
    chart.dispatchAction({ type: 'hideTip' })
  }
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && here !== undefined) openPoint(here)
    if (event.key === 'Escape') release()
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = stopsOf(groups())
    const at = stops.findIndex((stop) => stop.id === here)
    const next =
      stops[at === -1 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length]
    if (next) show(next)
  })
  host.addEventListener('blur', release)
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const stopsOf = (groups: readonly ChartGroup[]): readonly Stop[] =>
  groups
    .flatMap((group) =>
      (['valid', 'invalid'] as const).flatMap((kind) =>
        group[kind].map(({ id, x }, dataIndex) => ({
          id,
          x,
          dataIndex,
          seriesId: `${kind === 'valid' ? 'points' : 'invalid'} ${group.key}`,
        })),
      ),
    )
    .sort((a, b) => a.x - b.x)

/** showTip knows series only by position. */
function seriesIndexOf(chart: ECharts, seriesId: string): number {
  const { series } = chart.getOption()
  return Array.isArray(series) ? series.findIndex((one: { id?: unknown }) => one.id === seriesId) : -1
}
