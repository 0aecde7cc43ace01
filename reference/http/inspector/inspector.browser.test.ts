import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lowContrast } from '../../../conformance/report/html/testing/contrast.ts'
import { launchBrowser } from '../../../conformance/report/html/testing/launch-browser.ts'
import { openUrl } from '../../../conformance/report/html/testing/open-page.ts'
import { createRuntime } from '../../compose.ts'
import type { EventReader, Runtime } from '../../core/runtime-port.ts'
import type { MockBehaviour } from '../../providers/mock/index.ts'
import { serve } from '../serve.ts'

let browser: Browser
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

afterAll(() => browser?.close())

interface Setting {
  readonly behaviour?: MockBehaviour
  /** Parts of the runtime that are replaced. */
  readonly around?: (runtime: Runtime) => Partial<Runtime>
  readonly options?: BrowserContextOptions
}

/** The inspector of a runtime with one mock, in a page that may ask its own server and nobody else. */
async function inspect({ behaviour = {}, around, options }: Setting = {}) {
  const runtime = createRuntime({ providers: [{ type: 'mock', behaviour }] })
  const served = await serve({ ...runtime, ...around?.(runtime) }, { host: '127.0.0.1', port: 0 })
  closing.push(async () => {
    await runtime.stop(0)
    await served.close(0)
  })
  const opened = await openUrl(browser, `${served.url}/`, options, (asked) => asked.startsWith(`${served.url}/`))
  opened.page.setDefaultTimeout(5000)
  closing.push(() => opened.page.context().close())
  return opened
}

const types = (page: Page) => page.locator('#log .type').allTextContents()
const sequences = async (page: Page) => (await page.locator('#log .sequence').allTextContents()).map(Number)
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => at + first)
const stateOf = (page: Page) => expect.poll(() => page.getByRole('status').textContent(), { timeout: 5000 })
const textOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).textContent()
const slow: MockBehaviour = { deltas: 100_000, delay_ms: 20 }

test('a submitted request shows its events up to the terminal, then snapshot and result', async () => {
  const { page, mishaps } = await inspect({ behaviour: { text: 'one two three' } })
  await expect.poll(() => page.locator('#summary').textContent()).toMatch(/, protocol 0\.1\.0, ready$/)
  expect(await page.getByRole('table', { name: 'Models' }).getByRole('row').count()).toBe(2)
  await page.getByLabel('Text').fill('What is asked')
  await page.getByRole('button', { name: 'Submit' }).click()
  await stateOf(page).toMatch(/^The execution is over: succeeded, with event \d+\.$/)
  await expect.poll(async () => (await types(page)).at(-1)).toBe('execution.completed')
  expect((await types(page)).slice(0, 2)).toEqual(['execution.accepted', 'route.selected'])
  expect((await types(page)).filter((type) => type === 'output.delta')).toHaveLength(3)
  const numbers = await sequences(page)
  expect(numbers).toEqual(upTo(numbers.length))
  await expect.poll(() => textOf(page, 'Result')).toContain('"text": "one two three"')
  expect(await textOf(page, 'Snapshot')).toContain('"status": "succeeded"')
  expect(await textOf(page, 'Last answer')).toMatch(/^POST \/v1\/executions: 202\n/)
  expect(mishaps).toEqual([])
})

test('a running execution is seen live and cancelled', async () => {
  const { page, mishaps } = await inspect({ behaviour: slow })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => types(page)).toContain('output.delta')
  await page.getByRole('button', { name: 'Cancel execution' }).click()
  await stateOf(page).toMatch(/^The execution is over: cancelled, /)
  await expect.poll(() => page.locator('#log li.bad').textContent()).toContain('"code":"cancelled"')
  expect(await textOf(page, 'Last answer')).toContain('cancellation_requested')
  await expect.poll(() => textOf(page, 'Snapshot')).toContain('"status": "cancelled"')
  expect(await textOf(page, 'Result')).toBe('')
  expect(mishaps).toEqual([])
})

