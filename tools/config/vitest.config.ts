import { defineConfig } from 'vitest/config'

/** One configuration for all unit and integration tests; files run in forks so that a leaked handle fails its own file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['{generated,spec,reference,conformance,fixtures,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 20_000
  }
})
