import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const callsARefusalAStop: Mutant = {
  name: 'calls-a-refusal-a-stop',
  title: 'A refusal ends like any answer.',
  predicts: ['features/finish-reason-mapped'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'completed' && event.finish_reason === 'refusal' ? { ...event, finish_reason: 'stop' } : event
    ])
  })
}
