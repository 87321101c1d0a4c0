/** All percentiles of a point in one small table, for the tooltip and for the details. */
import { formatMeasure, formatSeconds } from '../../core/render/numbers.ts'
import { statistics, xMetrics } from '../axes.ts'
import type { Statistic, XMetric } from '../axes.ts'
import type { PointView } from '../view.ts'
import { element } from './dom.ts'

const shortNames: Readonly<Record<XMetric, string>> = {
  e2eNormIntvty: 'E2E-norm. tok/s/user',
  intvty: 'Interactivity tok/s/user',
  e2el: 'E2EL',
  ttft: 'TTFT',
  tpot: 'TPOT',
}

export const allStatistics = Object.keys(statistics) as Statistic[]

/** One row per metric, one column for each of the wanted statistics that any metric has; undefined when nothing was measured. */
export function metricTable(point: PointView, wanted: readonly Statistic[]): HTMLTableElement | undefined {
  const metrics = (Object.keys(xMetrics) as XMetric[]).filter((metric) => point.metrics[metric])
  const columns = wanted.filter((statistic) =>
    metrics.some((metric) => point.metrics[metric]?.[statistic] !== undefined),
  )
  if (metrics.length === 0 || columns.length === 0) return undefined
  const head = element(
    'tr',
    {},
    element('th'),
    ...columns.map((column) => element('th', { class: 'number' }, statistics[column])),
  )
  const rows = metrics.map((metric) => {
    const format = xMetrics[metric].unit === 's' ? formatSeconds : formatMeasure
    return element(
      'tr',
      {},
      element('th', {}, shortNames[metric]),
      ...columns.map((column) => element('td', { class: 'number' }, format(point.metrics[metric]?.[column]))),
    )
  })
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
}
