import type { EventReader } from '../../reference/core/runtime-port.ts'
import type { Mutant } from './mutant.ts'

const turnMs = 5

/** A reader that gives its next batch only while nobody who reads the same lags behind with an earlier one. */
function inStep(reader: EventReader, readers: Set<EventReader>): EventReader {
  const busy: EventReader = { ...reader }
  const step: EventReader = {
    async next() {
      readers.delete(busy)
      while (readers.size > 0) await new Promise((resolve) => void setTimeout(resolve, turnMs))
      const events = await reader.next()
      if (events !== undefined) readers.add(busy)
      return events
    },
    close() {
      readers.delete(busy)
      reader.close()
    }
  }
  return step
}

export const waitsForTheSlowestReader: Mutant = {
  name: 'waits-for-the-slowest-reader',
  title: 'Nobody gets the next event before everyone has taken the last one.',
  predicts: ['replay/slow-reader'],
  patienceMs: 2000,
  edits() {
    const watching = new Map<string, Set<EventReader>>()
    return {
      runtime: (runtime) => ({
        ...runtime,
        async open(id, after, ...rest) {
          const opened = await runtime.open(id, after, ...rest)
          if ('refused' in opened) return opened
          const readers = watching.get(id) ?? new Set()
          watching.set(id, readers)
          return { ...opened, reader: inStep(opened.reader, readers) }
        }
      })
    }
  }
}
