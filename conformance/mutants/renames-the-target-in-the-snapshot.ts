import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const renamesTheTargetInTheSnapshot: Mutant = {
  name: 'renames-the-target-in-the-snapshot',
  title: 'The snapshot of a succeeded execution names another model than the log.',
  predicts: ['target/stands-unchanged'],
  edits: () => ({
    app: rewriteJson(['execution'], (body) =>
      body.target === undefined ? body : { ...body, target: { ...(body.target as object), model: 'served-model' } }
    )
  })
}
