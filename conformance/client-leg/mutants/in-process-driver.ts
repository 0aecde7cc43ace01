import type { StartDriver } from '../driver/driver.ts'
import { honestParts, type Parts } from '../honest/client/parts.ts'
import { serveDriver } from '../honest/serve-driver.ts'

/** The kit's own client, edited, behind the same lines as a process has them. */
export const driverInProcess =
  (edit: (honest: Parts) => Partial<Parts>): StartDriver =>
  async (onLine) => {
    const take = serveDriver(onLine, { ...honestParts, ...edit(honestParts) })
    return {
      // Lines of a process never come within the call that asked for them.
      send: (line) => queueMicrotask(() => take(line)),
      ended: new Promise(() => undefined),
      lastLines: () => '',
      stop: async () => undefined
    }
  }
