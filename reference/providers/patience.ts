import type { Clock } from '../core/ports.ts'

/** A bound on how long several chunks together are waited for, where what they hold is worth having but decides nothing. */
export interface Patience {
  /** The next chunk; undefined once patience is over, or the body. */
  wait(chunk: Promise<Uint8Array | undefined>, signal: AbortSignal): Promise<Uint8Array | undefined>
  /** Whether it ended before the body did. */
  readonly over: boolean
  end(): void
}

/** Patience that begins now and lasts `ms` milliseconds. */
export function createPatience(clock: Clock, ms: number): Patience {
  let over = false
  let end = (): void => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = clock.after(ms, () => {
      over = true
      resolve(undefined)
    })
  })
  return {
    get over() {
      return over
    },
    async wait(chunk, signal) {
      try {
        // First, so that a flood of chunks that are there already does not outlast it.
        return await Promise.race([ended, chunk])
      } catch {
        // How the connection ends says nothing beside what is known already; who gave it up does.
        signal.throwIfAborted()
        return undefined
      }
    },
    end
  }
}
