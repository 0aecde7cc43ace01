import type { Clock, EventStore } from './ports.ts'
import type { Readers } from './readers.ts'
import type { Submissions } from './submissions.ts'
import { longestSilenceMs, within } from './waiting.ts'

/** A runtime's way to its end. */
export interface Stopping {
  readonly begun: boolean
  /** @see Runtime.stop */
  stop(graceMs: number): Promise<void>
}

/** Running work gets the grace period, is then cut, and the store closes behind it; also behind a write that it never answers. */
export function createStopping(options: {
  readonly submissions: Submissions
  readonly readers: Readers
  readonly store: EventStore
  readonly clock: Clock
}): Stopping {
  const { submissions, readers, store, clock } = options
  let stopping: Promise<void> | undefined

  async function stop(graceMs: number): Promise<void> {
    submissions.refuseNew()
    const ended = submissions.drained()
    await within(ended, graceMs, clock)
    submissions.interruptAll()
    await within(ended, longestSilenceMs, clock)
    await readers.drained()
    await store.close()
  }

  return {
    get begun() {
      return stopping !== undefined
    },
    stop(graceMs) {
      stopping ??= stop(graceMs)
      return stopping
    }
  }
}
