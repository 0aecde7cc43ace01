import type { Clock } from './ports.ts'

/** A clock for tests: it stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves both clocks on, firing each timer at its own time and letting its consequences run before the next. */
  advance(byMs: number): Promise<void>
  /** Moves the wall clock alone, as an operator or NTP does. */
  stepWall(byMs: number): void
  /** The delays still ahead, ascending, in milliseconds from now; background timers left out. */
  waits(): readonly number[]
}

interface Timer {
  readonly due: number
  readonly background: boolean
  readonly fire: () => void
}

/** Lets every promise continuation that is ready run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A {@link ManualClock} that starts at `wall` (milliseconds since the epoch). */
export function createManualClock(wall = Date.UTC(2026, 10, 30, 12)): ManualClock {
  const timers = new Set<Timer>()
  let elapsed = 0
  let wallOffset = wall
  const earliest = (): Timer | undefined => [...timers].sort((a, b) => a.due - b.due)[0]
  return {
    now: () => wallOffset + elapsed,
    monotonic: () => elapsed,
    after(delayMs, fire, options) {
      const timer: Timer = { due: elapsed + Math.max(delayMs, 0), fire, background: options?.background === true }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(byMs) {
      const until = elapsed + byMs
      await settle()
      for (let next = earliest(); next !== undefined && next.due <= until; next = earliest()) {
        elapsed = Math.max(elapsed, next.due)
        timers.delete(next)
        next.fire()
        await settle()
      }
      elapsed = until
      await settle()
    },
    stepWall(byMs) {
      wallOffset += byMs
    },
    waits: () =>
      [...timers]
        .filter((timer) => !timer.background)
        .map((timer) => timer.due - elapsed)
        .sort((a, b) => a - b)
  }
}
