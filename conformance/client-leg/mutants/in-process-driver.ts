import type { StartDriver } from '../driver/driver.ts'
import { honestParts, type Parts } from '../honest/client/parts.ts'
import { serveDriver } from '../honest/serve-driver.ts'

/** The kit's own client, edited, behind the same lines as a process has them. */
export const driverInProcess =
  (edit: (honest: Parts) => Partial<Parts>): StartDriver =>
  async (onLine) => {
    const take = serveDriver(onceEnded(onLine), { ...honestParts, ...edit(honestParts) })
    return {
      // Lines of a process never come within the call that asked for them.
      send: (line) => queueMicrotask(() => take(line)),
      ended: new Promise(() => undefined),
      lastLines: () => '',
      stop: async () => undefined
    }
  }

/** A faulty client may go on behind its own end; its driver says nothing of that, as nothing may follow an answer. */
function onceEnded(onLine: (line: string) => void): (line: string) => void {
  const over = new Set<string>()
  return (line) => {
    const [, id = '', kind] = /^\{"id":"([^"]*)","(\w+)"/.exec(line) ?? []
    if (over.has(id)) return
    if (kind === 'done' || kind === 'error') over.add(id)
    onLine(line)
  }
}
