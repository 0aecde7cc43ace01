import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const foldsTheCaseOfPartitions: Mutant = {
  name: 'folds-the-case-of-partitions',
  title: 'Partitions are compared without regard to case.',
  predicts: ['features/partition-bytes'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const partition = request.headers.get('execution-partition')
      return partition === null || !/^trap/i.test(partition)
        ? request
        : asked(request, { headers: { 'execution-partition': partition.toLowerCase() } })
    })
  })
}
