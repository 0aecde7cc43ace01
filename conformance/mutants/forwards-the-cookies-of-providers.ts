import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const forwardsTheCookiesOfProviders: Mutant = {
  name: 'forwards-the-cookies-of-providers',
  title: 'Cookies that providers set are set for callers.',
  predicts: ['security/headers-not-forwarded'],
  edits: () => {
    let cookie = ''
    return {
      network: (fetch) => async (input, init) => {
        const response = await fetch(input, init)
        cookie = response.headers.get('set-cookie') ?? cookie
        return response
      },
      app: rewriteAnswers(({ operation, response }) =>
        operation === 'result' && cookie !== '' ? answer(response, { headers: { 'set-cookie': cookie } }) : response
      )
    }
  }
}
