import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Runtime } from '../core/runtime-port.ts'
import { type InspectorPage, inspectorPage } from './inspector/inspector-page.ts'
import { answerResponse } from './response.ts'

/** What the reference serves beside the operations: its description, a page to try it with, and two probes for whoever runs the process. */
export function serviceRoutes(runtime: Runtime): Hono {
  const app = new Hono()
  let document: string | undefined
  let page: InspectorPage | undefined

  app.get('/openapi.json', () => {
    document ??= readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')
    return new Response(document, { headers: { 'Content-Type': 'application/json' } })
  })
  app.get('/', () => {
    page ??= inspectorPage()
    return new Response(page.html, { headers: page.headers })
  })
  app.get('/livez', () => answerResponse({ status: 200, body: { status: 'live' } }))
  app.get('/readyz', () => {
    const state = runtime.info().state ?? 'ready'
    return answerResponse({ status: state === 'ready' ? 200 : 503, body: { status: state } })
  })
  return app
}
