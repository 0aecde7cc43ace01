import type { Item } from '../model/verdict.ts'

/** Notices a runtime that says more than anybody can keep, run after run. */
export interface FloodWatch {
  /** Looks at the items of a run. */
  look(items: readonly Item[]): void
  /** Aborts once it has seen enough. */
  readonly signal: AbortSignal
  /** What it has seen, or `undefined` as long as that is not enough. */
  sentence(): string | undefined
}

/** Each such run costs seconds, and says no more than the ones before. */
const enough = 12

/** Starts a count. */
export function createFloodWatch(): FloodWatch {
  const stop = new AbortController()
  let flooded = 0
  return {
    look(items) {
      if (items.some((item) => item.kind === 'sse.closed' && item.how === 'overflow')) flooded += 1
      if (flooded === enough) stop.abort('flood')
    },
    signal: stop.signal,
    sentence: () => (flooded < enough ? undefined : `the runtime sent more than the kit keeps in ${enough} runs`)
  }
}
