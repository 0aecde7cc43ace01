import type { Control } from '../mutant.ts'
import { rewriteAnswers } from '../shared/rewrite-answers.ts'

/** Enough to let what runs beside an answer overtake it; a whole run has several. */
const pauseMs = 60

export const isSluggish: Control = {
  name: 'is-sluggish',
  title: 'Every answer takes its time, whatever is asked.',
  edits: () => ({
    app: rewriteAnswers(async ({ response }) => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return response
    })
  })
}
