// The reference over a real socket, with a provider that says what the benchmark asks and no other work.
import { randomIds } from '../../reference/core/random-ids.ts'
import { createCore } from '../../reference/core/runtime.ts'
import { silentTelemetry } from '../../reference/core/silent-telemetry.ts'
import { systemClock } from '../../reference/core/system-clock.ts'
import { serve } from '../../reference/http/serve.ts'
import { createMemoryStore } from '../../reference/stores/memory.ts'
import { createBenchProvider } from './bench-provider.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import type { ServerOrder } from './orders.ts'

leaveWithParent()

const provider = createBenchProvider()
const runtime = createCore({
  name: 'bench',
  providers: [{ provider, maxConcurrency: 1024, maxQueueDepth: 1024 }],
  store: createMemoryStore({ clock: systemClock, maxExecutions: 4096, maxBytes: 2 ** 30 }),
  clock: systemClock,
  ids: randomIds,
  telemetry: silentTelemetry
})

process.on('message', async (order: ServerOrder) => {
  if (order.kind === 'listen') {
    const { url } = await serve(runtime, { host: '127.0.0.1', port: 0 })
    process.send?.(url)
  } else if (order.kind === 'fanout') {
    process.send?.('started')
    provider.open()
  } else if (order.kind === 'memory') {
    globalThis.gc?.()
    process.send?.(process.memoryUsage().rss)
  }
})
