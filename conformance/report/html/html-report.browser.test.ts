import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conform } from '../../runner/conform.ts'
import { defaultOptions } from '../../runner/options.ts'
import { createTestIo } from '../../runner/testing/test-io.ts'
import { tinySubject } from '../../runner/testing/tiny-subject.ts'
import { meetToy } from '../../runner/testing/toy.ts'
import { hostileReport } from '../testing/hostile-report.ts'
import { judged, sampleReport } from '../testing/sample-report.ts'
import { htmlReport } from './html-report.ts'
import { lowContrast } from './testing/contrast.ts'
import { launchBrowser } from './testing/launch-browser.ts'
import { openPage, openUrl } from './testing/open-page.ts'

let browser: Browser
let directory: string

beforeAll(async () => {
  browser = await launchBrowser()
  directory = await mkdtemp(join(tmpdir(), 'browser-test-'))
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await rm(directory, { recursive: true, force: true })
})

const open = (html: string, options = {}) => openPage(browser, directory, html, options)

const sample = htmlReport(sampleReport())

const visibleRows = (page: Page) => page.locator('tr[data-verdict]:visible').count()

/** Presses Tab until what has the focus matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
  }
  throw new Error(`Tab never comes to ${selector}`)
}

test('the page of a real run asks for nothing and complains about nothing, from a file and from a server', async () => {
  const options = { ...defaultOptions, out: directory, dialects: ['openai-responses'] as const, seed: 7, runs: 4 }
  await conform(meetToy('skips-sequence'), options, createTestIo(), tinySubject)
  const html = await readFile(join(directory, 'report.html'), 'utf8')
  const fromFile = await open(html)
  expect(await fromFile.page.getByRole('heading', { level: 1 }).textContent()).toBe('Not conformant')
  expect(await fromFile.page.getByRole('img', { name: 'Timeline of the failing run' }).count()).toBe(1)
  expect(fromFile.mishaps).toEqual([])
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const served = await openUrl(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await served.page.locator('#filters').isVisible()).toBe(true)
  expect(served.mishaps).toEqual([])
  await served.page.context().close()
  server.close()
})

test('the filters work by keyboard alone, tell what they show, and are reset', async () => {
  const { page, mishaps } = await open(sample)
  expect(await visibleRows(page)).toBe(9)
  await tabTo(page, '#filters input[value=pass]')
  await page.keyboard.press('Space')
  expect(await visibleRows(page)).toBe(8)
  await tabTo(page, '#filters input[value=SHOULD]')
  await page.keyboard.press('Space')
  expect(await visibleRows(page)).toBe(7)
  await tabTo(page, '#search')
  await page.keyboard.type('no GAP reuse')
  expect(await page.locator('tr[data-verdict]:visible').allTextContents()).toEqual([
    expect.stringContaining('sequence/dense')
  ])
  expect(await page.getByRole('status').textContent()).toBe('1 of 9 requirements shown')
  expect(await page.locator('details.chapter:visible').count()).toBe(1)
  await tabTo(page, 'button[type=reset]')
  await page.keyboard.press('Enter')
  await expect.poll(() => visibleRows(page)).toBe(9)
  expect(mishaps).toEqual([])
})

test('a link to a row that is filtered out and folded away brings it back', async () => {
  const { page } = await open(sample)
  await page.locator('#filters input[value=fail]').uncheck()
  await page.locator('#chapter-sequence summary').click()
  expect(await page.locator('#row-sequence-dense').isVisible()).toBe(false)
  await page.locator('#failure-sequence-dense a[href="#row-sequence-dense"]').click()
  await expect.poll(() => page.locator('#row-sequence-dense').isVisible()).toBe(true)
})

test('every place that Tab comes to shows that it has the focus', async () => {
  const { page } = await open(sample)
  const seen = new Set<string>()
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        name: element.outerHTML.slice(0, 80),
        shown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }
    })
    if (focus === undefined) break
    expect(focus).toMatchObject({ shown: true })
    seen.add(focus.name)
  }
  expect(seen.size).toBeGreaterThan(20)
})

test('without scripts everything is there, and what folds still folds', async () => {
  const { page, mishaps } = await open(sample, { javaScriptEnabled: false })
  expect(await page.locator('#filters').isVisible()).toBe(false)
  expect(await visibleRows(page)).toBe(9)
  expect(await page.locator('svg g.violation').isVisible()).toBe(true)
  const scenario = page.getByText('Minimal scenario (YAML)')
  await scenario.focus()
  await page.keyboard.press('Enter')
  expect(await page.getByText('id: sequence/whole').isVisible()).toBe(true)
  expect(mishaps).toEqual([])
})

test.each(['light', 'dark'] as const)('in %s every text has enough contrast', async (colorScheme) => {
  const { page } = await open(sample, { colorScheme })
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const brightness = (ground.match(/\d+/g) ?? []).map(Number)[0] ?? 0
  expect(brightness > 128).toBe(colorScheme === 'light')
  expect(await lowContrast(page)).toEqual([])
  // The check itself can fail.
  await page.evaluate((color) => document.documentElement.style.setProperty('--muted', color), ground)
  expect((await lowContrast(page)).length).toBeGreaterThan(10)
})

test.each([320, 390, 768, 1600])('at %d pixels the page itself never scrolls sideways', async (width) => {
  for (const html of [sample, htmlReport(hostileReport())]) {
    const { page } = await open(html, { viewport: { width, height: 800 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('hostile text does nothing: no element, request, script, dialog or turned line comes of it', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, mishaps } = await open(htmlReport(hostileReport()), { javaScriptEnabled })
    expect(await page.locator('img, iframe, object, embed, b, svg[onload]').count()).toBe(0)
    expect(await page.locator('script').count()).toBe(1)
    expect(await page.evaluate(() => (globalThis as { owned?: unknown }).owned)).toBe(undefined)
    expect(await page.locator('h1').textContent()).toBe('Not conformant')
    expect(mishaps).toEqual([])
    await page.context().close()
  }
})

test('the policy holds even where escaping would have failed', async () => {
  const broken = sample.replace(
    '<main id="content">',
    '<main id="content"><script>window.owned=1</script><img src="http://127.0.0.1:9/x">'
  )
  const { page, mishaps } = await open(broken)
  expect(await page.evaluate(() => (globalThis as { owned?: unknown }).owned)).toBe(undefined)
  expect(mishaps.filter((mishap) => mishap.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(2)
})

test('the parts have names and roles that a screen reader finds', async () => {
  const { page } = await open(sample)
  for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const) {
    expect([role, await page.getByRole(role).count()]).toEqual([role, 1])
  }
  expect(await page.getByRole('article', { name: 'sequence/dense' }).count()).toBe(1)
  expect(await page.getByRole('table', { name: /^Requirements by chapter/ }).count()).toBe(1)
  expect(await page.getByRole('rowheader', { name: /^sequence\/dense/ }).count()).toBe(1)
  expect(await page.getByRole('form', { name: 'Filter the requirements' }).count()).toBe(1)
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('a large report stays whole', async () => {
  const requirements = Array.from({ length: 400 }, (_, at) => judged('sequence/dense', at % 9 === 0 ? 'warn' : 'pass'))
  const { page, mishaps } = await open(htmlReport(sampleReport({ requirements, failures: [] })))
  expect(await visibleRows(page)).toBe(400)
  expect(mishaps).toEqual([])
})
