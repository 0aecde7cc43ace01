import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const answersAnyOrigin: Mutant = {
  name: 'answers-any-origin',
  title: 'Pages of any origin are answered.',
  predicts: ['security/origin-checked'],
  edits: () => ({ app: rewriteRequests((request) => asked(request, { headers: { origin: null } })) })
}
