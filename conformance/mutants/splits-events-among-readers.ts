import type { Mutant } from './mutant.ts'
import { rewriteFrames } from './shared/rewrite-frames.ts'

export const splitsEventsAmongReaders: Mutant = {
  name: 'splits-events-among-readers',
  title: 'Readers who watch at the same time compete for the events.',
  predicts: ['replay/many-readers'],
  edits() {
    const watching = new Map<string, number>()
    return {
      app: rewriteFrames(({ path, operation }) => {
        const others = operation === 'events' ? (watching.get(path) ?? 0) : 0
        watching.set(path, others + 1)
        return {
          frame: ({ text, event }) => (others > 0 && Number(event?.sequence) % 2 === 0 ? [] : [`${text}\n\n`]),
          end() {
            watching.set(path, (watching.get(path) ?? 1) - 1)
            return []
          }
        }
      })
    }
  }
}
