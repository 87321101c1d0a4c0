/** The page's style sheet. Colours are those of palette.ts, so that chart, legend and page agree. */
import { inks } from './palette.ts'
import type { Theme } from './palette.ts'

const page: Readonly<Record<Theme, string>> = {
  light:
    '--sheet:#f5f6f8; --raised:#fff; --good:#0a6b4b; --link:#0b55a0; --focus:#0b62b0; --warn:#fff4d6; --warn-text:#5c4300',
  dark: '--sheet:#0b0f15; --raised:#12171f; --good:#46d3a3; --link:#7cbcff; --focus:#7cbcff; --warn:#33290c; --warn-text:#f4d98b',
}

const variables = (theme: Theme): string => {
  const ink = inks[theme]
  return `color-scheme:${theme}; --ground:${ink.ground}; --text:${ink.text}; --muted:${ink.muted}; --line:${ink.grid}; --bad:${ink.invalid}; ${page[theme]};`
}

export const pageStyle = `
:root { ${variables('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${variables('dark')} } }
:root[data-theme="dark"] { ${variables('dark')} }
* { box-sizing: border-box }
body { margin: 0; background: var(--sheet); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif }
header, main { max-width: 1360px; margin: 0 auto; padding: 0 24px }
header { padding-top: 20px }
.top { display: flex; justify-content: space-between; align-items: center; gap: 12px }
.kind { margin: 0; color: var(--muted); font-size: 13px; letter-spacing: .02em }
h1 { margin: 4px 0 2px; font-size: 26px; line-height: 1.25; font-weight: 650; letter-spacing: -.01em }
h2 { margin: 0; font-size: 17px; font-weight: 620 }
.green .mark { color: var(--good) }
.red .mark, span.bad, div.bad, .losses a { color: var(--bad) }
tr.bad > td { color: var(--muted) }
.good { color: var(--good) }
.losses { margin: 0; font-weight: 550 }
.source, .note { margin: 2px 0 0; color: var(--muted); font-size: 13px }
.notice { margin: 12px 0 0; padding: 8px 12px; border-radius: 6px; background: var(--warn); color: var(--warn-text) }
a { color: var(--link); text-underline-offset: 2px }
.tiles { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0; margin: 16px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--raised) }
.tiles > div { padding: 12px 16px; border-left: 1px solid var(--line); min-width: 0 }
.tiles > div:first-child { border-left: 0 }
.tiles dt { color: var(--muted); font-size: 13px }
.tiles dd { margin: 0; font-size: 22px; font-weight: 620; font-variant-numeric: tabular-nums; line-height: 1.3 }
.tiles .detail { color: var(--muted); font-size: 13px; font-weight: 400 }
.tiles .detail a { color: inherit }
#curve, .table, .fold { margin: 20px 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised) }
.controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 10px 0 8px; font-size: 14px }
.controls[hidden], .legend[hidden] { display: none }
.controls label { display: inline-flex; align-items: center; gap: 6px; color: var(--muted) }
select, button { font: inherit; font-size: 14px; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 3px 8px; min-height: 30px }
select { max-width: 100% }
button { cursor: pointer }
button:hover, select:hover { border-color: var(--muted) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.legend { display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 0 0 6px }
.legend button, .legend .key { display: inline-flex; align-items: center; gap: 7px; font-size: 13px; text-align: left; line-height: 1.3 }
.legend .key { padding: 3px 9px; color: var(--muted) }
.legend button[aria-pressed="false"] { color: var(--muted); text-decoration: line-through; border-style: dashed }
.legend button[aria-pressed="false"] svg { opacity: .35 }
.legend svg { flex: none }
.chart { position: relative; height: 520px; border-radius: 6px; outline-offset: 2px }
.chart > svg { max-width: 100%; height: auto }
.tip { font-size: 13px; line-height: 1.45; white-space: normal; max-width: min(480px, calc(100vw - 60px)) }
.tip strong { display: block }
.tip table { margin-top: 4px; font-size: 12px; width: 100% }
.tip th, .tip td { padding: 1px 0 1px 10px }
.tip th:first-child { padding-left: 0 }
.tip tbody tr + tr > * { border-top: 0 }
.table { margin-inline: 0 }
figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px; margin-bottom: 8px }
.tools { display: inline-flex; gap: 6px }
.tools button { font-size: 13px; min-height: 28px }
/* The shadows at the ends say that there is more; covers that scroll along hide them where there is not. */
.scroll { overflow-x: auto; max-width: 100%; background:
  linear-gradient(to right, var(--raised) 40%, transparent) 0 0 / 40px 100% no-repeat local,
  linear-gradient(to left, var(--raised) 40%, transparent) 100% 0 / 40px 100% no-repeat local,
  linear-gradient(to right, color-mix(in srgb, var(--text) 22%, transparent), transparent) 0 0 / 12px 100% no-repeat scroll,
  linear-gradient(to left, color-mix(in srgb, var(--text) 22%, transparent), transparent) 100% 0 / 12px 100% no-repeat scroll }
table { border-collapse: collapse; font-size: 13.5px; font-variant-numeric: tabular-nums }
.scroll > table { width: 100% }
th, td { padding: 5px 8px; text-align: left; vertical-align: top; font-weight: 400; white-space: nowrap }
tbody tr + tr > * { border-top: 1px solid var(--line) }
thead th { color: var(--muted); font-weight: 550; border-bottom: 1px solid var(--line); vertical-align: bottom }
th:first-child, td:first-child { padding-left: 4px }
.scroll tbody > tr > th { white-space: normal; min-width: 11ch; max-width: 44ch }
.number { text-align: right }
thead button { border: 0; background: none; padding: 0; min-height: 0; color: inherit; font-size: inherit; font-weight: inherit; text-align: inherit; white-space: normal }
thead th { white-space: normal; line-height: 1.3 }
thead .number { max-width: 92px }
thead button { text-decoration: underline dotted 1px; text-underline-offset: 3px }
[aria-sort] button::after { display: inline-block; margin-left: 3px; font-size: 10px }
[aria-sort="ascending"] button::after { content: "▲" }
[aria-sort="descending"] button::after { content: "▼" }
tbody tr:hover > * { background: color-mix(in srgb, var(--text) 5%, transparent) }
.prose { display: inline-block; white-space: normal; overflow-wrap: break-word; min-width: min(30ch, 60vw); max-width: 70ch }
.name { display: inline-block; white-space: normal; min-width: 14ch; max-width: 28ch }
.fold ul { margin: 8px 0 0; padding-left: 20px; overflow-wrap: break-word }
.details-body th { overflow-wrap: normal }
#provenance .prose { min-width: 0; overflow-wrap: anywhere }
.fold summary { cursor: pointer; font-weight: 620; font-size: 17px }
.fold dt { font-weight: 600; margin-top: 10px }
.fold dd { margin: 0; max-width: 80ch }
dialog { color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 0; width: min(860px, calc(100vw - 24px)); max-height: calc(100vh - 48px) }
dialog::backdrop { background: rgb(0 0 0 / .45) }
.details-head { position: sticky; top: 0; display: flex; justify-content: space-between; align-items: start; gap: 12px; padding: 14px 20px 10px; background: var(--raised); border-bottom: 1px solid var(--line); z-index: 1 }
.details-head p { margin: 2px 0 0; color: var(--muted); font-size: 13px; overflow-wrap: break-word }
.details-body { padding: 4px 20px 20px; overflow-wrap: anywhere }
.details-body h3 { margin: 18px 0 6px; font-size: 14px; font-weight: 620 }
.details-body .pairs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(330px, 100%), 1fr)); gap: 0 28px }
.pairs dl, dl.pair { margin: 0 }
dl.pair > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 3px 0; border-bottom: 1px solid var(--line); font-size: 13.5px }
dl.pair dt { color: var(--muted) }
dl.pair dd { margin: 0 0 0 auto; text-align: right; font-variant-numeric: tabular-nums; max-width: 100% }
.cause { margin: 10px 0 0; padding: 8px 12px; border-left: 3px solid var(--bad); background: color-mix(in srgb, var(--bad) 8%, transparent) }
.cause p { margin: 0 }
.timeline { display: flex; height: 14px; gap: 2px; border-radius: 4px; overflow: hidden }
.timeline i { min-width: 3px; background: var(--muted); opacity: .45 }
.timeline i.profiling { background: var(--focus); opacity: 1 }
.timeline i.starting, .timeline i.warm-up { opacity: .75 }
.phases { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 6px 0 0; padding: 0; list-style: none; font-size: 13px; color: var(--muted); font-variant-numeric: tabular-nums }
.phases b { font-weight: 550; color: var(--text) }
pre { margin: 0; padding: 8px 10px; overflow: auto; max-height: 320px; border: 1px solid var(--line); border-radius: 6px; background: var(--sheet); font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.command { display: flex; justify-content: space-between; align-items: center; gap: 8px; margin: 8px 0 4px; font-size: 13px; color: var(--muted) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (max-width: 640px) {
  header, main { padding-inline: 12px }
  h1 { font-size: 21px }
  .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .tiles > div { padding: 8px 12px }
  .tiles > div:nth-child(odd) { border-left: 0 }
  .tiles > div:nth-child(n+3) { border-top: 1px solid var(--line) }
  .tiles dd { font-size: 18px }
  #curve, .table, .fold { padding: 12px; margin: 14px 0 }
  .chart { height: 400px }
  .controls { gap: 8px 12px }
  .controls label:has(select) { flex: 1 1 100% }
  .controls label:has([name="statistic"]) { flex: 1 1 auto }
  .controls select { flex: 1 }
  .details-body .scroll th, .details-body .scroll td { padding: 4px 0 4px 6px; font-size: 12px }
  .details-body .scroll th:first-child { position: static; padding-left: 0; min-width: 0; white-space: normal }
  .legend button { width: 100% }
  .scroll thead th:first-child, .scroll tbody th { position: sticky; left: 0; background: var(--raised); min-width: 34vw; max-width: 46vw; white-space: normal }
  .tip { font-size: 12px }
  .tip table { font-size: 11px }
  .tip th, .tip td { padding-left: 6px }
  .details-head, .details-body { padding-inline: 14px }
}
@media print {
  :root, :root[data-theme="dark"] { ${variables('light')} }
  body { background: #fff; font-size: 11px }
  header, main { max-width: none; padding: 0 }
  #theme, .controls, .tools, #chart-help, dialog { display: none !important }
  #curve, .table, .fold, .tiles { border: 0; padding: 0; break-inside: auto }
  #curve { break-inside: avoid }
  .scroll { overflow: visible }
  table { font-size: 9px } th, td { padding: 2px 4px; white-space: normal }
  thead { display: table-header-group } tr { break-inside: avoid }
  a { color: inherit; text-decoration: none }
}
`
