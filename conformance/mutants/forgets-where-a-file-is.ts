import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const forgetsWhereAFileIs: Mutant = {
  name: 'forgets-where-a-file-is',
  title: 'Artifacts of result and snapshot have no uri.',
  predicts: ['http/schema-valid', 'resources/media-artifacts'],
  shownBy: ['output/media-image'],
  edits: () => ({
    app: rewriteJson(['result', 'execution'], (body) =>
      Array.isArray(body.artifacts)
        ? { ...body, artifacts: body.artifacts.map(({ uri: _uri, ...rest }: Json) => rest) }
        : body
    )
  })
}
