import type { ExecutionSnapshot } from '../../../generated/types.ts'
import type { StoredEvent } from '../../../reference/core/ports.ts'
import type { EventReader, Runtime } from '../../../reference/core/runtime-port.ts'
import type { LooseEvent } from './loose-event.ts'

/** How stored numbers are shown; `stored` gives the greatest stored number that is shown at or below a cursor. */
export interface Numbering {
  readonly shown: (stored: number) => number
  readonly stored: (shown: number) => number
}

/** A runtime whose events carry other numbers. Cursors and the snapshot's last sequence go with them. */
export function renumber({ shown, stored }: Numbering): (runtime: Runtime) => Runtime {
  const event = (kept: StoredEvent): StoredEvent => {
    const sequence = shown(kept.sequence)
    return { ...kept, sequence, data: JSON.stringify({ ...(JSON.parse(kept.data) as LooseEvent), sequence }) }
  }
  const renumbered = (reader: EventReader): EventReader => ({
    next: async () => (await reader.next())?.map(event),
    close: () => reader.close()
  })
  return (runtime) => ({
    ...runtime,
    async open(id, after, ...rest) {
      const opened = await runtime.open(id, stored(after), ...rest)
      return 'refused' in opened ? opened : { ...opened, reader: renumbered(opened.reader) }
    },
    async snapshot(id, ...rest) {
      const snapshot = await runtime.snapshot(id, ...rest)
      return 'refused' in snapshot ? snapshot : withLast(snapshot, shown(snapshot.last_sequence))
    }
  })
}

const withLast = (snapshot: ExecutionSnapshot, last: number): ExecutionSnapshot => ({
  ...snapshot,
  last_sequence: last
})
