import type { Control } from '../mutant.ts'
import { rewriteOutput } from '../shared/rewrite-calls.ts'

export const deltasSplitOtherwise: Control = {
  name: 'deltas-split-otherwise',
  title: 'Text and arguments come character by character.',
  edits: () => ({
    provider: rewriteOutput((event) =>
      'delta' in event ? [...event.delta].map((delta) => ({ ...event, delta })) : [event]
    )
  })
}
