import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const answersAnInlineReplayWithJson: Mutant = {
  name: 'answers-an-inline-replay-with-json',
  title: 'A replay that accepts an event stream is answered with JSON.',
  predicts: ['features/inline-stream-replay'],
  edits: () => {
    const keys = new Set<string>()
    return {
      app: rewriteRequests((request) => {
        const key = request.headers.get('idempotency-key')
        if (operationOf(request) !== 'submit' || key === null) return request
        if (keys.has(key)) return asked(request, { headers: { accept: 'application/json' } })
        keys.add(key)
        return request
      })
    }
  }
}
