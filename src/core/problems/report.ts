/** Problems of the report (330-349). */
import { registerProblemKinds } from './catalogue.ts'

export const reportProblems = registerProblemKinds({
  INFX330: {
    title: 'A part of the report is not beside the program',
    blame: 'product',
    severity: 'error',
    explain:
      'The report needs files that travel beside the bundle in `dist/assets/`: its browser script, a font, and the picture converter. One of them cannot be read, so the installation is incomplete. Install again, or run `npm run build` in a checkout.',
  },
  INFX331: {
    title: 'The picture of the curve could not be converted',
    blame: 'product',
    severity: 'error',
    explain:
      'The curve was drawn as SVG, but its conversion to PNG failed. `curve.svg` and `report.html` hold the same picture. Please report the message together with `curve.svg`.',
  },
})
