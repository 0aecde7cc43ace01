import type { Clock } from '../core/ports.ts'

/** Tells each who waits when it has waited too long. */
export interface SilenceWatch {
  /** Calls `broken` once after the silence, unless the returned function is called first. */
  watch(broken: () => void): () => void
}

/**
 * Watches any number of silences of one length with one timer: who came first is due first, so a set in order of arrival is the
 * whole schedule, and a stream that is busy costs two set operations an event in place of a timer.
 */
export function createSilenceWatch(clock: Clock, silenceMs: number): SilenceWatch {
  const entries = new Set<{ readonly due: number; readonly broken: () => void }>()
  let armed = false

  function arm(): void {
    const [first] = entries
    armed = first !== undefined
    if (first) clock.after(Math.max(0, first.due - clock.monotonic()), judge, { background: true })
  }

  function judge(): void {
    const now = clock.monotonic()
    for (const entry of entries) {
      if (entry.due > now) break
      entries.delete(entry)
      entry.broken()
    }
    arm()
  }

  return {
    watch(broken) {
      const entry = { due: clock.monotonic() + silenceMs, broken }
      entries.add(entry)
      if (!armed) arm()
      return () => entries.delete(entry)
    }
  }
}
