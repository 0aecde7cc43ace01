import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import { isSlow, wholeReading } from '../shared/resumed.ts'

/** Readers that watch at the same time, and stay, each get the whole log; a slow one may have to come back for its rest. */
export const manyReaders = judged('replay/many-readers', (view, check) => {
  for (const { readers, log, terminal } of view.executions) {
    if (terminal === undefined) continue
    // Our own patience may end before a provider that waits for us goes on: such a reader has left too.
    const hasLeft = ({ closed }: ReaderView): boolean =>
      closed?.how === 'client' || (closed?.how === 'timeout' && closed.time < terminal.time)
    const staying = readers.filter((reader) => reader.opened.after === 0 && !hasLeft(reader))
    for (const reader of staying) {
      if (!staying.some((other) => other !== reader && overlap(reader, other))) continue
      const { events, terminal: end } = isSlow(view.run, reader) ? wholeReading(reader, readers) : reader
      const whole = events.length === log.length && end !== undefined
      check(whole, reader, () => ({
        expected: `all ${log.length} events for each of ${staying.length} readers`,
        saw: `${events.length} events for ${reader.name}`
      }))
    }
  }
})

function overlap(one: ReaderView, other: ReaderView): boolean {
  const end = (reader: ReaderView): number => reader.closedIndex ?? Number.POSITIVE_INFINITY
  return one.index < end(other) && other.index < end(one)
}
