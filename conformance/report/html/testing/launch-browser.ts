import { type Browser, chromium } from 'playwright-core'

/** Starts the browser that tools/verify/browser.mjs has found; it refuses to start these tests without one. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM
  if (executablePath === undefined) throw new Error('run these tests with: npm run test:browser')
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet] })
}
