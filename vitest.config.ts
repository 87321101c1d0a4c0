import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The gate counts what every run of tests reports into this folder.
const reportsDir = process.env['INFX_TEST_REPORTS']

export default defineConfig({
  test: {
    ...(reportsDir === undefined
      ? {}
      : {
          reporters: ['default', 'json'],
          outputFile: { json: join(reportsDir, `${process.pid}.json`) },
        }),
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/temporary-folder.ts'],
    setupFiles: ['test/setup.ts'],
    // Bounds on hanging, not on speed: a busy machine must not fail a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two cores: more workers only make tests that really wait (servers, engines) wait longer.
    maxWorkers: 2,
  },
})
