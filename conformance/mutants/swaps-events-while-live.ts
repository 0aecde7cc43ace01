import type { Mutant } from './mutant.ts'
import { isTerminal, type LooseEvent } from './shared/loose-event.ts'
import { frameOf, rewriteFrames } from './shared/rewrite-frames.ts'

export const swapsEventsWhileLive: Mutant = {
  name: 'swaps-events-while-live',
  title: 'Who watches live gets two neighbouring pieces of text the other way round.',
  predicts: ['replay/live-equals-replay'],
  edits() {
    const ended = new Set<string>()
    return {
      app: rewriteFrames(({ path }) => {
        const late = ended.has(path)
        let deltas = 0
        let held: LooseEvent | undefined
        return {
          frame({ text, event }) {
            if (event !== undefined && isTerminal(event)) ended.add(path)
            if (late || event === undefined) return [`${text}\n\n`]
            if (event.type === 'output.delta') deltas += 1
            const before = held
            held = before === undefined && event.type === 'output.delta' && deltas === 2 ? event : undefined
            if (held !== undefined) return []
            if (before === undefined) return [`${text}\n\n`]
            if (event.type !== 'output.delta') return [frameOf(before), `${text}\n\n`]
            return [frameOf({ ...before, delta: event.delta }), frameOf({ ...event, delta: before.delta })]
          },
          end: () => (held === undefined ? [] : [frameOf(held)])
        }
      })
    }
  }
}
