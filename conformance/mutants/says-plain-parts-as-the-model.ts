import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const saysPlainPartsAsTheModel: Mutant = {
  name: 'says-plain-parts-as-the-model',
  title: 'Plain parts between turns are passed on as words of the model.',
  predicts: ['features/conversation-plain-parts'],
  edits: () => ({
    runtime: rewriteSubmit((request) => ({
      ...request,
      input: request.input.map((part, at) =>
        at > 0 && part.type === 'text' ? { type: 'message', role: 'assistant', content: [part] } : part
      )
    }))
  })
}
