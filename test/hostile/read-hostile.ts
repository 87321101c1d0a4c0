/**
 * A process that reads one text as each kind of file, by the functions that every command uses, and prints what they
 * found. Started by yaml.test.ts, so that a text that hangs or eats the memory ends this process and not the tests.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkChangelog } from '../../src/core/changelog/check.ts'
import { loadGoldenCurves } from '../../src/core/acceptance/curves.ts'
import { loadMasterConfig } from '../../src/core/config/master.ts'
import { loadRunners } from '../../src/core/config/runners.ts'
import type { Problem } from '../../src/core/problem.ts'
import { resolveRecipe } from '../../src/core/recipe/recipe.ts'
import { loadInfxConfig } from '../../src/files/infx-config.ts'

const [path = '', wanted = ''] = process.argv.slice(2)
const file = { path: 'hostile.yaml', text: readFileSync(path, 'utf8') }

const readers: Readonly<Record<string, () => readonly Problem[]>> = {
  config: () => loadMasterConfig([file], undefined).problems,
  runners: () => loadRunners(file).problems,
  changelog: () => checkChangelog({ head: file, onMain: false }).problems,
  recipe: () => {
    const { variants, problems } = resolveRecipe(file)
    // Resolving is lazy: a bomb must not wait there.
    for (const { resolved } of variants) JSON.stringify(resolved)
    return problems
  },
  curves: () => loadGoldenCurves([{ ...file, path: 'model_mtp.yaml' }]).problems,
  'infx.config': () => {
    const root = mkdtempSync(join(tmpdir(), 'infx-hostile-'))
    writeFileSync(join(root, 'infx.config.yaml'), file.text)
    const { problems } = loadInfxConfig(root)
    rmSync(root, { recursive: true })
    return problems
  },
}

const results = Object.entries(readers)
  .filter(([kind]) => wanted === '' || wanted === kind)
  .map(([kind, read]) => [kind, read()])
const polluted = Object.keys(Object.prototype)
process.stdout.write(
  JSON.stringify({
    results: Object.fromEntries(results),
    polluted,
    mib: process.resourceUsage().maxRSS / 1024,
  }),
)
