/** Why an execution is cut from outside its provider's stream. */
export type InterruptionReason = 'cancelled' | 'deadline' | 'shutdown' | 'store_full' | 'store_lost'

/** The one place where cancel, deadline, shutdown and store failures meet: the first observed wins and stays. */
export interface Interruption {
  readonly reason: InterruptionReason | undefined
  /** Returns whether this call decided; after {@link Interruption.close} or an earlier reason it changes nothing. */
  interrupt(reason: InterruptionReason): boolean
  /** Calls back once, synchronously, on interruption; at once if there was one. Returns the end of listening. */
  listen(heard: (reason: InterruptionReason) => void): () => void
  /** The outcome is decided: what comes now comes too late. */
  close(): void
}

/** @see spec/chapters/19-deadline.md */
export function createInterruption(): Interruption {
  const listeners = new Set<(reason: InterruptionReason) => void>()
  let reason: InterruptionReason | undefined
  let closed = false
  return {
    get reason() {
      return reason
    },
    interrupt(why) {
      if (closed || reason !== undefined) return false
      reason = why
      for (const heard of [...listeners]) heard(why)
      listeners.clear()
      return true
    },
    listen(heard) {
      if (reason !== undefined) {
        heard(reason)
        return () => {}
      }
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    close() {
      closed = true
      listeners.clear()
    }
  }
}
