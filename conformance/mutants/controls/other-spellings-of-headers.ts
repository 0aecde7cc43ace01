import type { Control } from '../mutant.ts'
import { answer, isStream, rewriteAnswers } from '../shared/rewrite-answers.ts'

export const otherSpellingsOfHeaders: Control = {
  name: 'other-spellings-of-headers',
  title: 'Content types name their charset in capitals, and Location is a whole address.',
  edits: () => ({
    app: rewriteAnswers(({ response }) => {
      const location = response.headers.get('location')
      const type = isStream(response) ? 'Text/Event-Stream;charset=UTF-8' : 'Application/JSON; Charset=UTF-8'
      return answer(response, {
        headers: {
          ...(response.headers.has('content-type') ? { 'content-type': type } : {}),
          ...(location === null ? {} : { location: `http://127.0.0.1:4320${location}` }),
          'x-request-id': 'r-1'
        }
      })
    })
  })
}
