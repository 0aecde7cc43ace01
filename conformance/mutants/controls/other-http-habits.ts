import type { Control } from '../mutant.ts'
import { answer, isStream, rewriteAnswers } from '../shared/rewrite-answers.ts'

export const otherHttpHabits: Control = {
  name: 'other-http-habits',
  title:
    'Every answer closes its connection, tells no length, is indented, and says more in its headers than anybody asked for.',
  edits: () => ({
    app: rewriteAnswers(async ({ response }) => {
      const headers = { connection: 'close', 'x-extra': 'of, no; use="here"', 'set-cookie': 'seen=1', vary: '*' }
      const json = response.headers.get('content-type')?.startsWith('application/json') === true
      if (isStream(response) || !json) return answer(response, { headers })
      const body = JSON.stringify(await response.json(), null, 2)
      const odd = answer(response, { body: `\r\n\t ${body}\n`, headers })
      odd.headers.delete('content-length')
      return odd
    })
  })
}
