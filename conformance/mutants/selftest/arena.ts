import { requirements } from '../../../generated/requirements.ts'
import type { RuntimeInfo } from '../../../generated/types.ts'
import type { FetchLike } from '../../client/index.ts'
import { createDesk, labFetch, labKeys, labTargets } from '../../lab/index.ts'
import type { DialectName } from '../../model/topology.ts'
import type { Law } from '../../model/verdict.ts'
import type { RunContext } from '../../runner/context.ts'
import { createRunContext, outputScanOf } from '../../runner/create-context.ts'
import { loadSubject } from '../../runner/load-subject.ts'
import { ownRuntimeOf } from '../../runner/meet-in-process.ts'
import type { Surroundings } from '../../runner/needs.ts'
import type { OwnRuntime, OwnWishes } from '../../runner/own-runtime.ts'
import { createProcessFace } from '../../runner/process-face.ts'
import type { Subject } from '../../runner/subject.ts'
import type { Wiring } from '../shared/build-reference.ts'

/** The place where faulty runtimes are judged: one lab in this process for all of them. */
export interface Arena {
  readonly wiring: Wiring
  readonly dialects: readonly DialectName[]
  readonly subject: Subject
  readonly seed: number
  context(runtime: RuntimeFace, patienceMs?: number): RunContext
  surroundings(features: readonly string[]): Surroundings
}

/** What an arena must know of a runtime. */
export interface RuntimeFace {
  readonly fetch: FetchLike
  readonly features: readonly string[]
  /** The limits that it publishes. */
  readonly limits?: unknown
  readonly configured?: (fields: Readonly<Record<string, unknown>>) => RuntimeFace
  /** The same once more, for one scenario alone. */
  readonly anew?: (fields: Readonly<Record<string, unknown>>) => () => RuntimeFace & {
    stop(graceMs?: number): Promise<void>
    kill(): void
  }
}

/** The dialects that the reference has adapters for. */
export const arenaDialects: readonly DialectName[] = ['openai-responses', 'anthropic-messages', 'fal-queue']

/** What running work gets from a runtime that is told to stop and nothing else. */
const usualGraceMs = 3000

/** Far above what any run takes. */
const usualPatienceMs = 15_000

/** Builds the arena; nothing of it needs to be closed. */
export function createArena(seed: number, subject: Subject = loadSubject()): Arena {
  const targets = labTargets(arenaDialects, { origin: 'http://127.0.0.1:4330' })
  const keys = labKeys(targets, seed)
  const desk = createDesk({ targets, keys, seed })
  const scan = outputScanOf(desk)
  const context = (face: RuntimeFace, patienceMs = usualPatienceMs): RunContext => {
    const { fetch, features, limits, configured } = face
    return createRunContext({
      base: { fetch },
      desk,
      targets,
      features,
      limits,
      seed,
      patienceMs,
      scan,
      hearsOutput: true,
      extended: true,
      // A thing that is no runtime has no configuration either.
      configured: async (fields) => context(configured?.(fields) ?? { fetch, features, limits }, patienceMs),
      async own(wishes) {
        const runtime = await ownOf(face, wishes)
        const own = { ...face, fetch: 'fetch' in runtime.base ? runtime.base.fetch : fetch }
        return { context: context(own, patienceMs), runtime }
      }
    })
  }
  return {
    wiring: {
      targets,
      keys,
      refusing: desk.origins.refusing,
      fetch: labFetch(desk),
      log: scan.stream('standard error')
    },
    dialects: arenaDialects,
    subject,
    seed,
    context,
    surroundings: (features) => ({
      mode: 'in-process',
      dialects: arenaDialects,
      features,
      configDialect: 'extended',
      abortVisible: true,
      ownProcess: true,
      signals: ['SIGTERM', 'SIGKILL']
    })
  }
}

/** A runtime for one scenario alone. A thing that is none is left alone by every signal, and comes to its end all the same. */
async function ownOf({ anew, fetch }: RuntimeFace, { fields = {}, environment = {} }: OwnWishes): Promise<OwnRuntime> {
  const graceMs = Number(environment.MODEL_RUNTIME_SHUTDOWN_GRACE_MS ?? usualGraceMs)
  const live = anew?.(fields)
  const face = await createProcessFace(async () => {
    const life = live?.()
    if (life === undefined) return { fetch, stop: async () => undefined, kill: () => undefined }
    return { fetch: life.fetch, stop: () => life.stop(graceMs), kill: () => life.kill() }
  })
  return ownRuntimeOf(face, { fetch: face.fetch }, {} as RuntimeInfo)
}

/** The laws that apply to a runtime which claims these features. */
export function lawsFor({ subject }: Arena, features: readonly string[]): readonly Law[] {
  return subject.laws.filter(({ requirement }) => {
    const { feature } = requirements[requirement]
    return feature === undefined || features.includes(feature)
  })
}
