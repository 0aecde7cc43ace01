import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesAnyPartition: Mutant = {
  name: 'takes-any-partition',
  title: 'A partition that is none counts as no partition.',
  predicts: ['features/partition-values'],
  edits: () => ({
    app: rewriteRequests((request) =>
      /^[!-~]{1,128}$/.test(request.headers.get('execution-partition') ?? '!')
        ? request
        : asked(request, { headers: { 'execution-partition': null } })
    )
  })
}
