/** The legend: one button per curve that shows or hides it, and what hollow and dashed mean. */
import type { ChartGroup } from '../chart-groups.ts'
import { curveStyle, inks } from '../palette.ts'
import type { Theme } from '../palette.ts'
import { button, element, required } from './dom.ts'

export function drawLegend(
  groups: readonly ChartGroup[],
  hidden: ReadonlySet<string>,
  theme: Theme,
  onToggle: (key: string) => void,
): void {
  const host = required('#legend', HTMLElement)
  host.hidden = false
  const focused =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined
  const buttons = groups.map((group) => {
    const { colour, symbolPath } = curveStyle(group.styleIndex, theme)
    const made = button(
      group.title,
      () => onToggle(group.key),
      swatch(symbolPath, { fill: colour }),
      element('span', {}, group.title),
    )
    made.dataset['key'] = group.key
    made.setAttribute('aria-pressed', String(!hidden.has(group.key)))
    return made
  })
  const keys = [
    ...(groups.some((group) => group.invalid.length > 0)
      ? [
          key(
            swatch(curveStyle(0, theme).symbolPath, { stroke: inks[theme].invalid }),
            'invalid, not publishable',
          ),
        ]
      : []),
    ...(groups.some((group) => group.previous.length > 0)
      ? [key(dash(inks[theme].muted), 'earlier results')]
      : []),
  ]
  host.replaceChildren(...buttons, ...keys)
  buttons.find((made) => made.dataset['key'] === focused)?.focus()
}

const key = (picture: Node, words: string): Node => element('span', { class: 'key' }, picture, words)

const svgNames = 'http://www.w3.org/2000/svg'

function picture(
  viewBox: string,
  width: number,
  d: string,
  paint: Readonly<Record<string, string>>,
): SVGElement {
  const svg = document.createElementNS(svgNames, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', '14')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgNames, 'path')
  path.setAttribute('d', d)
  for (const [name, value] of Object.entries({ fill: 'none', ...paint })) path.setAttribute(name, value)
  svg.append(path)
  return svg
}

const swatch = (d: string, paint: Readonly<Record<string, string>>): SVGElement =>
  picture('-12 -12 24 24', 14, d, { 'stroke-width': '3', ...paint })

const dash = (stroke: string): SVGElement =>
  picture('0 0 24 14', 24, 'M0 7H24', { stroke, 'stroke-width': '1.5', 'stroke-dasharray': '4 3' })
