import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Bounds on hanging, not on speed: a busy machine must not fail a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two cores: more workers only make tests that really wait (servers, engines) wait longer.
    maxWorkers: 2,
  },
})
