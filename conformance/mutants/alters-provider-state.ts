import type { Mutant } from './mutant.ts'
import { rewriteObjects, rewriteProviderBodies } from './shared/rewrite-provider-bodies.ts'

export const altersProviderState: Mutant = {
  name: 'alters-provider-state',
  title: 'Provider state loses its last character on the way back.',
  predicts: ['features/provider-state-accepted'],
  edits: () => ({
    network: rewriteProviderBodies(
      (body) =>
        rewriteObjects(body, (object) => ({
          ...object,
          ...(typeof object.signature === 'string' ? { signature: object.signature.slice(1) } : {}),
          ...(typeof object.encrypted_content === 'string'
            ? { encrypted_content: object.encrypted_content.slice(1) }
            : {})
        })) as typeof body
    )
  })
}
