import type { Mutant } from './mutant.ts'
import { compareBodies } from './shared/compare-bodies.ts'
import type { Json } from './shared/rewrite-answers.ts'

export const fingerprintsTheInputAlone: Mutant = {
  name: 'fingerprints-the-input-alone',
  title: 'A key stands for ability and input; whatever else the body says is not compared.',
  predicts: ['idempotency/fingerprint-whole'],
  edits: () => ({ app: compareBodies((body) => [(body as Json).ability, (body as Json).input]) })
}
