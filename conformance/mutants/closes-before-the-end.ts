import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { rewriteFrames } from './shared/rewrite-frames.ts'

export const closesBeforeTheEnd: Mutant = {
  name: 'closes-before-the-end',
  title: 'A stream that begins at a cursor closes before the terminal event, every time.',
  predicts: ['terminal/reached'],
  edits: () => ({
    app: rewriteFrames(({ query, request }) => {
      const resumed = (query.get('after') ?? request.headers.get('last-event-id') ?? '0') !== '0'
      return {
        frame: ({ text, event }) => (resumed && event !== undefined && isTerminal(event) ? [] : [`${text}\n\n`])
      }
    })
  })
}
