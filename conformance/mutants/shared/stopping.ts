import type { Runtime } from '../../../reference/core/runtime-port.ts'
import type { FetchLike } from '../../client/index.ts'
import type { Edits } from '../mutant.ts'

/**
 * A face that knows whether its own runtime was told to stop. Several runtimes may be built from the same edits, one after another: each
 * face belongs to the runtime that was built before it.
 */
export function whileStopping(edit: (app: FetchLike, isStopping: () => boolean) => FetchLike): Edits {
  let stopping = { told: false }
  return {
    runtime(core) {
      const own = { told: false }
      stopping = own
      const stop: Runtime['stop'] = (graceMs) => {
        own.told = true
        return core.stop(graceMs)
      }
      return { ...core, stop }
    },
    app(app) {
      const own = stopping
      return edit(app, () => own.told)
    }
  }
}
