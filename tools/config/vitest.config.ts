import { defineConfig } from 'vitest/config'

/** One configuration for all unit and integration tests (those in a browser have their own); files run in forks so that a leaked handle fails its own file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['{generated,spec,reference,conformance,fixtures,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 20_000
  }
})
