import type { Mutant } from './mutant.ts'
import { type LooseEvent, withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'
import { rewriteReading } from './shared/rewrite-reading.ts'

const note = ({ execution_id, sequence, time }: LooseEvent): LooseEvent => ({
  execution_id,
  sequence,
  time,
  status: 'running',
  type: 'x-example.done'
})

export const endsWithAnExtensionFirst: Mutant = {
  name: 'ends-with-an-extension-first',
  title: 'An extension event tells success before the terminal event does.',
  predicts: ['events/extension-neutral'],
  edits() {
    const written = rewriteEvents((event) => (event.type === 'execution.completed' ? [note(event), event] : [event]))
    const shown = rewriteReading((event) =>
      event.type === 'x-example.done' ? withFields(event, { status: 'succeeded' }) : event
    )
    return { store: (store) => shown(written(store)) }
  }
}
