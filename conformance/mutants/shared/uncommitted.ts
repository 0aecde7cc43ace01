import type { ProviderEvent } from '../../../reference/core/ports.ts'
import type { Edits } from '../mutant.ts'
import type { LooseEvent } from './loose-event.ts'
import { rewriteOutput } from './rewrite-calls.ts'
import { rewriteEvents } from './rewrite-log.ts'

/**
 * Output that does not commit: what matches passes the core disguised as progress and becomes itself again in the log, so that the core
 * still believes that nothing was said.
 */
export function uncommitted(matches: (event: ProviderEvent) => boolean): Edits {
  const disguised = new Map<number, ProviderEvent>()
  let disguises = 0
  const unmask = (event: LooseEvent): LooseEvent => {
    const own = event.type === 'execution.progress' ? disguised.get(Number(event.queue_position)) : undefined
    if (own === undefined) return event
    disguised.delete(Number(event.queue_position))
    const { execution_id, sequence, time, status } = event
    return { execution_id, sequence, time, status, ...own }
  }
  return {
    provider: rewriteOutput((event) => {
      if (!matches(event)) return [event]
      disguises += 1
      disguised.set(disguises, event)
      return [{ type: 'progress', phase: 'processing', queue_position: disguises }]
    }),
    store: rewriteEvents((event) => [unmask(event)])
  }
}
