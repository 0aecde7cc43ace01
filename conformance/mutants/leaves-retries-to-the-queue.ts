import type { Mutant } from './mutant.ts'
import { rewriteQueue } from './shared/rewrite-queue.ts'

export const leavesRetriesToTheQueue: Mutant = {
  name: 'leaves-retries-to-the-queue',
  title: 'fal is not asked to leave retries alone.',
  predicts: ['attempts/fal-no-retry'],
  edits: () => ({
    network: rewriteQueue(({ init, send }) => {
      const headers = new Headers(init?.headers)
      headers.delete('x-fal-no-retry')
      return send(undefined, { ...init, headers })
    })
  })
}
