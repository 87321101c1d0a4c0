/** Environments for tests against real clients: made by our own code, only where the run asks for it. */
import { cacheDir } from '../../../src/clients/python-env/env-key.ts'
import { ensurePythonEnv } from '../../../src/clients/python-env/python-env.ts'
import type { PythonEnv, PythonEnvSpec } from '../../../src/clients/python-env/python-env.ts'

/** Requirements named by a variable such as INFX_TEST_AIPERF, e.g. `aiperf==0.13.0`; empty = left out, which is said. */
export function requirementsOf(variable: string, script: string): readonly string[] {
  const value = process.env[variable] ?? ''
  if (value === '') console.log(`left out: ${variable} is not set; run \`node scripts/${script}\``)
  return value.split(',').filter((requirement) => requirement !== '')
}

/** May take minutes the first time: give the hook `installMs`. */
export const installMs = 1_800_000

export async function realEnv(spec: PythonEnvSpec): Promise<PythonEnv> {
  let said = 0
  return ensurePythonEnv(spec, {
    cacheDir: cacheDir(process.env),
    env: process.env,
    timeoutSeconds: installMs / 1000 - 60,
    onProgress: ({ stage, detail, elapsedSeconds }) => {
      if (elapsedSeconds - said < 10) return
      said = elapsedSeconds
      console.log(`${Math.round(elapsedSeconds)} s: ${stage} ${detail}`)
    },
  })
}
