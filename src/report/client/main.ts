/** Browser side of the report: reads the page's data and brings chart, tables and details to life. */
import type { ReportView } from '../view.ts'
import { mountChart } from './chart.ts'
import { wireControls } from './controls.ts'
import { wireDetails } from './details.ts'
import { required } from './dom.ts'
import { wireTables } from './tables.ts'
import { currentTheme, wireTheme } from './theme.ts'

// Written by renderReport into the same file, from the same type.
const view = JSON.parse(required('#data', HTMLScriptElement).text) as ReportView

wireTables()
const draw = document.querySelector('#chart') ? drawChart() : () => undefined
wireTheme(draw)
wireDetails(view)

function drawChart(): () => void {
  const choice = wireControls(view, () => chart.draw())
  const chart = mountChart(view, choice, currentTheme)
  return () => chart.draw()
}
