import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Runtime } from '../core/runtime-port.ts'
import { answerResponse } from './response.ts'

/** What the reference serves beside the operations: its description and two probes for whoever runs the process. */
export function serviceRoutes(runtime: Runtime): Hono {
  const app = new Hono()
  let document: string | undefined

  app.get('/openapi.json', () => {
    document ??= readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')
    return new Response(document, { headers: { 'Content-Type': 'application/json' } })
  })
  app.get('/livez', () => answerResponse({ status: 200, body: { status: 'live' } }))
  app.get('/readyz', () => {
    const state = runtime.info().state ?? 'ready'
    return answerResponse({ status: state === 'ready' ? 200 : 503, body: { status: state } })
  })
  return app
}
