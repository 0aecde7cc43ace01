import type { Mutant } from './mutant.ts'
import type { LooseEvent } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

const extension = ({ execution_id, sequence, time }: LooseEvent, status: unknown): LooseEvent => ({
  execution_id,
  sequence,
  time,
  status,
  type: 'x-example.note'
})

export const givesExtensionsAStatusOfTheirOwn: Mutant = {
  name: 'gives-extensions-a-status-of-their-own',
  title: 'Extension events carry a status that no diagram knows.',
  predicts: ['events/extension-stored'],
  edits: () => ({
    store: rewriteEvents((event) => (event.type === 'route.selected' ? [event, extension(event, 'noted')] : [event]))
  })
}
