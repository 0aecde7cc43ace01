import type { Mutant } from './mutant.ts'
import { rewriteForgotten } from './shared/rewrite-forgotten.ts'

export const streamsNothingOfAnEvictedExecution: Mutant = {
  name: 'streams-nothing-of-an-evicted-execution',
  title: 'The log of an execution that was evicted is an empty stream.',
  predicts: ['http/evicted-404'],
  edits: () => ({
    app: rewriteForgotten(({ operation, response }) =>
      operation === 'events'
        ? new Response('', { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
        : response
    )
  })
}
