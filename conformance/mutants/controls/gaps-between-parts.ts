import type { Control } from '../mutant.ts'
import { rewriteOutput } from '../shared/rewrite-calls.ts'

export const gapsBetweenParts: Control = {
  name: 'gaps-between-parts',
  title: 'Output indices begin at 3 and leave gaps of ten.',
  edits: () => ({
    provider: rewriteOutput((event) => [
      'output_index' in event && event.output_index !== undefined
        ? { ...event, output_index: event.output_index * 10 + 3 }
        : event
    ])
  })
}
