import type { Control } from '../mutant.ts'
import { isTerminal, type LooseEvent } from '../shared/loose-event.ts'
import { rewriteEvents } from '../shared/rewrite-log.ts'

const extension = ({ execution_id, sequence, time }: LooseEvent, status: unknown): LooseEvent => ({
  execution_id,
  sequence,
  time,
  status,
  type: 'x-example.note',
  note: { any: ['thing', 1, null] }
})

export const extensionEvents: Control = {
  name: 'extension-events',
  title: 'Events of its own, in the x- namespace, stand between all others.',
  edits: () => ({
    store: rewriteEvents((event) =>
      isTerminal(event) ? [extension(event, 'running'), event] : [event, extension(event, event.status)]
    )
  })
}
