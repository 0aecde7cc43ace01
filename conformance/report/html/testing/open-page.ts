import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A page in a real browser, with all that must not happen there. */
export interface OpenPage {
  readonly page: Page
  /** Requests that are not allowed, console messages, errors, dialogs. */
  readonly mishaps: readonly string[]
}

let written = 0

/** Writes the HTML to a file below the directory and opens it. */
export async function openPage(
  browser: Browser,
  directory: string,
  html: string,
  options: BrowserContextOptions = {}
): Promise<OpenPage> {
  written += 1
  const file = join(directory, `page-${written}.html`)
  await writeFile(file, html)
  return openUrl(browser, pathToFileURL(file).href, options)
}

/** Opens an address and listens to everything that it does. By default only the page itself may be asked for. */
export async function openUrl(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  mayAskFor = (asked: string): boolean => asked === url
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const mishaps: string[] = []
  page.on('request', (request) => {
    if (!mayAskFor(request.url()) && request.url() !== 'data:,') mishaps.push(`request ${request.url()}`)
  })
  page.on('console', (message) => mishaps.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => mishaps.push(`error ${error.message}`))
  page.on('dialog', (dialog) => {
    mishaps.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(url)
  return { page, mishaps }
}
