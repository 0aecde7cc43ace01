import type { Mutant } from './mutant.ts'
import { findsChanged, looseDraft } from './shared/disk-faults.ts'
import { asDraft, withFields } from './shared/loose-event.ts'

export const holdsAnotherTextThanItTold: Mutant = {
  name: 'holds-another-text-than-it-told',
  title: 'What comes back after a crash is not the text that was told before it.',
  predicts: ['storage/durable-before-published', 'storage/survives-restart'],
  edits: () =>
    findsChanged((record) => ({
      ...record,
      events: record.events.map((event) =>
        event.type === 'output.delta' ? asDraft(withFields(looseDraft(event), { delta: 'another text' })) : event
      )
    }))
}
