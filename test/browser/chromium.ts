/** Finds and starts Chromium; a test that needs it is left out with a printed reason where there is none. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { BrowserContext } from 'playwright-core'

const given = process.env['CHROMIUM']
const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const chromiumPath: string | undefined = given ?? known.find((path) => existsSync(path))

export const noChromiumReason =
  'left out: no Chromium (apt-get install chromium, or set CHROMIUM to its path)'

export interface RunningChromium {
  readonly context: BrowserContext
  readonly close: () => Promise<void>
}

/** Starts a browser with a new, empty profile that does nothing on its own. */
export async function startChromium(executablePath: string): Promise<RunningChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'infx-chromium-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    viewport: { width: 1280, height: 900 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    context,
    close: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
