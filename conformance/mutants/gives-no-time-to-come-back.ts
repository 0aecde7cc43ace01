import type { Mutant } from './mutant.ts'
import { rewriteAnswers } from './shared/rewrite-answers.ts'

export const givesNoTimeToComeBack: Mutant = {
  name: 'gives-no-time-to-come-back',
  title: 'A submit that finds no room is not told when to come back.',
  predicts: ['errors/door-retry-after'],
  edits: () => ({
    app: rewriteAnswers(({ response }) => {
      if (response.status !== 429) return response
      const headers = new Headers(response.headers)
      headers.delete('retry-after')
      return new Response(response.body, { status: 429, headers })
    })
  })
}
