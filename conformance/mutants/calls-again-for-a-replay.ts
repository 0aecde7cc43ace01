import type { Mutant } from './mutant.ts'
import { rewriteKeyed } from './shared/rewrite-keyed.ts'

export const callsAgainForAReplay: Mutant = {
  name: 'calls-again-for-a-replay',
  title: 'A replay tells the first execution and calls the provider once more.',
  predicts: ['idempotency/no-second-call'],
  edits: () => ({
    app: rewriteKeyed(async ({ send }) => {
      const response = await send()
      if (response.status === 200) await send({ key: null })
      return response
    })
  })
}