test('reading stops while the execution goes on, and resumes from a cursor', async () => {
  const { page, mishaps } = await inspect({ behaviour: { deltas: 12, delay_ms: 20 } })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => types(page)).toContain('output.delta')
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await stateOf(page).toBe('Reading was stopped; the execution goes on.')
  await page.getByLabel('Events after').fill('5')
  await page.getByRole('button', { name: 'Read events' }).click()
  await stateOf(page).toMatch(/^The execution is over: succeeded, /)
  await expect.poll(async () => (await types(page)).at(-1)).toBe('execution.completed')
  const numbers = await sequences(page)
  const last = numbers.at(-1) ?? 0
  expect(numbers).toEqual(upTo(last, 6))
  await page.getByLabel('Events after').fill(String(last))
  await page.getByRole('button', { name: 'Read events' }).click()
  await stateOf(page).toBe('No event follows: the execution is over.')
  expect(mishaps).toEqual([])
})

test('a stream that is cut is resumed behind the last event, and no event is shown twice', async () => {
  const asked: number[] = []
  const cutting = (runtime: Runtime): Partial<Runtime> => ({
    async open(id, after, partition) {
      asked.push(after)
      const opened = await runtime.open(id, after, partition)
      return 'refused' in opened || asked.length > 1 ? opened : { ...opened, reader: cutAfterOne(opened.reader) }
    }
  })
  const { page, mishaps } = await inspect({ behaviour: { deltas: 12, delay_ms: 20 }, around: cutting })
  await page.getByRole('button', { name: 'Submit' }).click()
  await stateOf(page).toMatch(/^The execution is over: succeeded, /)
  await expect.poll(async () => (await types(page)).at(-1)).toBe('execution.completed')
  const numbers = await sequences(page)
  expect(numbers).toEqual(upTo(numbers.length))
  expect(asked).toEqual([0, expect.any(Number)])
  expect(asked[1]).toBeGreaterThan(0)
  expect(await page.locator('#log .odd').count()).toBe(0)
  expect(mishaps).toEqual([])
})

/** Ends after the first events, as a connection that is lost. */
function cutAfterOne(reader: EventReader): EventReader {
  let given = false
  return {
    async next() {
      if (given) return undefined
      given = true
      return reader.next()
    },
    close: () => reader.close()
  }
}

test('what a model or a runtime says stays text, whatever it is', async () => {
  const hostile =
    '</pre></script><script>window.owned=1</script><img src="http://127.0.0.1:9/x" onerror="window.owned=1">'
  const behaviour: MockBehaviour = {
    text: hostile,
    deltas: 1,
    reasoning: hostile,
    refusal: hostile,
    tool_calls: [{ name: 'look_up', arguments: JSON.stringify({ place: hostile }) }]
  }
  const around = (runtime: Runtime): Partial<Runtime> => ({
    info: () => ({ ...runtime.info(), name: hostile }),
    providers: () => runtime.providers().map((manifest) => ({ ...manifest, provider: hostile }))
  })
  const { page, mishaps } = await inspect({ behaviour, around })
  await page.getByLabel('Text').fill(hostile)
  await page.getByRole('button', { name: 'Submit' }).click()
  await stateOf(page).toMatch(/^The execution is over: succeeded, /)
  await expect.poll(() => textOf(page, 'Result')).toContain(JSON.stringify(hostile))
  await expect.poll(() => page.locator('#log').textContent()).toContain(JSON.stringify(hostile))
  expect(await page.locator('#summary').textContent()).toContain(hostile)
  expect(await page.getByRole('rowheader').textContent()).toBe(hostile)
  expect(await page.locator('img, iframe, object, embed').count()).toBe(0)
  expect(await page.locator('script').count()).toBe(1)
  expect(await page.evaluate(() => (globalThis as { owned?: unknown }).owned)).toBe(undefined)
  expect(mishaps).toEqual([])
})

