/** report.html: one self-contained file. Nothing in it asks the network for anything, and its policy forbids it to. */
import { createHash } from 'node:crypto'
import { readAsset } from './assets.ts'
import { axesFor } from './axes.ts'
import { renderCurveSvg } from './curve-svg.ts'
import { html, scriptJson, trusted } from './html.ts'
import type { Html } from './html.ts'
import type { ReportInput } from './input.ts'
import { chartSection, header, howToRead, nothingToDraw } from './page-parts.ts'
import {
  besideEarlier,
  curvesTable,
  evalsTable,
  lossesTable,
  pointsTable,
  provenanceTable,
} from './page-tables.ts'
import { provenanceRows } from './provenance.ts'
import { pageStyle } from './style.ts'
import { buildView } from './view-build.ts'
import type { ReportView } from './view.ts'

/** The whole document. Throws INFX330 when a file of the report is not beside the program. */
export async function renderReport(input: ReportInput): Promise<string> {
  const [script, picture] = await Promise.all([
    readAsset('report-client.js').then((bytes) => inlineScript(bytes.toString('utf8'))),
    // What stands there until the script draws the interactive chart, and without script for good.
    renderCurveSvg({ sweep: input.sweep }),
  ])
  const view = buildView(input)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${contentPolicy(script)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Sweep report</title>
        <style>
          ${trusted(pageStyle)}
        </style>
      </head>
      <body>
        ${header(input)}
        <main>
          ${lossesTable(view)}
          ${hasMarks(view) ? chartSection(trusted(picture), axesFor(view.points).x) : nothingToDraw()}
          ${curvesTable(input.sweep, view)} ${pointsTable(input.sweep, view, input.previous)}
          ${evalsTable(input.sweep)} ${besideEarlier(input.sweep)} ${howToRead()}
          ${provenanceTable(provenanceRows(input))}
        </main>
        <dialog id="details" aria-labelledby="details-title"></dialog>
        <div id="said" class="unseen" role="status" aria-live="polite"></div>
        ${dataElement(view)} ${scriptElement(script)}
      </body>
    </html>`
  return `${page.markup}\n`
}

const hasMarks = ({ points, previous }: ReportView): boolean =>
  [...points.filter(({ kind }) => kind === 'benchmark'), ...previous].some(
    ({ throughput }) => throughput !== null,
  )

const dataElement = (view: unknown): Html =>
  html`<script type="application/json" id="data">
    ${scriptJson(view)}
  </script>`

/** Exactly the bytes that the policy's hash is made of: not a template, in which a formatter may add white space. */
const scriptElement = (script: string): Html => trusted(`<script>${script}</script>`)

/** The bundle with nothing in it that an HTML parser could take for the end of the element. */
const inlineScript = (bundle: string): string =>
  bundle.replace(/<(?=\/script|!--|script)/gi, '\\x3c').trimEnd()

/**
 * No request can leave the page: only this one script runs, by its hash. Styles must be inline because the chart
 * sets them on its elements; they can load nothing either, as every source of pictures and fonts is closed.
 */
function contentPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
