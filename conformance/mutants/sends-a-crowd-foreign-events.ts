import type { Mutant } from './mutant.ts'
import type { LooseEvent } from './shared/loose-event.ts'
import { frameOf, rewriteFrames } from './shared/rewrite-frames.ts'

/** So many readers at once get their own events and no others. */
const fewEnough = 8

export const sendsACrowdForeignEvents: Mutant = {
  name: 'sends-a-crowd-foreign-events',
  title: 'While more than eight streams are read, output goes to the reader that comes next.',
  predicts: ['sequence/per-execution', 'replay/live-equals-replay', 'output/concurrent-apart'],
  shownBy: ['output/many-at-once'],
  edits() {
    const reading = new Set<object>()
    /** What stood in this place of the log that was read before. */
    const last = new Map<unknown, LooseEvent>()
    return {
      app: rewriteFrames(({ request }) => {
        const own = {}
        const leave = (): void => void reading.delete(own)
        reading.add(own)
        request.signal.addEventListener('abort', leave, { once: true })
        return {
          frame({ text, event }) {
            // Other words are left alone: one foreign alphabet is enough.
            const speaks = event?.type === 'output.delta' && /^[\u4e00-\u9fff]{4}$/.test(String(event.delta))
            if (!speaks || reading.size <= fewEnough) return [`${text}\n\n`]
            const other = last.get(event.sequence)
            last.set(event.sequence, event)
            return [other !== undefined ? frameOf(other) : `${text}\n\n`]
          },
          end() {
            leave()
            return []
          }
        }
      })
    }
  }
}
