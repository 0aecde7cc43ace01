import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const takesEveryModelForATalker: Mutant = {
  name: 'takes-every-model-for-a-talker',
  title: 'What needs a conversation goes to models that say nothing of one.',
  predicts: ['features/conversation-demanded'],
  edits: () => ({
    app: rewriteJson(['providers'], (body) =>
      JSON.parse(JSON.stringify(body).replaceAll('"conversation":true', '"conversation":false'))
    )
  })
}
