import { ModelRuntimeError } from './errors.ts'

/** The lifetime of some work: ended by the caller's signal, by a timeout, or by `close`. */
export interface Scope {
  readonly signal: AbortSignal
  /** Settles like `work`, or rejects at once when the scope ends, whatever `work` does then; ends the scope after `timeoutMs`. */
  race<Value>(work: Promise<Value>, timeoutMs?: number): Promise<Value>
  /** Waits; rejects at once when the scope ends. */
  sleep(milliseconds: number): Promise<void>
  /** Ends the scope, and with it every socket that was opened under its signal. */
  close(): void
}

/** The longest delay that a timer can hold; a longer one would fire at once. */
const longest = 2 ** 31 - 1

const aborted = (reason?: unknown) =>
  reason instanceof ModelRuntimeError
    ? reason
    : new ModelRuntimeError('aborted', 'the caller aborted', { cause: reason })

/** A scope that ends with `parent` too. `AbortSignal.any` would do, but is missing in Node.js 20.0 to 20.2 and holds on to long-lived signals. */
export const createScope = (parent?: AbortSignal): Scope => {
  const controller = new AbortController()
  const { signal } = controller
  const follow = () => controller.abort(aborted(parent?.reason))
  if (parent?.aborted) follow()
  parent?.addEventListener('abort', follow)

  const race = <Value>(work: Promise<Value>, timeoutMs = longest): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      const stop = () => reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop)
      const late = () => controller.abort(new ModelRuntimeError('timeout', `silent for ${timeoutMs} ms`))
      const timer = setTimeout(late, Math.min(timeoutMs, longest))
      work.then(resolve, reject).then(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      })
    })

  const sleep = (milliseconds: number) =>
    race(
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(milliseconds, longest))
        // Resolved too, so that whoever races it lets go of timer and listener.
        signal.addEventListener('abort', () => resolve(clearTimeout(timer)))
      })
    )

  return {
    signal,
    race,
    sleep,
    close() {
      parent?.removeEventListener('abort', follow)
      controller.abort(aborted())
    }
  }
}
