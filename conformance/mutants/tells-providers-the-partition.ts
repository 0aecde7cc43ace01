import type { Edits, Mutant } from './mutant.ts'
import { rewriteRequests } from './shared/rewrite-answers.ts'

function tellsPartition(): Edits {
  let last: string | null = null
  return {
    app: rewriteRequests((request) => {
      last = request.headers.get('execution-partition') ?? last
      return request
    }),
    network: (fetch) => (input, init) => {
      const headers = new Headers(init?.headers)
      if (last !== null && /^[!-~]+$/.test(last)) headers.set('x-partition', last)
      return fetch(input, { ...init, headers })
    }
  }
}

export const tellsProvidersThePartition: Mutant = {
  name: 'tells-providers-the-partition',
  title: 'The partition is passed on to providers.',
  predicts: ['features/partition-opaque'],
  edits: tellsPartition
}
