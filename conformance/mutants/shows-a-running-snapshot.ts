import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const showsARunningSnapshot: Mutant = {
  name: 'shows-a-running-snapshot',
  title: 'A snapshot says running when the execution has long ended.',
  predicts: ['terminal/status-agrees'],
  edits: () => ({
    app: rewriteJson(['execution'], ({ result: _r, artifacts: _a, ...body }, status) =>
      status === 200 && body.status === 'succeeded'
        ? { ...body, status: 'running' }
        : { ...body, result: _r, artifacts: _a }
    )
  })
}
