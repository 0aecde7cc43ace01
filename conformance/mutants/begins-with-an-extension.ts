import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteReading } from './shared/rewrite-reading.ts'

export const beginsWithAnExtension: Mutant = {
  name: 'begins-with-an-extension',
  title: 'A log begins with an extension event in place of execution.accepted.',
  predicts: ['lifecycle/extension-place'],
  edits: () => ({
    store: rewriteReading((event) =>
      event.type === 'execution.accepted' ? withFields(event, { type: 'x-example.accepted' }) : event
    )
  })
}
