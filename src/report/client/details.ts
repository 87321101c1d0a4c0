/** The dialog with everything known of one point; `#point=<id>` opens it, so a link to a point can be shared. */
import { formatDuration } from '../../core/render/numbers.ts'
import type { CommandView, PointView, ReportView, SectionView } from '../view.ts'
import { copyButton } from './clipboard.ts'
import { button, element, required } from './dom.ts'
import { allStatistics, metricTable } from './metric-table.ts'

const prefix = '#point='

export const openPoint = (id: string): void => {
  location.hash = `${prefix}${encodeURIComponent(id)}`
}

export function wireDetails(view: ReportView): void {
  const dialog = required('#details', HTMLDialogElement)
  const byId = new Map(view.points.map((point) => [point.id, point]))
  const follow = (): void => {
    const point = byId.get(idOf(location.hash))
    if (!point) {
      if (dialog.open) dialog.close()
      return
    }
    dialog.replaceChildren(...detailsOf(point, () => dialog.close()))
    if (!dialog.open) dialog.showModal()
    dialog.scrollTop = 0
    // What a log says last is what one opens it for.
    for (const log of dialog.querySelectorAll('pre.log')) log.scrollTop = log.scrollHeight
  }
  addEventListener('hashchange', follow)
  dialog.addEventListener('close', () => {
    // Without an entry of its own in the history, so that "back" leaves the page and not the dialog again.
    if (location.hash.startsWith(prefix)) history.replaceState(null, '', location.pathname + location.search)
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  follow()
}

function idOf(hash: string): string {
  if (!hash.startsWith(prefix)) return ''
  try {
    return decodeURIComponent(hash.slice(prefix.length))
  } catch {
    // A cut or hand-made link: there is no such point, and the page stays as it is.
    return ''
  }
}

function detailsOf(point: PointView, close: () => void): readonly Node[] {
  const mark = point.publishable
    ? element('span', { class: 'good' }, '✓')
    : element('span', { class: 'bad' }, '✗')
  const title = element('h2', { id: 'details-title' }, mark, ` ${point.title}`)
  const facts = [point.status, point.topology, `conc ${point.conc}`].filter((part) => part !== '')
  const head = element(
    'div',
    { class: 'details-head' },
    element('div', {}, title, element('p', {}, facts.join(' · '))),
    button('Close', close),
  )
  return [head, element('div', { class: 'details-body' }, ...bodyOf(point))]
}

function bodyOf(point: PointView): readonly Node[] {
  const metrics = metricTable(point, allStatistics)
  return [
    ...point.causes.map((cause) =>
      element(
        'div',
        { class: 'cause' },
        element('p', {}, element('strong', {}, `${cause.whose} ${cause.code}`), ` ${cause.cause}`),
        ...(cause.next === '' ? [] : [element('p', {}, `→ ${cause.next}`)]),
      ),
    ),
    ...timelineOf(point),
    ...(metrics
      ? [element('h3', {}, 'Latency and interactivity'), element('div', { class: 'scroll' }, metrics)]
      : []),
    element('div', { class: 'pairs' }, ...point.sections.map((section) => sectionOf(section))),
    ...(point.logTail.length > 0
      ? [
          element('h3', {}, 'End of the server log'),
          element('pre', { class: 'log' }, point.logTail.join('\n')),
        ]
      : []),
    ...commandsOf(point),
  ]
}

function timelineOf(point: PointView): readonly Node[] {
  const timed = point.timeline.flatMap(({ phase, seconds }) => (seconds === null ? [] : [{ phase, seconds }]))
  if (timed.length === 0) return []
  const bar = element('div', { class: 'timeline', 'aria-hidden': 'true' })
  for (const { phase, seconds } of timed) {
    const part = element('i', { class: phase, title: `${phase} ${formatDuration(seconds)}` })
    part.style.flexGrow = String(Math.max(seconds, 0.001))
    part.style.flexBasis = '0'
    bar.append(part)
  }
  const list = element(
    'ul',
    { class: 'phases' },
    ...timed.map(({ phase, seconds }) =>
      element('li', {}, `${phase} `, element('b', {}, formatDuration(seconds))),
    ),
  )
  return [element('h3', {}, 'Timeline, queued to done'), bar, list]
}

const sectionOf = (section: SectionView): Node =>
  element(
    'section',
    {},
    element('h3', {}, section.title),
    element(
      'dl',
      { class: 'pair' },
      ...section.rows.map(([label, value]) =>
        element('div', {}, element('dt', {}, label), element('dd', {}, value)),
      ),
    ),
  )

function commandsOf(point: PointView): readonly Node[] {
  const again: readonly CommandView[] =
    point.kind === 'benchmark'
      ? [{ role: 'print a script that repeats the point', line: `infx repro ${point.id}` }]
      : []
  return [...listed('Repeat by hand', again), ...listed('Commands as they ran', point.commands)]
}

function listed(title: string, commands: readonly CommandView[]): readonly Node[] {
  if (commands.length === 0) return []
  return [
    element('h3', {}, title),
    ...commands.flatMap(({ role, line }) => [
      element(
        'div',
        { class: 'command' },
        role,
        copyButton('Copy', () => line),
      ),
      element('pre', {}, line),
    ]),
  ]
}
