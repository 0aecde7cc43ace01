import type { MetRuntime } from './meet.ts'

/** Fields of a runtime configuration that differ from the usual. */
export type Overrides = Readonly<Record<string, unknown>>

/** Runtimes beside the one that is judged, each with a configuration that differs in a few fields. */
export interface SideRuntimes<T> {
  /** The one with these fields; started when it is first asked for. Rejects, each time, where it could not be started. */
  get(fields: Overrides): Promise<T>
  /** Stops all that were started. */
  stop(): Promise<void>
}

/** `meet` starts a runtime; `use` makes of it what callers need. */
export function createSideRuntimes<T>(
  meet: (fields: Overrides) => Promise<MetRuntime>,
  use: (runtime: MetRuntime) => T
): SideRuntimes<T> {
  const met = new Map<string, Promise<MetRuntime>>()
  return {
    async get(fields) {
      const key = JSON.stringify(fields)
      const known = met.get(key) ?? meet(fields)
      met.set(key, known)
      return use(await known)
    },
    async stop() {
      const settled = await Promise.allSettled(met.values())
      await Promise.all(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])))
    }
  }
}
