import type { Clock } from '../../core/ports.ts'

/**
 * Pauses between two status requests, milliseconds. A small model is done in a fraction of a second, so the first pauses are short; from
 * the seventh on they are longer than the half second at which the provider's own client asks, and a job of minutes is asked for every
 * two seconds. The first one is the floor: no answer makes us ask faster.
 */
export const pollPauses = { firstMs: 50, growth: 1.5, longestMs: 2000 } as const

/** The pauses in order, without end; a wish of the provider's own replaces one that is shorter. */
export function createPauses(): (wishMs?: number) => number {
  let nextMs: number = pollPauses.firstMs
  return (wishMs = 0) => {
    const pauseMs = Math.max(nextMs, wishMs)
    nextMs = Math.min(nextMs * pollPauses.growth, pollPauses.longestMs)
    return pauseMs
  }
}

/** Waits on the clock; rejects with the signal's reason as soon as it aborts. */
export function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const leave = (): void => {
      stop()
      reject(signal.reason)
    }
    const stop = clock.after(ms, () => {
      signal.removeEventListener('abort', leave)
      resolve()
    })
    signal.addEventListener('abort', leave, { once: true })
  })
}

/** A signal that aborts some time after another one did. */
export interface Grace {
  readonly signal: AbortSignal
  /** Nothing needs it any more: no timer and no listener stays. */
  end(): void
}

/** The time that is left, once `signal` aborts, for leaving the provider in order: `ms`, and not renewed. */
export function graceAfter(signal: AbortSignal, clock: Clock, ms: number): Grace {
  const controller = new AbortController()
  let stop: (() => void) | undefined
  const begin = (): void => {
    stop = clock.after(ms, () => controller.abort(new Error('the time for leaving the provider is over')))
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return {
    signal: controller.signal,
    end() {
      signal.removeEventListener('abort', begin)
      stop?.()
    }
  }
}
