import type { Mutant } from './mutant.ts'
import { rewriteObjects, rewriteProviderBodies } from './shared/rewrite-provider-bodies.ts'

export const tidiesSchemas: Mutant = {
  name: 'tidies-schemas',
  title: 'Keys of schemas that nobody knows are left out.',
  predicts: ['features/tool-parameters-unaltered', 'features/output-schema-unaltered'],
  edits: () => ({
    network: rewriteProviderBodies(
      (body) =>
        rewriteObjects(body, (object) =>
          Object.fromEntries(Object.entries(object).filter(([key]) => !/^x-|^[$]/.test(key)))
        ) as typeof body
    )
  })
}
