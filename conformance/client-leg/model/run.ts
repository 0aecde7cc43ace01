import type { ClientRequirementId } from '../../../generated/client-requirements.ts'
import type { DriverCommand, DriverError, JsonObject, ReadingDone } from './driver-protocol.ts'
import type { ExecutionLog } from './execution-log.ts'

/** What was asked of the runtime's face, or of an address that does not exist there. */
export type FaceOperation = 'submit' | 'get' | 'events' | 'result' | 'cancel' | 'runtime' | 'providers' | 'unknown'

/** One request, as the kit's server saw it. Times are milliseconds of one monotonic clock. */
export interface SeenRequest {
  /** Counts from 1 within the scenario. */
  readonly number: number
  readonly operation: FaceOperation
  /** Counts from 1 within the operation. */
  readonly nth: number
  readonly at: number
  readonly method: string
  /** With its query, as it was written. */
  readonly path: string
  readonly executionId?: string
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[]
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
  /** Both places of a cursor, as they were written. */
  readonly cursor: { readonly header?: string; readonly query?: string }
  /** The greater of both; 0 without any. */
  readonly after: number
  /** What the answer came to. */
  readonly answer: SeenAnswer
}

/** How a request was answered so far. */
export interface SeenAnswer {
  status?: number
  /** A whole JSON answer. */
  json?: unknown
  /** Bytes of the body that the socket has taken. */
  bytes: number
  /** The last event whose whole frame was written; 0 before. */
  through: number
  /** The last event whose data is whole, with or without its blank line: the most that a client may have. */
  perhaps: number
  /** When the kit ended the answer: the whole body, a cut or a reset. */
  endedAt?: number
  how?: 'whole' | 'cut' | 'reset'
  /** When the connection or the answer was over, and whether the client was the one to leave. */
  closedAt?: number
  closedBy?: 'client' | 'kit'
  /** Until when the client was asked to wait. */
  notBefore?: number
}

/** How a command ended. `hung`: not within the patience; `died`: the driver's process ended meanwhile. */
export type CommandEnd =
  | { readonly kind: 'done'; readonly done: JsonObject; readonly reading?: ReadingDone }
  | { readonly kind: 'error'; readonly error: DriverError; readonly sequences?: readonly number[] }
  | { readonly kind: 'hung'; readonly afterMs: number }
  | { readonly kind: 'died'; readonly sentence: string }

/** One command and all that the driver said about it. */
export interface CommandRun {
  readonly command: DriverCommand
  readonly toldAt: number
  /** What sets it apart, in words. */
  note?: string
  readonly events: JsonObject[]
  startedId?: string
  end?: CommandEnd
  endedAt?: number
}

/** A scenario once made with a client. */
export interface ClientRun {
  readonly scenario: string
  readonly about: readonly ClientRequirementId[]
  readonly log: ExecutionLog
  /** Every execution that was served, by id; `log` is the first. */
  readonly logs: ReadonlyMap<string, ExecutionLog>
  readonly requests: readonly SeenRequest[]
  /** What arrived at another origin. */
  readonly elsewhere: readonly SeenRequest[]
  readonly commands: readonly CommandRun[]
  /** Texts that belong to the caller alone: values of headers, passwords. */
  readonly secrets: readonly string[]
  /** Texts of strangers' bodies. */
  readonly foreign: readonly string[]
}
