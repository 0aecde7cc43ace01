/** What `--max-time` allows. */
export interface TimeLimit {
  /** Aborts when no new run may start: a little before the end, so that what failed can be looked into. Also when the user leaves. */
  readonly starting: AbortSignal
  /** Aborts when the time is up, or the user leaves. */
  readonly end: AbortSignal
  /** Whether runs were kept from starting by the time, not by the user. */
  ended(): boolean
  /** Milliseconds to the end; `undefined` without a limit. */
  leftMs(): number | undefined
  stop(): void
}

/** A tenth of the time, and at most a minute, is kept for runs that must be made again and for shrinking. */
const keptShare = 0.1
const keptAtMostMs = 60_000

/** Starts the time; without a limit the signals are the user's alone. */
export function createTimeLimit(maxMs: number | undefined, user: AbortSignal): TimeLimit {
  if (maxMs === undefined) {
    return { starting: user, end: user, ended: () => false, leftMs: () => undefined, stop: () => undefined }
  }
  const started = performance.now()
  const [starting, end] = [new AbortController(), new AbortController()]
  const timers = [
    setTimeout(() => starting.abort('time'), maxMs - Math.min(maxMs * keptShare, keptAtMostMs)),
    setTimeout(() => end.abort('time'), maxMs)
  ]
  return {
    starting: AbortSignal.any([user, starting.signal]),
    end: AbortSignal.any([user, end.signal]),
    ended: () => starting.signal.aborted && !user.aborted,
    leftMs: () => Math.max(0, maxMs - (performance.now() - started)),
    stop: () => timers.forEach(clearTimeout)
  }
}
