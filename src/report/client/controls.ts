/** The form above the chart: axes, scales, what colours tell apart. */
import type { ChartAxes, Statistic, ThroughputKind, XMetric } from '../axes.ts'
import { statistics } from '../axes.ts'
import type { GroupBy } from '../chart-groups.ts'
import type { ReportView } from '../view.ts'
import { required } from './dom.ts'

export interface Choice {
  readonly axes: ChartAxes
  readonly groupBy: GroupBy
}

export function wireControls(view: ReportView, onChange: () => void): () => Choice {
  const form = required('#axes', HTMLFormElement)
  form.hidden = false
  // The page was built with exactly these values as options, so what is selected is one of them.
  const choice = (): Choice => ({
    axes: {
      x: selected(form, 'x') as XMetric,
      statistic: selected(form, 'statistic') as Statistic,
      y: selected(form, 'y') as ThroughputKind,
      xScale: checked(form, 'xLog') ? 'log' : 'linear',
      yScale: checked(form, 'yLog') ? 'log' : 'linear',
    },
    groupBy: selected(form, 'groupBy') as GroupBy,
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('change', () => {
    offerMeasured(form, view, choice().axes.x)
    onChange()
  })
  offerMeasured(form, view, choice().axes.x)
  return choice
}

const selected = (form: HTMLFormElement, name: string): string =>
  required(`#${form.id} select[name="${name}"]`, HTMLSelectElement).value

const checked = (form: HTMLFormElement, name: string): boolean =>
  required(`#${form.id} input[name="${name}"]`, HTMLInputElement).checked

/** Percentiles that no point has for this metric cannot be chosen; a choice that vanished becomes the nearest that exists. */
function offerMeasured(form: HTMLFormElement, view: ReportView, metric: XMetric): void {
  const select = required(`#${form.id} select[name="statistic"]`, HTMLSelectElement)
  for (const option of select.options) {
    option.disabled = !view.points.some(
      (point) => point.metrics[metric]?.[option.value as Statistic] !== undefined,
    )
  }
  if (!select.selectedOptions[0]?.disabled) return
  const usable = (Object.keys(statistics) as Statistic[]).filter(
    (statistic) => ![...select.options].find((option) => option.value === statistic)?.disabled,
  )
  select.value = usable.includes('p90') ? 'p90' : (usable.at(-1) ?? select.value)
}
