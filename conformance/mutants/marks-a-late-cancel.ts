import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const marksALateCancel: Mutant = {
  name: 'marks-a-late-cancel',
  title: 'A cancel of what has ended is noted in its metadata.',
  predicts: ['cancellation/cancel-terminal-unchanged'],
  edits: () => {
    const late = new Set<string>()
    return {
      app: rewriteAnswers(async ({ response, operation, path }) => {
        if (operation === 'cancel' && response.status === 409) late.add(path.replace(/\/cancel$/, ''))
        if (operation !== 'execution' || !late.has(path)) return response
        const body = (await response.json()) as { metadata?: object }
        return answer(response, { body: JSON.stringify({ ...body, metadata: { ...body.metadata, cancelled: true } }) })
      })
    }
  }
}
