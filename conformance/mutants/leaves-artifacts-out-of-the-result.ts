import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const leavesArtifactsOutOfTheResult: Mutant = {
  name: 'leaves-artifacts-out-of-the-result',
  title: 'Result and snapshot list no artifacts.',
  predicts: ['resources/fold-result-replaces', 'resources/media-artifacts'],
  edits: () => ({
    app: rewriteJson(['result', 'execution'], (body) =>
      body.artifacts === undefined ? body : { ...body, artifacts: [] }
    )
  })
}
