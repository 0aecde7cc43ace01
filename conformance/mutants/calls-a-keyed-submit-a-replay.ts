import type { Mutant } from './mutant.ts'
import { answer } from './shared/rewrite-answers.ts'
import { peek, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const callsAKeyedSubmitAReplay: Mutant = {
  name: 'calls-a-keyed-submit-a-replay',
  title: 'The answer to the first submit under a key says that it is a replay.',
  predicts: ['idempotency/first-is-not-replay'],
  edits: () => ({
    app: rewriteKeyed(async ({ send }) => {
      const response = await send()
      if (response.status !== 202) return response
      return answer(response, { body: JSON.stringify({ ...(await peek(response)), idempotent_replay: true }) })
    })
  })
}
