import { spawnSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'

/** Tests that need a real redis-server. Where CI is `true` they run, and fail without one. */
const needRedis = '**/*.redis.test.ts'
const withRedis = process.env.CI === 'true' || spawnSync('redis-server', ['--version']).status === 0
if (!withRedis)
  console.error('TESTS OF THE REDIS STORE DO NOT RUN: no redis-server (Debian: apt-get install redis-server)')

/** One configuration for all unit and integration tests (those in a browser have their own); files run in forks so that a leaked handle fails its own file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  // The client's driver and examples name it as its users do; here that is its sources, which need no build.
  resolve: {
    alias: { '@model-runtime-kit/client': new URL('../../sdk/typescript/src/index.ts', import.meta.url).pathname }
  },
  test: {
    include: ['{generated,spec,reference,conformance,fixtures,sdk,tools}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-driver/**',
      '**/*.browser.test.ts',
      ...(withRedis ? [] : [needRedis])
    ],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 20_000
  }
})
