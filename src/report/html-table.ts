/** A table as the page shows it: readable without script, sortable and copyable with it. */
import { html } from './html.ts'
import type { Html } from './html.ts'

export interface HtmlColumn {
  readonly title: string
  /** What the column means, for the pointer that rests on its head. */
  readonly hint?: string
  readonly kind: 'text' | 'number'
}

/** A cell: what is shown, and the number it sorts by (absent: by its text; null: always last). */
export interface HtmlCell {
  readonly show: string | Html
  readonly sortBy?: number | null
}

export interface HtmlRow {
  /** Point whose details the row opens. */
  readonly pointId?: string
  /** Extra class, e.g. `bad`. */
  readonly tone?: 'bad'
  readonly cells: readonly HtmlCell[]
}

export const cell = (show: string | Html, sortBy?: number | null): HtmlCell =>
  sortBy === undefined ? { show } : { show, sortBy }

export function htmlTable(
  id: string,
  caption: string,
  columns: readonly HtmlColumn[],
  rows: readonly HtmlRow[],
): Html {
  return html`<figure class="table" id="${id}">
    <figcaption>
      <h2>${caption}</h2>
      <span class="tools" data-copy="${id}"></span>
    </figcaption>
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => head(column))}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => bodyRow(row, columns))}
        </tbody>
      </table>
    </div>
  </figure>`
}

const head = (column: HtmlColumn): Html =>
  html`<th scope="col" class="${column.kind}" title="${column.hint ?? ''}">${column.title}</th>`

function bodyRow(row: HtmlRow, columns: readonly HtmlColumn[]): Html {
  const cells = row.cells.map((one, index) => {
    const kind = columns[index]?.kind ?? 'text'
    const link = index === 0 && row.pointId !== undefined
    const shown = link
      ? html`<a href="#point=${encodeURIComponent(row.pointId)}">${one.show}</a>`
      : html`${one.show}`
    const sort = one.sortBy === undefined ? '' : one.sortBy === null ? 'none' : String(one.sortBy)
    return index === 0
      ? html`<th scope="row" class="${kind}" data-sort="${sort}">${shown}</th>`
      : html`<td class="${kind}" data-sort="${sort}">${shown}</td>`
  })
  return html`<tr class="${row.tone ?? ''}">
    ${cells}
  </tr>`
}
