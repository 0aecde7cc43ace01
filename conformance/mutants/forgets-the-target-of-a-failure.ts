import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const forgetsTheTargetOfAFailure: Mutant = {
  name: 'forgets-the-target-of-a-failure',
  title: 'The snapshot of a failed execution names no target.',
  predicts: ['resources/fold-target'],
  edits: () => ({
    app: rewriteJson(['execution'], (body) => {
      const { target: _target, ...rest } = body
      return body.status === 'failed' ? rest : body
    })
  })
}
