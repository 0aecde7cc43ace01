/** Where ledger times come from: monotonic milliseconds, the same source as the client side's. */
export interface LabClock {
  monotonic(): number
  /** Milliseconds of the calendar, for dates that a provider tells. */
  wall(): number
}

/** The process's own monotonic clock. */
export const labClock: LabClock = { monotonic: () => performance.now(), wall: () => Date.now() }
