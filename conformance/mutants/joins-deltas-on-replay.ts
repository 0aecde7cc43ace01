import type { Mutant } from './mutant.ts'
import type { LooseEvent } from './shared/loose-event.ts'
import { isTerminal } from './shared/loose-event.ts'
import { frameOf, rewriteFrames } from './shared/rewrite-frames.ts'

export const joinsDeltasOnReplay: Mutant = {
  name: 'joins-deltas-on-replay',
  title: 'Who reads a finished log gets the text in one piece, and empty pieces for the rest.',
  predicts: ['replay/live-equals-replay'],
  edits() {
    const ended = new Set<string>()
    return {
      app: rewriteFrames(({ path, operation }) => {
        const late = operation === 'events' && ended.has(path)
        let before: LooseEvent | undefined
        return {
          frame({ text, event }) {
            if (event === undefined) return [`${text}\n\n`]
            if (isTerminal(event)) ended.add(path)
            const joined = late && event.type === 'output.delta' && before?.type === 'output.delta'
            const delta = joined ? `${String(before?.delta)}${String(event.delta)}` : event.delta
            before = event.type === 'output.delta' ? { ...event, delta } : event
            return [joined ? frameOf(before) : `${text}\n\n`]
          }
        }
      })
    }
  }
}
