import type { ClientBase } from '../client/index.ts'
import type { Item } from '../model/verdict.ts'
import { askRuntime } from './ready.ts'
import type { EndedCommand } from './spawn.ts'
import { within } from './within.ts'

/** Notices that the runtime is no longer there, so that nobody asks it a thousand times. */
export interface GoneWatch {
  /** Looks at the items of a run: one that was refused makes it ask. */
  look(items: readonly Item[]): void
  /** Aborts once the runtime is gone for certain. */
  readonly signal: AbortSignal
  /** Resolves once it knows what it was asked to find out. */
  settled(): Promise<void>
  /** What became of it, or `undefined` as long as it is there. */
  sentence(): string | undefined
}

/** The exit comes to us a little later than the refusal that it makes. */
const exitComesMs = 1000

/** `ended`: of a command that the kit has started; it tells how it went. */
export function createGoneWatch(base: ClientBase, ended: Promise<EndedCommand> | undefined): GoneWatch {
  const gone = new AbortController()
  let sentence: string | undefined
  let asking: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    const asked = await askRuntime(base)
    asking = undefined
    if (!('problem' in asked) || !asked.gone || gone.signal.aborted) return
    const how = ended && (await within(ended, exitComesMs))
    sentence = how?.sentence ?? `the runtime went away: GET /v1/runtime ${asked.problem}`
    gone.abort('gone')
  }
  return {
    look(items) {
      const refused = items.some((item) => item.kind === 'http.exchange' && item.failure === 'refused')
      if (refused && !gone.signal.aborted) asking ??= ask()
    },
    signal: gone.signal,
    settled: async () => asking,
    sentence: () => sentence
  }
}
