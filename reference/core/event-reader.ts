import { isTerminal } from './lifecycle.ts'
import type { EventStore } from './ports.ts'
import type { EventReader } from './runtime-port.ts'

const batch = 512

/**
 * Reads a log from a cursor: what is stored, then what comes, then the end. It holds no events of its own, so a slow reader costs the
 * store one watch and nobody else anything. `onClose` is called once.
 *
 * @see spec/chapters/17-streaming.md
 */
export function createEventReader(
  store: Pick<EventStore, 'read' | 'record' | 'watch'>,
  executionId: string,
  after: number,
  onClose: () => void
): EventReader {
  let cursor = after
  let given = false
  let ended = false
  let news = true
  let open = true
  let wakeNext: (() => void) | undefined

  const wake = (): void => {
    news = true
    wakeNext?.()
    wakeNext = undefined
  }
  const unwatch = store.watch(executionId, wake)

  function close(): void {
    if (!open) return
    open = false
    unwatch()
    onClose()
    wake()
  }

  /** Only a cursor at or past the end can miss the terminal: once an event was given, the terminal is among those to come. */
  async function isOver(): Promise<boolean> {
    if (given) return false
    const record = await store.record(executionId)
    return record === undefined || (isTerminal(record.status) && record.lastSequence <= cursor)
  }

  /** Resolves with the next append, or when the reader closes. */
  function woken(): Promise<void> {
    return new Promise((resolve) => {
      wakeNext = resolve
    })
  }

  async function next(): ReturnType<EventReader['next']> {
    while (open && !ended) {
      if (!news) await woken()
      if (!open) break
      news = false
      const events = await store.read(executionId, cursor, batch)
      if (!open) break
      const last = events.at(-1)
      if (last !== undefined) {
        given = true
        ended = last.terminal
        cursor = last.sequence
        // A full batch tells nothing about what stands behind it; a short one ends where the log ended when it was read.
        if (events.length === batch) news = true
        return events
      }
      if (await isOver()) break
    }
    close()
    return undefined
  }

  return {
    async next() {
      try {
        return await next()
      } catch {
        close()
        return undefined
      }
    },
    close
  }
}
