/** Monotonic milliseconds from an arbitrary origin; lab and client must share one so that their items merge in time order. */
export interface MonotonicClock {
  monotonic(): number
}

/** The process's own monotonic clock. */
export const processClock: MonotonicClock = { monotonic: () => performance.now() }
