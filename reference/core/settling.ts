import { isProviderFailure } from './errors.ts'
import type { EventBody } from './event-writer.ts'
import type { Completion } from './output-gate.ts'
import type { Clock, ProviderEvent, ProviderFailure } from './ports.ts'
import { within } from './waiting.ts'

type Step = IteratorResult<readonly ProviderEvent[]>

/** What an adapter told after the cut: that the provider had completed, with the output it came to; or how it left it. */
export type Settled =
  | { readonly completion: Completion; readonly bodies: readonly EventBody[] }
  | { readonly failure?: ProviderFailure }

/** What there is to hear out. */
export interface Settling {
  readonly iterator: AsyncIterator<readonly ProviderEvent[]>
  /** The step that was on its way, or had just come, when the execution was cut. */
  readonly next: Promise<Step>
  readonly withinMs: number
  readonly clock: Clock
  readonly take: (events: readonly ProviderEvent[], bodies: EventBody[]) => Completion | undefined
}

/**
 * Hears an adapter out after a cancel request, for as long as it asked. Nothing is written meanwhile: what it yields counts only if it
 * ends in the provider's own terminal.
 *
 * @see spec/chapters/18-cancellation.md
 */
export async function settle(settling: Settling): Promise<Settled> {
  const settled = await within(hearOut(settling), settling.withinMs, settling.clock)
  return settled === 'late' ? {} : settled
}

async function hearOut({ iterator, next, take }: Settling): Promise<Settled> {
  const bodies: EventBody[] = []
  try {
    for (let step = await next; !step.done; step = await iterator.next()) {
      const completion = take(step.value, bodies)
      if (completion !== undefined) return { completion, bodies }
    }
    return {}
  } catch (thrown) {
    return isProviderFailure(thrown) ? { failure: thrown } : {}
  }
}
