/** SVG → PNG, without native code: resvg in WebAssembly with one font that travels along. */
import { ProblemError } from '../core/problem.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/report.ts'
import { readAsset } from './assets.ts'

/** Width of the picture in pixels, ≥ 1; the height follows. */
export interface PngSize {
  readonly width: number
}

interface Converter {
  readonly resvg: typeof import('@resvg/resvg-wasm')
  readonly font: Uint8Array
}

let converter: Promise<Converter> | undefined

/** Converts a picture drawn by renderCurveSvg. Throws INFX330 (file missing) or INFX331 (conversion failed). */
export async function svgToPng(svg: string, size: PngSize): Promise<Uint8Array> {
  // The WebAssembly module may be initialised only once per process.
  converter ??= loadConverter()
  const { resvg, font } = await converter
  try {
    const picture = new resvg.Resvg(svg, {
      fitTo: { mode: 'width', value: size.width },
      font: { fontBuffers: [font], defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' },
    })
    const image = picture.render()
    const bytes = image.asPng()
    image.free()
    picture.free()
    return bytes
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProblemError([problem('INFX331', `cannot convert the curve to PNG: ${reason}`)], {
      cause: error,
    })
  }
}

async function loadConverter(): Promise<Converter> {
  const [resvg, wasm, font] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readAsset('resvg.wasm'),
    readAsset('DejaVuSans.ttf'),
  ])
  await resvg.initWasm(wasm)
  return { resvg, font: new Uint8Array(font) }
}
