import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { rewriteFrames } from './shared/rewrite-frames.ts'

export const swapsEventsWhileLive: Mutant = {
  name: 'swaps-events-while-live',
  title: 'Who watches live gets the second and third piece of text the other way round.',
  predicts: ['replay/live-equals-replay'],
  edits() {
    const ended = new Set<string>()
    return {
      app: rewriteFrames(({ path }) => {
        const late = ended.has(path)
        let deltas = 0
        let held = ''
        return {
          frame({ text, event }) {
            if (event !== undefined && isTerminal(event)) ended.add(path)
            if (event?.type === 'output.delta') deltas += 1
            const before = held
            held = ''
            if (late || deltas !== 2 || event?.type !== 'output.delta') return [`${text}\n\n${before}`]
            held = `${text}\n\n`
            return []
          },
          end: () => (held === '' ? [] : [held])
        }
      })
    }
  }
}
