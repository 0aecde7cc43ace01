import type { Clock } from '../core/ports.ts'

/**
 * Calls `fire` once `delayMs` have passed and everything that had arrived by then has been read: a process that was busy must not take
 * its own slowness for the silence of a provider. Returns its cancellation.
 */
export function createLimit(clock: Clock, delayMs: number, fire: () => void): () => void {
  let stop = clock.after(delayMs, () => {
    stop = afterArrivals(fire)
  })
  return () => stop()
}

/** Calls back behind whatever the sockets hold now. */
export function afterArrivals(callback: () => void): () => void {
  const turn = setImmediate(callback)
  return () => clearImmediate(turn)
}
