// Runs test files with the variable that switches their real parts on. The packages are arguments, or the pinned ones.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export function runRealTests(variable, pinned, files) {
  const asked = process.argv.slice(2)
  const packages = asked.length > 0 ? asked : pinned
  const root = fileURLToPath(new URL('../', import.meta.url))
  console.log(`${variable}=${packages.join(',')}`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...files, '--disable-console-intercept=true'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, [variable]: packages.join(',') } },
  )
  process.exit(status ?? 1)
}
