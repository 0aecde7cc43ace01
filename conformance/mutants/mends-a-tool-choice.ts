import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const mendsAToolChoice: Mutant = {
  name: 'mends-a-tool-choice',
  title: 'A tool choice that is no documented one counts as auto.',
  predicts: ['features/tool-choice-values'],
  edits: () => ({
    app: rewriteBody((body) =>
      body.tool_choice === 'any' || body.tool_choice === true ? { ...body, tool_choice: 'auto' } : body
    )
  })
}
