import type { Mutant } from './mutant.ts'
import { rewriteEventFrames } from './shared/rewrite-frames.ts'

export const quotesTheFirstEvent: Mutant = {
  name: 'quotes-the-first-event',
  title: 'The data of the first frame is a string that holds the event.',
  predicts: [
    'streaming/data-is-event',
    'sequence/starts-at-one',
    'sequence/dense',
    'sequence/id-equals-sequence',
    'sequence/event-equals-type',
    'events/known-types'
  ],
  edits: () => ({
    app: rewriteEventFrames((event, text) => [
      event.type === 'execution.accepted'
        ? `id: 1\nevent: ${event.type}\ndata: ${JSON.stringify(JSON.stringify(event))}\n\n`
        : `${text}\n\n`
    ])
  })
}
