import type { Mutant } from './mutant.ts'
import { isTerminal, type LooseEvent } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

const extension = ({ execution_id, sequence, time }: LooseEvent, status: unknown): LooseEvent => ({
  execution_id,
  sequence,
  time,
  status,
  type: 'x-example.note'
})

export const endsWithAnExtensionFirst: Mutant = {
  name: 'ends-with-an-extension-first',
  title: 'An extension event tells the end before the terminal event does.',
  predicts: ['events/extension-neutral'],
  edits: () => ({
    store: rewriteEvents((event) => (isTerminal(event) ? [extension(event, event.status), event] : [event]))
  })
}
