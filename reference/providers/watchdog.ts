import type { Clock } from '../core/ports.ts'
import { afterArrivals } from './limit.ts'

/** Which limit a stream has broken. */
export type Expiry = 'idle' | 'progress'

/** Judges the silence of a provider, not the slowness of whoever takes its output: time between reads does not count. */
export interface Watchdog {
  /** A read begins: time runs. */
  reading(): void
  /** Bytes came: time stands until the next read. */
  heard(): void
  /** They held output. */
  progressed(): void
  stop(): void
}

export interface WatchdogOptions {
  readonly clock: Clock
  readonly idleMs: number
  readonly progressMs: number
  readonly expired: (expiry: Expiry) => void
}

/**
 * One timer for both limits, armed again only when it fires: a read costs no timer. Limits that are not finite are not judged. Nothing has
 * expired before what had arrived by then is read.
 */
export function createWatchdog({ clock, idleMs, progressMs, expired }: WatchdogOptions): Watchdog {
  let lastByte = clock.monotonic()
  let lastOutput = lastByte
  let pausedAt: number | undefined = lastByte
  let cancel: (() => void) | undefined
  let stopped = false

  function judge(arrivalsRead = false): void {
    cancel = undefined
    // While paused nothing is judged; the next read arms the timer again.
    if (stopped || pausedAt !== undefined) return
    const now = clock.monotonic()
    const idleLeft = lastByte + idleMs - now
    const progressLeft = lastOutput + progressMs - now
    const left = Math.min(idleLeft, progressLeft)
    if (left > 0) {
      if (Number.isFinite(left)) cancel = clock.after(left, () => judge())
    } else if (arrivalsRead) expired(idleLeft <= progressLeft ? 'idle' : 'progress')
    else cancel = afterArrivals(() => judge(true))
  }

  return {
    reading() {
      if (pausedAt === undefined) return
      const paused = clock.monotonic() - pausedAt
      lastByte += paused
      lastOutput += paused
      pausedAt = undefined
      if (cancel === undefined) judge()
    },
    heard() {
      lastByte = clock.monotonic()
      pausedAt = lastByte
    },
    progressed() {
      lastOutput = clock.monotonic()
    },
    stop() {
      stopped = true
      cancel?.()
    }
  }
}
