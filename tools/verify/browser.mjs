#!/usr/bin/env node
// Runs the tests that need a real browser. Without one they cannot run, and that is said: it fails where CI is `true`, and is told in
// capitals elsewhere, so that nobody takes it for a pass.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = `npm run test:browser [-- options of vitest]

Runs *.browser.test.ts in Chromium. CHROMIUM names the browser; else the usual places are searched.
Exit codes: 0 passed, or no browser and CI is not "true"; 1 failed, or no browser and CI is "true".`

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable'
]

function executable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run() {
  const named = process.env.CHROMIUM
  const browser = (named ? [named] : places).find(executable)
  if (browser === undefined) {
    const where = named ? `CHROMIUM names ${named}, which cannot be run` : `no Chromium in ${places.join(', ')}`
    console.error(`BROWSER TESTS DID NOT RUN: ${where}`)
    console.error('install one (Debian: apt-get install --no-install-recommends chromium) or name one with CHROMIUM')
    return process.env.CI === 'true' ? 1 : 0
  }
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const config = join(root, 'tools/config/vitest.browser.config.ts')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser }
  })
  return status ?? 1
}

if (process.argv.includes('--help')) console.log(usage)
else process.exitCode = run()
