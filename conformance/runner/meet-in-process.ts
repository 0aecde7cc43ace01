import type { RuntimeInfo } from '../../generated/types.ts'
import type { ClientBase } from '../client/index.ts'
import { type Lab, labFetch, runtimeConfig, withRefused } from '../lab/index.ts'
import { configuredTargets } from '../lab/topology.ts'
import type { LabTarget } from '../model/topology.ts'
import { labTargetsJson, type Meeting } from './meet.ts'
import type { OwnRuntime, OwnWishes } from './own-runtime.ts'
import { createProcessFace, type MortalRuntime, type ProcessFace } from './process-face.ts'
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

/**
 * Builds a runtime in this process; `stop` is called at the end, and where a scenario asks its runtime to stop. A runtime that offers
 * `kill` too is judged by scenarios that kill it: the next one that is built with the same parts finds what it had made durable.
 */
export type InProcessRuntime = (parts: InProcessParts) => Promise<MortalRuntime>

/** Meets a runtime through a `fetch`-shaped function. */
export function meetInProcess(create: InProcessRuntime): Meeting {
  return {
    mode: 'in-process',
    subject: 'in process',
    labPort: 0,
    stableKeys: false,
    meet: (lab, _scan, configDialect, _signal, fields) =>
      meetFace(create, lab, configDialect, fields === undefined ? {} : { fields }),
    own: (lab, _scan, configDialect, _signal, wishes) => meetFace(create, lab, configDialect, wishes)
  }
}

async function meetFace(
  create: InProcessRuntime,
  lab: Lab,
  configDialect: 'base' | 'extended',
  { fields: wished, environment }: OwnWishes
): Promise<OwnRuntime> {
  const { targets, fields } = withRefused(lab.targets, lab.desk.origins.refusing, wished)
  const parts: InProcessParts = {
    config: { ...runtimeConfig(targets, configDialect), ...fields },
    env: { ...environment, ...lab.keys, LAB_TARGETS: labTargetsJson(configuredTargets(targets, configDialect)) },
    targets,
    fetch: labFetch(lab.desk)
  }
  const face = await createProcessFace(() => create(parts))
  const base = { fetch: face.fetch }
  const asked = await askRuntime(base)
  if ('info' in asked) return ownRuntimeOf(face, base, asked.info)
  await face.stop()
  throw new NotWired(`GET /v1/runtime ${asked.problem}; ${asked.fix}`)
}

/** A runtime behind a face as scenarios have it. */
export function ownRuntimeOf(face: ProcessFace, base: ClientBase, info: RuntimeInfo): OwnRuntime {
  return {
    base,
    info,
    signals: face.signals,
    stop: () => face.stop(),
    signal: (name) => face.signal(name),
    gone: () => face.ended(),
    launch: () => face.start(),
    async start() {
      await face.start()
      return 'info' in (await askRuntime(base))
    }
  }
}