test('the policy holds even where the page would have made markup', async () => {
  const { page, mishaps } = await inspect()
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="http://127.0.0.1:9/x">'
      return 'made'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  let heard = 0
  const elsewhere = createServer((_, response) => {
    heard += 1
    response.end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  closing.push(async () => void elsewhere.close())
  await page.evaluate(
    (src) => {
      document.body.append(Object.assign(document.createElement('img'), { src }))
      return fetch(src).catch(() => {})
    },
    `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  )
  await expect.poll(() => mishaps.join()).toContain('img-src')
  expect(mishaps.join()).toContain('connect-src')
  expect(heard).toBe(0)
})

test('fields as JSON win over the form, what is no JSON object is not sent, and a refusal is shown', async () => {
  const { page, mishaps } = await inspect({ behaviour: { text: 'answer' } })
  await page.getByText('More of the request').click()
  const extra = page.getByLabel('Fields as JSON')
  for (const wrong of ['{', '[]', 'null']) {
    await extra.fill(wrong)
    await page.getByRole('button', { name: 'Submit' }).click()
    await stateOf(page).toBe('Fields as JSON is not a JSON object. Nothing was sent.')
  }
  expect(await textOf(page, 'Last answer')).toBe('')
  await extra.fill('{"metadata": {"case": 7}, "input": [{"type": "json", "value": 1}]}')
  await page.getByLabel('Idempotency-Key').fill('key-1')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => textOf(page, 'Snapshot')).toContain('"case": 7')
  expect(mishaps).toEqual([])
  await extra.fill('{"metadata": {"case": 8}}')
  await page.getByRole('button', { name: 'Submit' }).click()
  await stateOf(page).toBe('Not accepted. POST /v1/executions: 422')
  expect(await textOf(page, 'Last answer')).toContain('"code": "conflict"')
  await page.getByLabel('Execution id').fill('../runtime?x')
  await page.getByRole('button', { name: 'Read events' }).click()
  await stateOf(page).toBe('GET /v1/executions/..%2Fruntime%3Fx/events?after=0: 404')
})

test('everything is done by keyboard, and every place that Tab comes to shows that it has the focus', async () => {
  const { page, mishaps } = await inspect({ behaviour: { text: 'answer' } })
  const reached: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const active = document.activeElement
      if (!active || active === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(active)
      const shown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return { name: active.id || active.querySelector('pre')?.id || active.textContent || '', shown }
    })
    if (focus === undefined) break
    expect(focus).toMatchObject({ shown: true })
    reached.push(focus.name)
    if (focus.name === 'Submit') await page.keyboard.press('Enter')
  }
  for (const name of [
    'ability',
    'text',
    'id',
    'after',
    'Read events',
    'cancel',
    'scroller',
    'snapshot',
    'result',
    'refresh'
  ])
    expect(reached).toContain(name)
  await stateOf(page).toMatch(/^The execution is over: succeeded, /)
  expect(mishaps).toEqual([])
})

test.each(['light', 'dark'] as const)('in %s every text has enough contrast', async (colorScheme) => {
  const { page } = await inspect({ options: { colorScheme } })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => textOf(page, 'Result')).toContain('"outputs"')
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(Number(/\d+/.exec(ground)?.[0]) > 128 === (colorScheme === 'light')).toBe(true)
  expect(await lowContrast(page)).toEqual([])
})

test.each([320, 390, 768, 1600])('at %d pixels the page itself never scrolls sideways', async (width) => {
  const behaviour: MockBehaviour = { text: 'w'.repeat(3000), deltas: 2 }
  const { page } = await inspect({ behaviour, options: { viewport: { width, height: 800 } } })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => textOf(page, 'Result')).toContain('"outputs"')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect.poll(() => page.locator('#log .payload').last().isVisible()).toBe(true)
})

test('the parts have names and roles that a screen reader finds', async () => {
  const { page } = await inspect()
  for (const role of ['banner', 'main', 'status'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 1])
  for (const name of ['Request', 'Execution'])
    expect([name, await page.getByRole('form', { name }).count()]).toEqual([name, 1])
  const unnamed = await page
    .locator('input, textarea')
    .evaluateAll((all) => all.filter((field) => !(field as HTMLInputElement).labels?.length).map(({ id }) => id))
  expect(unnamed).toEqual([])
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('an answer of very many events keeps the page light, and says how many there were', async () => {
  const { page, mishaps } = await inspect({ behaviour: { deltas: 6000 } })
  await page.getByRole('button', { name: 'Submit' }).click()
  await stateOf(page).toMatch(/^The execution is over: succeeded, with event 600\d\.$/)
  await expect.poll(() => page.locator('#count').textContent()).toMatch(/^600\d, the last 2000 shown$/)
  expect(await page.locator('#log li').count()).toBe(2000)
  expect((await types(page)).at(-1)).toBe('execution.completed')
  expect(mishaps).toEqual([])
})
