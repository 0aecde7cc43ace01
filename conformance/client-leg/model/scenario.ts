import type { ClientRequirementId } from '../../../generated/client-requirements.ts'
import type { Reply } from '../server/reply.ts'
import type { DriverCommand, DriverOptions, Operation } from './driver-protocol.ts'
import type { ExecutionLog } from './execution-log.ts'
import type { CommandRun, FaceOperation, SeenRequest } from './run.ts'

/** What a scenario's server does with a request. */
export type Serve = (request: SeenRequest, reply: Reply, scene: Scene) => Promise<void> | void

/** What server and conduct of one scenario share. */
export interface Scene {
  readonly log: ExecutionLog
  readonly logs: Map<string, ExecutionLog>
  /** What the caller's side tells the server's, by execution. */
  readonly notes: Map<string, number>
  readonly requests: readonly SeenRequest[]
  /** Root of a second origin that answers nothing but writes down. */
  readonly elsewhere: string
  /** Resolves once the request with this place in its operation has come. */
  readonly seen: (operation: FaceOperation, nth: number) => Promise<SeenRequest>
  /** Named one-way doors between both sides. */
  readonly open: (door: string) => void
  readonly opened: (door: string) => Promise<void>
}

/** A command that was told to the driver. */
export interface Told {
  readonly run: CommandRun
  /** Resolves once it has ended, one way or another. */
  readonly ended: Promise<CommandRun>
  /** Resolves with the count of events once that many were handed out, or the command has ended. */
  readonly handedOut: (count: number) => Promise<number>
}

/** The side of the caller. */
export interface Stage extends Scene {
  readonly baseUrl: string
  /** An origin at which every connection is refused. */
  readonly nowhere: string
  /** Tells the driver a command; base URL, id and the scenario's options are filled in. `note` is for whoever reads of its failure. */
  readonly tell: (op: Operation, fields?: Partial<DriverCommand>, note?: string) => Told
  /** Tells `events` of the scenario's execution and waits for its end. */
  readonly read: (fields?: Partial<DriverCommand>) => Promise<CommandRun>
  readonly wait: (ms: number) => Promise<void>
  /** A command's end is waited for no longer than this. */
  readonly patienceMs: number
}

/** One thing that a legal runtime, or what stands before it, may do, and what the caller does meanwhile. */
export interface ClientScenario {
  /** `<chapter>/<slug>`. */
  readonly id: string
  readonly title: string
  /** The requirements that it was made for. Laws about every run look at it as well. */
  readonly about: readonly ClientRequirementId[]
  readonly log: (seed: string) => ExecutionLog
  /** Answers to `GET …/events`; by default the whole log behind the cursor. */
  readonly events?: Serve
  /** Answers to the other operations in place of the usual ones. */
  readonly face?: Partial<Readonly<Record<FaceOperation, Serve>>>
  readonly options?: DriverOptions
  /** By default: read the execution to its end. */
  readonly conduct?: (stage: Stage) => Promise<void>
  /** Texts that must not come back in errors, apart from the headers in `options`. */
  readonly secrets?: readonly string[]
  readonly foreign?: readonly string[]
  /** It goes by time: a failure counts only if it comes again, alone. */
  readonly timed?: boolean
  /** Made only on request, because it takes minutes. */
  readonly long?: boolean
}
