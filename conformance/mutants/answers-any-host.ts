import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const answersAnyHost: Mutant = {
  name: 'answers-any-host',
  title: 'Any Host is answered.',
  predicts: ['security/host-checked'],
  edits: () => ({ app: rewriteRequests((request) => asked(request, { headers: { host: '127.0.0.1:4320' } })) })
}
