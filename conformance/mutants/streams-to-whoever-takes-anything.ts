import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const streamsToWhoeverTakesAnything: Mutant = {
  name: 'streams-to-whoever-takes-anything',
  title: 'A submit that accepts any type, or an event stream with no weight, is answered with a stream.',
  predicts: ['features/inline-stream-accept'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const wide = /\*\/\*|text\/\*|event-stream/.test(request.headers.get('accept') ?? '')
      return operationOf(request) === 'submit' && wide
        ? asked(request, { headers: { accept: 'text/event-stream' } })
        : request
    })
  })
}
