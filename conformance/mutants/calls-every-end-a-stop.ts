import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const callsEveryEndAStop: Mutant = {
  name: 'calls-every-end-a-stop',
  title: 'Whatever ended the answer, the reason is stop.',
  predicts: ['features/finish-reason-mapped'],
  edits: () => ({
    provider: rewriteOutput((event) => [event.type === 'completed' ? { ...event, finish_reason: 'stop' } : event])
  })
}
