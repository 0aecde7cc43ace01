// The reference over a real socket, with a provider that says what the benchmark asks and no other work.
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { randomIds } from '../../reference/core/random-ids.ts'
import { createCore } from '../../reference/core/runtime.ts'
import { silentTelemetry } from '../../reference/core/silent-telemetry.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { createApp } from '../../reference/http/app.ts'
import { createMemoryStore } from '../../reference/stores/memory.ts'
import { createBenchProvider } from './bench-provider.ts'
import type { ServerOrder } from './orders.ts'

const provider = createBenchProvider()
const runtime = createCore({
  name: 'bench',
  providers: [{ provider, maxConcurrency: 1024, maxQueueDepth: 1024 }],
  store: createMemoryStore({ clock: systemClock, maxExecutions: 4096, maxBytes: 2 ** 30 }),
  clock: systemClock,
  ids: randomIds,
  telemetry: silentTelemetry
})
const app = createApp(runtime)

process.on('message', (order: ServerOrder) => {
  if (order.kind === 'listen') {
    serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address: AddressInfo) =>
      process.send?.(`http://127.0.0.1:${address.port}`)
    )
  } else if (order.kind === 'fanout') {
    process.send?.('started')
    provider.open()
  } else if (order.kind === 'memory') {
    globalThis.gc?.()
    process.send?.(process.memoryUsage().rss)
  }
})
