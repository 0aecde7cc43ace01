import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const numbersPartsBackwards: Mutant = {
  name: 'numbers-parts-backwards',
  title: 'Later parts of an output have lower indexes.',
  predicts: ['events/output-index-ascending'],
  edits: () => ({
    store: rewriteEvents((event) => [
      typeof event.output_index === 'number' ? withFields(event, { output_index: 1000 - event.output_index }) : event
    ])
  })
}
