import type { Clock } from './ports.ts'

/** Node's timers silently turn a longer delay into 1 ms. */
const longestTimer = 2 ** 31 - 1

/**
 * The process's own clocks. A timer that fires early (timers and the monotonic clock are rounded differently) is armed again, so that
 * what is judged on `monotonic` afterwards agrees that the time has come.
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(delayMs, fire, options) {
    const due = performance.now() + delayMs
    let timer: NodeJS.Timeout
    const arm = (): void => {
      const left = Math.min(Math.max(Math.ceil(due - performance.now()), 0), longestTimer)
      timer = setTimeout(() => (performance.now() < due ? arm() : fire()), left)
      if (options?.background) timer.unref()
    }
    arm()
    return () => clearTimeout(timer)
  }
}
