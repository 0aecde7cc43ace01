import type { Mutant } from './mutant.ts'
import { findsChanged, looseDraft } from './shared/disk-faults.ts'

/** The code that only recovery writes here. */
const wasRecovered = (event: object | undefined): boolean =>
  (event as { error?: { code?: string } } | undefined)?.error?.code === 'internal_error'

export const endsCutWorkAnewAtEveryStart: Mutant = {
  name: 'ends-cut-work-anew-at-every-start',
  title: 'The end of interrupted work is told and never written, so that each start gives it another one.',
  predicts: ['storage/durable-before-published'],
  edits: () =>
    findsChanged((record) => {
      const last = record.events.at(-1)
      const isMadeUp = last !== undefined && wasRecovered(looseDraft(last))
      return isMadeUp ? { ...record, events: record.events.slice(0, -1) } : record
    })
}
