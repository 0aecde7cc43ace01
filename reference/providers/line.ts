import { networkFailure } from './network-failure.ts'

/** The one connection of an attempt and everything that can end it: the caller, a limit, ourselves. The first reason stands. */
export interface Line {
  readonly signal: AbortSignal
  /** Waits for a step of the exchange, but not longer than the line lives: a `fetch` that is not ours may ignore its signal. */
  wait<T>(step: Promise<T>): Promise<T>
  /** Ends the exchange; what waits rejects with `reason`. Never waits for the body's own cancellation, which may hang. */
  cut(reason: unknown): void
  /** The exchange is over by itself. */
  release(): void
}

export function createLine(outer: AbortSignal): Line {
  const inner = new AbortController()
  let ending: { readonly reason: unknown } | undefined
  let reject: ((reason: unknown) => void) | undefined

  function cut(reason: unknown): void {
    if (ending !== undefined) return
    ending = { reason }
    outer.removeEventListener('abort', aborted)
    reject?.(reason)
    inner.abort()
  }
  function aborted(): void {
    cut(outer.reason)
  }
  outer.addEventListener('abort', aborted)
  if (outer.aborted) aborted()

  return {
    signal: inner.signal,
    cut,
    release() {
      ending ??= { reason: undefined }
      outer.removeEventListener('abort', aborted)
    },
    wait(step) {
      return new Promise((resolve, fail) => {
        if (ending !== undefined) {
          step.catch(() => undefined)
          return fail(ending.reason)
        }
        reject = fail
        step.then(resolve, (error) => fail(ending === undefined ? networkFailure(error) : ending.reason))
      })
    }
  }
}
