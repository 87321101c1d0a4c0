import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderCurveSvg } from '../../src/report/curve-svg.ts'
import { inks } from '../../src/report/palette.ts'
import { renderReport } from '../../src/report/report.ts'
import { aSweepPoint, aSweep, aPlan } from '../builders.ts'
import { useFreshReportAssets } from '../report/report-assets.ts'
import { sampleSweep } from '../sample-sweep.ts'
import { chromiumPath, noChromiumReason, startChromium } from './chromium.ts'
import type { RunningChromium } from './chromium.ts'

if (chromiumPath === undefined) console.log(`report in a browser: ${noChromiumReason}`)

describe.skipIf(chromiumPath === undefined)('report.html in Chromium', () => {
  let browser: RunningChromium
  let folder = ''
  let dist = ''
  let page: Page
  /** Everything that must stay empty: console errors, exceptions, requests for anything but the file. */
  let trouble: string[] = []

  beforeAll(async () => {
    dist = await useFreshReportAssets()
    folder = await mkdtemp(join(tmpdir(), 'infx-browser-'))
    const sample = sampleSweep()
    const html = await renderReport({ ...sample, generatedAt: '2026-11-03T12:22:11.000Z' })
    await writeFile(join(folder, 'report.html'), html)
    browser = await startChromium(chromiumPath ?? '')
  })
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
    await rm(dist, { recursive: true, force: true })
  })

  const urlOf = (name: string): string => pathToFileURL(join(folder, name)).href

  async function open(name: string, hash = ''): Promise<void> {
    const url = urlOf(name)
    trouble = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
    })
    page.on('pageerror', (error) => trouble.push(error.message))
    page.on('request', (request) => {
      if (request.url().split('#')[0] !== url) trouble.push(`request ${request.url()}`)
    })
    await page.goto(url + hash)
    await page.locator('#chart svg').waitFor()
  }

  beforeEach(async () => {
    page = await browser.context.newPage()
    await page.emulateMedia({ colorScheme: 'light' })
  })
  afterEach(async () => {
    await page.close()
    expect(trouble).toEqual([])
  })

  const chartText = () => page.locator('#chart svg').textContent()
  const cells = (table: string, column: number) =>
    page.locator(`#${table} tbody tr > :nth-child(${column})`).allInnerTexts()
  const pointed = async () => (await page.locator('#chart div').allTextContents()).join(' ')

  /** Where the marks of a colour lie on the screen. */
  const marks = async (colour: string | undefined) => {
    const paths = await page.locator(`#chart svg path[fill="${colour}"]`).all()
    const boxes = await Promise.all(paths.map((path) => path.boundingBox()))
    return boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []))
  }
  // As text, because the tests' own types know no document.
  const inPage = <Value>(expression: string) => page.evaluate<Value>(expression)
  const pageWidth = () => inPage<number>('document.documentElement.scrollWidth')

  it('shows a point under the pointer with its topology, concurrency and percentiles', async () => {
    await open('report.html')
    await page.locator('#chart').scrollIntoViewIfNeeded()
    const [mark] = await marks(inks.light.curves[2])
    await page.mouse.move(mark?.x ?? 0, mark?.y ?? 0)
    await expect.poll(pointed).toMatch(/tp8 · conc 4.*conc 4.*tok\/s\/GPU.*MeanP50P75P90P95.*TTFT/)
  })

  it('opens a point on a click', async () => {
    await open('report.html')
    await page.locator('#chart').scrollIntoViewIfNeeded()
    const [mark] = await marks(inks.light.curves[2])
    await page.mouse.click(mark?.x ?? 0, mark?.y ?? 0)
    await expect.poll(() => page.locator('dialog[open] h2').innerText()).toContain('tp8 · conc 4')
    expect(page.url()).toContain('#point=')
  })

  it('draws other axes, percentiles and scales', async () => {
    await open('report.html')
    expect(await chartText()).toContain('P90 E2E-normalised interactivity (tok/s/user) →')
    const before = await marks(inks.light.curves[0])
    await page.locator('select[name="x"]').selectOption('e2el')
    await page.locator('select[name="statistic"]').selectOption('p75')
    await page.locator('select[name="y"]').selectOption('output')
    await page.locator('input[name="xLog"]').check()
    expect(await chartText()).toContain('← P75 end-to-end latency (s)')
    expect(await chartText()).toContain('Output throughput per GPU (tok/s/GPU) →')
    const after = await marks(inks.light.curves[0])
    expect(after).toHaveLength(before.length)
    expect(after).not.toEqual(before)
    expect(await page.locator('#unplaced').innerText()).toContain('3P1D dep16 · conc 1228')
  })

  it('offers only percentiles that were measured', async () => {
    await open('report.html')
    expect(await page.locator('select[name="statistic"] option:disabled').allInnerTexts()).toEqual(['P99'])
  })

  it('hides a curve from its legend entry and tells topologies apart', async () => {
    await open('report.html')
    const legend = page.locator('#legend button')
    expect(await legend.count()).toBe(3)
    await legend.nth(2).click()
    expect(await legend.nth(2).getAttribute('aria-pressed')).toBe('false')
    expect(await marks(inks.light.curves[2])).toHaveLength(0)
    await page.keyboard.press('Enter')
    expect(await marks(inks.light.curves[2])).toHaveLength(5)
    await page.locator('select[name="groupBy"]').selectOption('topology')
    expect(await legend.count()).toBe(5)
  })

  it('walks over the points by keyboard, opens one, closes it and gives the focus back', async () => {
    await open('report.html')
    await page.locator('#chart').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(pointed).toContain('tp4 ep4 hicache · conc 48')
    await expect.poll(pointed).toContain('131 of 1,103 requests failed')
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog[open]')
    await expect.poll(() => dialog.locator('h2').innerText()).toContain('tp4 ep4 hicache · conc 48')
    expect(await dialog.innerText()).toContain('configuration error-rate')
    await page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(0)
    await expect.poll(() => page.url()).not.toContain('#')
    expect(await page.locator('#chart:focus').count()).toBe(1)
  })

  it('opens a point by its link, with timeline, commands, log and all groups of facts', async () => {
    const failed = sampleSweep().sweep.points.find((point) => point.status === 'failed')
    await open('report.html', `#point=${encodeURIComponent(failed?.id ?? '')}`)
    expect(await page.locator('dialog[open]').innerText()).toContain('decode worker 0 exited with 137')
    await page.keyboard.press('Escape')
    await page.locator('#points tbody a').first().click()
    const text = await page.locator('dialog[open]').innerText()
    for (const part of [
      'profiling 30 min 0 s',
      'acceptance',
      'GPU tier',
      'J per output token',
      'aiperf profile',
      'End of the server log',
      'shutting down',
      'infx repro ',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('does nothing on a link to a point that is not there', async () => {
    await open('report.html', '#point=%E0%A4')
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it('sorts by number, both ways, with what was not measured last', async () => {
    await open('report.html')
    const head = page.locator('#points thead th', { hasText: /^tok\/s\/GPU$/ })
    await head.locator('button').click()
    const ascending = await cells('points', 6)
    expect(ascending.slice(0, 2)).toEqual(['1,456', '2,736'])
    expect(ascending.slice(-2)).toEqual(['—', '—'])
    await page.keyboard.press('Enter')
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    const descending = await cells('points', 6)
    expect(descending[0]).toBe('60,342')
    expect(descending.slice(-2)).toEqual(['—', '—'])
  })

  it('copies a table as TSV and as Markdown', async () => {
    await open('report.html')
    const copied = async (label: string): Promise<readonly string[]> => {
      await page.locator('#curves').getByRole('button', { name: label }).click()
      await page.locator('#curves').getByText('Copied').waitFor()
      await inPage(`document.body.insertAdjacentHTML('beforeend', '<textarea id="paste"></textarea>')`)
      await page.locator('#paste').focus()
      await page.keyboard.press('Control+v')
      const text = await page.locator('#paste').inputValue()
      await inPage(`document.querySelector('#paste').remove()`)
      await page.locator('#curves').getByRole('button', { name: label }).waitFor()
      return text.split('\n')
    }
    const tsv = await copied('Copy TSV')
    expect(tsv[1]?.split('\t')).toEqual([
      'DeepSeek-V4-Pro · agentic coding · b300_sglang · FP4',
      '10',
      '9',
      '9',
      '34,827',
      '130',
      '95.3',
    ])
    const markdown = await copied('Copy Markdown')
    expect(markdown[1]).toBe('| :-- | --: | --: | --: | --: | --: | --: |')
    expect(markdown).toHaveLength(5)
  })

  it('follows the system theme and the toggle', async () => {
    await open('report.html')
    const ground = () => inPage<string>('getComputedStyle(document.body).backgroundColor')
    const light = await ground()
    const toggle = page.locator('#theme')
    await toggle.click()
    expect(await toggle.innerText()).toBe('Theme: light')
    await toggle.click()
    expect(await toggle.innerText()).toBe('Theme: dark')
    expect(await ground()).not.toBe(light)
    expect((await marks(inks.dark.curves[2])).length).toBe(5)
    await toggle.click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => (await marks(inks.dark.curves[2])).length).toBe(5)
  })

  it('shows all columns of the points on a usual screen, and the reasons of evaluations in lines of words', async () => {
    // Main's column is one more; without it nothing may be cut.
    const { previous: _previous, ...sample } = sampleSweep()
    await writeFile(join(folder, 'alone.html'), await renderReport({ ...sample, generatedAt: '' }))
    await open('alone.html')
    const widths = await inPage<{ shown: number; whole: number }>(
      `(({ clientWidth, scrollWidth }) => ({ shown: clientWidth, whole: scrollWidth }))(document.querySelector('#points .scroll'))`,
    )
    expect(widths.whole).toBe(widths.shown)
    const because = page.locator('#evals tbody tr.bad > :last-child .prose').first()
    expect((await because.boundingBox())?.width).toBeGreaterThan(180)
  })

  it('fits a phone without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('report.html')
    expect(await pageWidth()).toBe(390)
    expect((await page.locator('#chart svg').boundingBox())?.width).toBeLessThan(390)
    await page.locator('#points tbody a').first().click()
    expect(await pageWidth()).toBe(390)
  })

  it('needs no chart when the only point failed, and breaks no word of the metrics on a phone', async () => {
    const failed = aSweepPoint({ status: 'failed', headline: null })
    const rest = { plan: aPlan(), aggregates: new Map(), logTails: new Map(), generatedAt: '' }
    const html = await renderReport({ ...rest, sweep: aSweep({ points: [failed], curves: [] }) })
    await writeFile(join(folder, 'failed.html'), html)
    await page.goto(urlOf('failed.html'))
    await page.locator('#points tbody a').first().click()
    await page.locator('dialog[open]').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await open('report.html')
    await page.locator('#points tbody a').first().click()
    const cut = await inPage<string[]>(
      `[...document.querySelectorAll('.details-body .scroll th')].filter((th) => th.scrollWidth > th.clientWidth + 1 || getComputedStyle(th).overflowWrap !== 'normal').map((th) => th.textContent)`,
    )
    expect(cut).toEqual([])
  })

  it('keeps every hostile name text', async () => {
    const evil = '<img src=x onerror=alert(1)></script>'
    const point = aSweepPoint({ title: evil })
    const sweep = aSweep({ points: [point] })
    const html = await renderReport({
      sweep: { ...sweep, curves: sweep.curves.map((curve) => ({ ...curve, title: evil })) },
      plan: aPlan(),
      aggregates: new Map([
        [
          point.id,
          {
            infx: { commands: [{ role: evil, argv: [evil] }] },
            request_accounting: { error_categories: { [evil]: 1 } },
          },
        ],
      ]),
      logTails: new Map(),
      generatedAt: '',
    })
    await writeFile(join(folder, 'hostile.html'), html)
    await open('hostile.html', `#point=${encodeURIComponent(point.id)}`)
    expect(await page.locator('dialog[open] h2').innerText()).toContain(evil)
    await page.keyboard.press('Escape')
    await page.locator('#chart').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(pointed).toContain(evil)
    expect(await page.locator('img').count()).toBe(0)
  })

  it('stays quick with 300 points', async () => {
    const points = Array.from({ length: 300 }, (_, index) => {
      const base = aSweepPoint({ conc: index + 1, curveKey: `curve ${index % 10}` })
      return base.headline
        ? {
            ...base,
            headline: {
              ...base.headline,
              p90E2eNormIntvtyTps: 3 + index / 3,
              tputPerGpuTps: 9000 - index * 20,
            },
          }
        : base
    })
    const html = await renderReport({
      sweep: aSweep({ points }),
      plan: aPlan(),
      aggregates: new Map(),
      logTails: new Map(),
      generatedAt: '',
    })
    await writeFile(join(folder, 'large.html'), html)
    await open('large.html')
    expect(await page.locator('#points tbody tr').count()).toBe(300)
    expect(await page.locator('#legend button').count()).toBe(10)
  })

  it('parses the stand-alone SVG as XML with all its texts', async () => {
    trouble = []
    await writeFile(join(folder, 'curve.svg'), await renderCurveSvg({ sweep: sampleSweep().sweep }))
    await page.goto(urlOf('curve.svg'))
    expect(await page.locator('parsererror').count()).toBe(0)
    expect(await page.locator('text').allTextContents()).toEqual(
      expect.arrayContaining(['c1', 'c700', 'invalid: measured, not publishable']),
    )
  })
})
