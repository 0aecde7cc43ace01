import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const showsPartialOutputAsAResult: Mutant = {
  name: 'shows-partial-output-as-a-result',
  title: 'An execution that has not succeeded has a result of what there is.',
  predicts: ['resources/no-partial-result'],
  edits: () => ({
    app: rewriteJson(['execution'], (body, status) =>
      status === 200 && body.result === undefined ? { ...body, result: { outputs: [], tool_calls: [] } } : body
    )
  })
}
