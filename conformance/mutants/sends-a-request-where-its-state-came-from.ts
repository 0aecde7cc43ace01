import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const sendsARequestWhereItsStateCameFrom: Mutant = {
  name: 'sends-a-request-where-its-state-came-from',
  title: 'State in a request turns the order of its candidates round.',
  predicts: ['features/provider-state-excludes-none'],
  edits: () => ({
    runtime: rewriteSubmit((request) => {
      const state = request.input.some(({ type }) => type === 'provider_state')
      const order = ['lab-openai-b', 'lab-anthropic-b']
      return state ? { ...request, routing: { ...request.routing, provider_order: order } } : request
    })
  })
}
