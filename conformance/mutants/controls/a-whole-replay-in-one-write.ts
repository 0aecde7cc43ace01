import type { Control } from '../mutant.ts'
import { isTerminal } from '../shared/loose-event.ts'
import { rewriteFrames } from '../shared/rewrite-frames.ts'

export const aWholeReplayInOneWrite: Control = {
  name: 'a-whole-replay-in-one-write',
  title: 'A reader of a finished log gets all frames in one write.',
  edits() {
    const ended = new Set<string>()
    return {
      app: rewriteFrames(({ path }) => {
        const late = ended.has(path)
        let held = ''
        return {
          frame({ text, event }) {
            if (event !== undefined && isTerminal(event)) ended.add(path)
            if (!late) return [`${text}\n\n`]
            held += `${text}\n\n`
            return []
          },
          end: () => [held].filter((text) => text !== '')
        }
      })
    }
  }
}
