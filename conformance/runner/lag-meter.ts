import { type MonotonicClock, processClock } from '../client/index.ts'

/** Tells how long this machine keeps a process waiting that has something to do. */
export interface LagMeter {
  /** The longest delay, in whole milliseconds, of any tick that was due at or after this moment of the clock; at most of the last two minutes. */
  worstSince(time: number): number
  stop(): void
}

const tickMs = 20
const keptMs = 120_000
/** Below this a delay is what timers are like. */
const leastMs = 5

/**
 * Watches the delay of a timer that is due every 20 ms. The kit plays both sides of a runtime in one process beside it, so what delays
 * the kit delays what a timing law compares. It keeps no process alive.
 */
export function createLagMeter(clock: MonotonicClock = processClock): LagMeter {
  const delays: { readonly due: number; readonly late: number }[] = []
  let due = clock.monotonic() + tickMs
  const timer = setInterval(() => {
    const now = clock.monotonic()
    if (now - due >= leastMs) delays.push({ due, late: now - due })
    due = now + tickMs
    while (delays.length > 0 && (delays[0]?.due ?? 0) < now - keptMs) delays.shift()
  }, tickMs)
  timer.unref()
  return {
    worstSince(time) {
      // What is late at this very moment has had no tick yet.
      const pending = clock.monotonic() - due
      // A delay that was under way at the given moment counts: it ended after it.
      const past = delays.filter(({ due: at, late }) => at + late >= time).map(({ late }) => late)
      return Math.round(Math.max(0, pending >= leastMs ? pending : 0, ...past))
    },
    stop: () => clearInterval(timer)
  }
}
