import type { FetchLike } from '../client/index.ts'
import { labFetch, runtimeConfig } from '../lab/index.ts'
import type { LabTarget } from '../model/topology.ts'
import { labTargetsJson, type Meeting } from './meet.ts'
import { askRuntime } from './ready.ts'
import { NotWired } from './usage-error.ts'

/** What an in-process runtime is built from. */
export interface InProcessParts {
  /** Configuration as the spawn contract's file has it. */
  readonly config: unknown
  /** Key variables and `LAB_TARGETS`. */
  readonly env: Readonly<Record<string, string>>
  readonly targets: readonly LabTarget[]
  /** The runtime's way to its providers. */
  readonly fetch: typeof globalThis.fetch
}

/** Builds a runtime in this process; `stop` is called at the end. */
export type InProcessRuntime = (
  parts: InProcessParts
) => Promise<{ readonly fetch: FetchLike; readonly stop?: () => Promise<void> }>

/** Meets a runtime through a `fetch`-shaped function. */
export function meetInProcess(create: InProcessRuntime): Meeting {
  return {
    mode: 'in-process',
    subject: 'in process',
    labPort: 0,
    stableKeys: false,
    async meet(lab, _scan, configDialect, _signal, fields) {
      const runtime = await create({
        config: { ...runtimeConfig(lab.targets, configDialect), ...fields },
        env: { ...lab.keys, LAB_TARGETS: labTargetsJson(lab.targets) },
        targets: lab.targets,
        fetch: labFetch(lab.desk)
      })
      const stop = async () => runtime.stop?.()
      const base = { fetch: runtime.fetch }
      const asked = await askRuntime(base)
      if ('problem' in asked) {
        await stop()
        throw new NotWired(`GET /v1/runtime ${asked.problem}; ${asked.fix}`)
      }
      return { base, info: asked.info, stop }
    }
  }
}
