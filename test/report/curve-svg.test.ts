import { rm } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainAxes } from '../../src/report/axes.ts'
import { renderCurveSvg } from '../../src/report/curve-svg.ts'
import { curveStyle, inks } from '../../src/report/palette.ts'
import { svgToPng } from '../../src/report/png.ts'
import { aSweep, aSweepPoint } from '../builders.ts'
import { sampleSweep } from '../sample-sweep.ts'
import { useFreshReportAssets } from './report-assets.ts'

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

describe('renderCurveSvg', () => {
  const { sweep } = sampleSweep()

  it('draws every measured point in the colour of its curve, and a frontier per curve', async () => {
    const svg = await renderCurveSvg({ sweep })
    const measured = sweep.points.filter((point) => point.kind === 'benchmark' && point.status === 'valid')
    const valid = sweep.curves.map(
      (curve) => measured.filter((point) => point.curveKey === curve.curveKey).length,
    )
    // One more of each: the swatch in the legend. A frontier is a line in the same colour.
    const marks = valid.map((_, index) =>
      count(svg, new RegExp(`fill="${curveStyle(index, 'light').colour}"`, 'g')),
    )
    expect(marks).toEqual(valid.map((points) => points + 1))
    const lines = valid.map((_, index) =>
      count(svg, new RegExp(`stroke="${curveStyle(index, 'light').colour}"`, 'g')),
    )
    expect(lines).toEqual([1, 1, 1])
  })

  it('shows no key in place of a name: a curve without any result has neither mark nor legend entry', async () => {
    const lost = aSweepPoint({ curveKey: 'raw/key/of/a/curve', status: 'missing', headline: null })
    const svg = await renderCurveSvg({ sweep: { ...sweep, points: [...sweep.points, lost] } })
    expect(svg).not.toContain('raw/key')
    expect(svg).toContain(sweep.curves[0]?.title)
  })

  it('takes an x that the points have: fixed-sequence results have no E2E-normalised interactivity', async () => {
    const fixed = {
      ...sweep,
      points: sweep.points.map((point) => ({
        ...point,
        headline: point.headline && {
          ...point.headline,
          p75E2eNormIntvtyTps: null,
          p90E2eNormIntvtyTps: null,
        },
      })),
    }
    const svg = await renderCurveSvg({ sweep: fixed })
    expect(svg).toContain('P90 interactivity (tok/s/user) →')
    expect(count(svg, new RegExp(`fill="${curveStyle(0, 'light').colour}"`, 'g'))).toBeGreaterThan(1)
  })

  it('draws the invalid point hollow and red, and says so in the legend', async () => {
    const svg = await renderCurveSvg({ sweep })
    expect(count(svg, new RegExp(`stroke="${inks.light.invalid}"`, 'g'))).toBe(2)
    expect(svg).toContain('invalid: measured, not publishable')
  })

  it('carries the answer, the axes with units, and the names of curves', async () => {
    const svg = await renderCurveSvg({ sweep })
    expect(svg).toContain('21 of 24 benchmark points valid · 19 on the P90 E2EL frontier · 2 of 4 evals pass')
    expect(svg).toContain('P90 E2E-normalised interactivity (tok/s/user) →')
    expect(svg).toContain('Total throughput per GPU (tok/s/GPU) →')
    for (const curve of sweep.curves) expect(svg).toContain(curve.title)
  })

  it('says simulated across the picture only when it was', async () => {
    const simulated = await renderCurveSvg({ sweep: { ...sweep, simulated: true } })
    expect(simulated).toMatch(/>simulated<\/text>/)
    expect(await renderCurveSvg({ sweep })).not.toContain('simulated')
  })

  it('draws latency axes, logarithms, dark ground and other sizes', async () => {
    const svg = await renderCurveSvg({
      sweep,
      theme: 'dark',
      size: { width: 640, height: 480 },
      axes: { ...mainAxes, x: 'e2el', xScale: 'log', yScale: 'log' },
    })
    expect(svg).toContain('← P90 end-to-end latency (s)')
    expect(svg).toMatch(/<svg width="640" height="480"/)
    expect(svg).toContain(inks.dark.ground)
  })

  it('draws a sweep without a single measured point', async () => {
    const svg = await renderCurveSvg({ sweep: aSweep({ points: [] }) })
    expect(svg).toContain('0 of 0 benchmark points valid')
  })

  it('escapes what names carry', async () => {
    const points = [aSweepPoint()]
    const { curves } = aSweep({ points })
    const svg = await renderCurveSvg({
      sweep: aSweep({
        points,
        curves: curves.map((curve) => ({ ...curve, title: '<script>alert(1)</script>"&\u001b' })),
      }),
    })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).not.toContain('\u001b')
  })
})

describe('svgToPng', () => {
  let dist = ''
  beforeAll(async () => {
    dist = await useFreshReportAssets()
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  it('makes a picture of the asked width that is not blank and shows text', async () => {
    const svg = await renderCurveSvg({ sweep: sampleSweep().sweep })
    const png = Buffer.from(await svgToPng(svg, { width: 600 }))
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 360])
    // Without a font for the SVG's family the text would be left out, and with it most of the different bytes.
    const withoutText = await svgToPng(svg.replace(/<text[^]*?<\/text>/g, ''), { width: 600 })
    expect(inked(png)).toBeGreaterThan(inked(Buffer.from(withoutText)) * 1.2)
  })

  it('says what is wrong with a picture that is none', async () => {
    await expect(svgToPng('<svg', { width: 100 })).rejects.toThrow(
      /INFX331 {2}cannot convert the curve to PNG/,
    )
  })
})

/** Bytes of the picture that are neither zero nor 255 after inflating: a measure of how much is drawn. */
function inked(png: Buffer): number {
  const data: Buffer[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return inflateSync(Buffer.concat(data)).filter((byte) => byte !== 0 && byte !== 255).length
}
