import type { Clock } from '../core/ports.ts'

/** Lets go what has outlived its retention, now and when the next is due. */
export interface Sweeping {
  sweep(): void
  /** Nothing goes by itself any more. */
  stop(): void
}

/** `expire` lets go what is due and returns the milliseconds until the next, if there is one. At most one timer waits, for the earliest. */
export function createSweeping(clock: Clock, expire: () => number | undefined): Sweeping {
  let stopped = false
  let forgetTimer: (() => void) | undefined
  let due = Number.POSITIVE_INFINITY
  function sweep(): void {
    const next = expire()
    if (next === undefined || stopped) return
    const at = clock.monotonic() + next
    if (at >= due) return
    forgetTimer?.()
    due = at
    const again = (): void => {
      due = Number.POSITIVE_INFINITY
      sweep()
    }
    forgetTimer = clock.after(next, again, { background: true })
  }
  return {
    sweep,
    stop() {
      stopped = true
      forgetTimer?.()
    }
  }
}
