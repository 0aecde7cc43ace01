import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const sharesKeysOverPartitions: Mutant = {
  name: 'shares-keys-over-partitions',
  title: 'One idempotency key is one execution in every partition.',
  predicts: ['features/partition'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const keyed = request.headers.get('idempotency-key') !== null
      return keyed && request.headers.has('execution-partition')
        ? asked(request, { headers: { 'execution-partition': 'all' } })
        : request
    })
  })
}
