import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesTheFirstOfTwoKeys: Mutant = {
  name: 'takes-the-first-of-two-keys',
  title: 'Of two key headers the first one counts.',
  predicts: ['idempotency/two-keys'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const [first, second] = request.headers.get('idempotency-key')?.split(', ') ?? []
      return first === undefined || second === undefined
        ? request
        : asked(request, { headers: { 'idempotency-key': first } })
    })
  })
}
