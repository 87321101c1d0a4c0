/** A plan that is too long to read, by model: what a person looks at before asking for less. */
import { skuOf } from '../point-label.ts'
import { formatCount, formatMeasure, formatPlural } from '../render/numbers.ts'
import { displayWidth, fitColumns, oneLine } from '../render/text.ts'
import type { Plan, PlannedPoint } from './plan.ts'

/** One line per model prefix and precision, in the order of the plan: keys, points, evaluations, GPU-hours, hardware. */
export function overviewLines({ points }: Pick<Plan, 'points'>): readonly string[] {
  const groups = new Map<string, PlannedPoint[]>()
  for (const point of points) {
    const name = oneLine(`${point.modelPrefix} ${point.precision}`)
    const group = groups.get(name)
    if (group) group.push(point)
    else groups.set(name, [point])
  }
  const rows = [...groups].map(([name, group]) => [name, ...cells(group)])
  const [first = []] = rows
  const widths = first.map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))))
  return rows.map((row) => {
    const fitted = row.map((cell, column) => {
      // Names and hardware to the left, numbers to the right.
      const isNumber = column > 0 && column < row.length - 1
      return fitColumns(cell, widths[column] ?? 0, isNumber ? 'right' : 'left')
    })
    return `  ${fitted.join('   ').trimEnd()}`
  })
}

function cells(group: readonly PlannedPoint[]): readonly string[] {
  const keys = new Set(group.map(({ configKey }) => configKey)).size
  const evals = group.filter(({ kind }) => kind === 'eval').length
  const hours = group.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0)
  const hardware = [...new Set(group.map(({ runner }) => skuOf(runner)))].sort()
  return [
    formatPlural(keys, 'key'),
    formatPlural(group.length - evals, 'point'),
    formatPlural(evals, 'eval'),
    `${formatMeasure(hours)} GPU-h`,
    oneLine(hardware.join(' ')),
  ]
}

/** What the overview leaves out. */
export const longPlanHint = (keys: number, lines: number): string =>
  `  ${formatPlural(keys, 'key')} with ${formatCount(lines)} lines of their search spaces: --all lists them, --keys narrows`
