import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../conformance/report/html/testing/launch-browser.ts'
import { openUrl } from '../../conformance/report/html/testing/open-page.ts'
import { createRuntime } from '../../reference/compose.ts'
import type { EventReader, Runtime } from '../../reference/core/runtime-port.ts'
import { serve } from '../../reference/http/serve.ts'
import type { MockBehaviour } from '../../reference/providers/mock/index.ts'
import type { createAccumulator, createClient } from '../../sdk/typescript/src/index.ts'

/** The bundle as the page loads it. */
declare global {
  var client: { readonly createClient: typeof createClient; readonly createAccumulator: typeof createAccumulator }
}

let browser: Browser
let bundle: string
const closing: (() => unknown)[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const built = await build({
    entryPoints: [fileURLToPath(new URL('../../sdk/typescript/src/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'client',
    platform: 'browser',
    write: false
  })
  bundle = built.outputFiles[0]?.text ?? ''
})

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

afterAll(() => browser?.close())

/** A page of one origin, and a runtime of another that allows it. */
async function openPage(behaviour: MockBehaviour, around: (runtime: Runtime) => Partial<Runtime> = () => ({})) {
  const pages = createServer((request, response) => {
    const script = request.url === '/client.js'
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' })
    response.end(script ? bundle : '<!doctype html><link rel="icon" href="data:,"><script src="/client.js"></script>')
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  const runtime = createRuntime({ providers: [{ type: 'mock', behaviour }] })
  const options = { host: '127.0.0.1', port: 0, allowedOrigins: [origin] }
  const served = await serve({ ...runtime, ...around(runtime) }, options)
  const { page, mishaps } = await openUrl(browser, `${origin}/`, {}, () => true)
  closing.push(
    () => pages.close(),
    () => served.close(0),
    () => runtime.stop(0),
    () => page.context().close()
  )
  return { page, mishaps, baseUrl: served.url }
}

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

const request = { ability: 'text-generation', input: [{ type: 'text' as const, text: 'Say hello.' }] }

test('in a page an execution is read to its result from a runtime of another origin', async () => {
  const { page, mishaps, baseUrl } = await openPage({ text: 'one two three' })
  const seen = await page.evaluate(
    async ([url, asked]) => {
      const execution = await client.createClient({ baseUrl: url }).execute(asked)
      const folded = client.createAccumulator()
      for await (const event of execution.events) folded.add(event)
      const { finish_reason } = await execution.result()
      return { text: folded.text, finish_reason, last: execution.events.lastSequence }
    },
    [baseUrl, request] as const
  )
  expect(seen).toEqual({ text: 'one two three', finish_reason: 'stop', last: 7 })
  expect(mishaps).toEqual([])
})

test('in a page a cut stream is resumed behind the last event', async () => {
  const asked: number[] = []
  const cutting = (runtime: Runtime): Partial<Runtime> => ({
    async open(id, after, partition) {
      asked.push(after)
      const opened = await runtime.open(id, after, partition)
      if ('refused' in opened || asked.length > 1) return opened
      return { ...opened, reader: cutAfterOne(opened.reader) }
    }
  })
  const { page, baseUrl } = await openPage({ deltas: 6, delay_ms: 20 }, cutting)
  const sequences = await page.evaluate(
    async ([url, body]) => {
      const { events } = await client.createClient({ baseUrl: url, initialDelayMs: 1 }).execute(body)
      const read: number[] = []
      for await (const { sequence } of events) read.push(sequence)
      return read
    },
    [baseUrl, request] as const
  )
  expect(sequences).toEqual(sequences.map((_, at) => at + 1))
  expect(sequences.length).toBeGreaterThan(8)
  expect(asked).toEqual([0, expect.any(Number)])
  expect(asked[1]).toBeGreaterThan(0)
})

test('in a page an abort ends the reading at once, and a refusal has its code', async () => {
  const { page, baseUrl } = await openPage({ deltas: 100_000, delay_ms: 20 })
  const kinds = await page.evaluate(
    async ([url, body]) => {
      const own = client.createClient({ baseUrl: url })
      const controller = new AbortController()
      const { executionId, events } = await own.execute(body, { signal: controller.signal })
      const told: unknown[] = []
      const tell = (error: { kind?: string; code?: string }) => told.push([error.kind, error.code])
      try {
        for await (const { sequence } of events) if (sequence === 3) controller.abort()
      } catch (error) {
        tell(error as { kind?: string })
      }
      await own.get('nobody').catch(tell)
      await own.cancel(executionId)
      return told
    },
    [baseUrl, request] as const
  )
  expect(kinds).toEqual([
    ['aborted', undefined],
    ['api', 'not_found']
  ])
})
