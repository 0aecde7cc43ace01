import { defineConfig } from 'vitest/config'

/** The tests that need a real browser; `tools/verify/browser.mjs` finds one and starts them. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['{conformance,reference,tools}/**/*.browser.test.ts'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000
  }
})
