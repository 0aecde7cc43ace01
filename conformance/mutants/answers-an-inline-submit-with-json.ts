import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const answersAnInlineSubmitWithJson: Mutant = {
  name: 'answers-an-inline-submit-with-json',
  title: 'A new submit that accepts an event stream is answered with JSON.',
  predicts: ['features/inline-stream', 'features/inline-stream-accept'],
  edits: () => {
    const keys = new Set<string>()
    return {
      app: rewriteRequests((request) => {
        const key = request.headers.get('idempotency-key')
        const again = key !== null && keys.has(key)
        if (key !== null) keys.add(key)
        if (operationOf(request) !== 'submit' || again) return request
        return asked(request, { headers: { accept: 'application/json' } })
      })
    }
  }
}
