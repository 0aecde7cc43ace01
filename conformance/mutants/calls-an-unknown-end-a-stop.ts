import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const callsAnUnknownEndAStop: Mutant = {
  name: 'calls-an-unknown-end-a-stop',
  title: 'A reason that the runtime does not know is stop.',
  predicts: ['features/finish-reason-mapped'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'completed' && event.finish_reason === 'other' ? { ...event, finish_reason: 'stop' } : event
    ])
  })
}
