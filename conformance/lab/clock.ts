/** Where ledger times come from: monotonic milliseconds, the same source as the client side's. */
export interface LabClock {
  monotonic(): number
}

/** The process's own monotonic clock. */
export const labClock: LabClock = { monotonic: () => performance.now() }
