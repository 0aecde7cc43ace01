import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const leavesOutCreatedAt: Mutant = {
  name: 'leaves-out-created-at',
  title: 'A submission has no created_at.',
  predicts: ['http/schema-valid'],
  edits: () => ({ app: rewriteJson(['submit'], ({ created_at: _, ...body }) => body) })
}
