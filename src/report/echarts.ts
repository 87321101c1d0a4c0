/**
 * The parts of echarts that the still picture needs. Static imports, so that the bundler leaves the other charts out;
 * loaded by `import()`, so that a command that draws nothing does not pay for it.
 */
import { LineChart, ScatterChart } from 'echarts/charts'
import { GraphicComponent, GridComponent, TitleComponent } from 'echarts/components'
import { graphic, init, use } from 'echarts/core'
import type { EChartsCoreOption } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import { swatchType, symbolPaths } from './palette.ts'

use([LineChart, ScatterChart, GridComponent, GraphicComponent, TitleComponent, LabelLayout, SVGRenderer])

for (const [index, path] of symbolPaths.entries()) {
  graphic.registerShape(swatchType(index), graphic.extendPath(path, {}))
}

/** Draws without a browser. */
export function drawSvg(
  option: EChartsCoreOption,
  size: { readonly width: number; readonly height: number },
): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size })
  try {
    chart.setOption(option)
    return chart.renderToSVGString()
  } finally {
    // An undisposed chart keeps the process alive for ever.
    chart.dispose()
  }
}
