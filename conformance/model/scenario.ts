import type { ProcessSignal } from './process.ts'
import type { CallScript } from './script.ts'

/**
 * Which targets a scenario talks to. `only`: one target; `pair`, `chain`: two and three of one dialect; `cross`: one of each dialect;
 * `tools`: one without tool support before two with it; `narrow`: one with a single slot and one place to wait; `spill`: that one before
 * another; `tuned`: one that the extended configuration gives short timeouts and values of its own; `none`: no target has the ability.
 * A scenario over `only | pair | chain | tools | narrow | spill | tuned` is run once for each selected text dialect. `media`: two targets of a queue
 * dialect; such a scenario, or one over `only` of a queue dialect, names its dialect.
 */
export type Group = 'only' | 'pair' | 'chain' | 'cross' | 'tools' | 'narrow' | 'spill' | 'tuned' | 'media' | 'none'

/** What must be there for a scenario to make sense. A feature name stands for a claimed feature. */
export type Need = 'two_dialects' | 'config_extended' | 'socket' | 'restart' | (string & {})

/** One thing the client side does, in order. `run` steps of one scenario may overlap through `background`. */
export type ClientStep =
  /** Submits the scenario's request (merged with `patch`). `as` names the execution (default `main`). */
  | {
      readonly do: 'submit'
      readonly as?: string
      readonly key?: string
      readonly patch?: Readonly<Record<string, unknown>>
      readonly accept?: string
      /** The requirement that this step breaks on purpose; the run's other submits are its twin without the fault. */
      readonly breaks?: string
      /** The requirement that is kept only if this step is accepted. */
      readonly accepts?: string
      /** Sends these bytes in place of the request, as they are. `{{nonce}}` and `{{ability}}` are filled in. */
      readonly raw?: string
      /** What stands for `{{<name>}}` in `raw`. The step is left out where a limit is too far away to be reached. */
      readonly repeat?: Readonly<Record<string, Repeat>>
      /** The same for bytes that are no text (invalid UTF-8). */
      readonly raw_base64?: string
      /** Several values are several header lines of that name. */
      readonly headers?: Readonly<Record<string, string | readonly string[]>>
      /** Puts `label-<name>-<nonce>` in place of the bare nonce, so that the ledger tells the provider requests of executions apart that overlap. */
      readonly label?: string
      /** Sends the same request so many times at once (default 1); the answers are all in the transcript. */
      readonly times?: number
      /** Put behind the path, without its question mark. */
      readonly query?: string
      /** Looks at the execution on every reading operation in the moment in which its id is told. */
      readonly look?: boolean
      /** Goes on with the next step if there is no answer by then; the answer still counts when it comes. */
      readonly patience_ms?: number
      /**
       * Goes on with an execution of the run whose result was asked for before: its input, what its model said (state, text, tool calls),
       * then the input of this step.
       */
      readonly continues?: string
    }
  /** Reads the log. Ends at end of stream, or after `events` events (then the client closes). `as` names the reader. */
  | {
      readonly do: 'read'
      readonly of?: string
      readonly as?: string
      readonly after?: number | string
      readonly via?: 'query' | 'header' | 'both'
      readonly header_after?: number | string
      readonly events?: number
      /** Starts reading and goes on with the next step; `join` waits for it. */
      readonly background?: boolean
      readonly pace_ms?: number
      /** Takes nothing more from the connection after so many events, until a `go_on` of this reader. */
      readonly pause_after?: number
      /** Leaves after so many comments. */
      readonly comments?: number
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly do: 'join'; readonly reader: string }
  /** Waits until one of the readers has ended, whichever it is. */
  | { readonly do: 'either'; readonly readers: readonly string[] }
  | {
      readonly do: 'cancel'
      readonly of?: string
      readonly headers?: Readonly<Record<string, string>>
      /** Sends so many at once (default 1). */
      readonly times?: number
      /** Goes on with the next step while the request is on its way. */
      readonly background?: boolean
    }
  | { readonly do: 'go_on'; readonly reader: string }
  | { readonly do: 'snapshot'; readonly of?: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly do: 'result'; readonly of?: string; readonly headers?: Readonly<Record<string, string>> }
  /** Asks for the snapshot, again and again, until it tells that the execution has ended, or patience does. */
  | { readonly do: 'ended'; readonly of?: string }
  /** Waits until a provider call has reached the barrier. */
  | { readonly do: 'reached'; readonly barrier: string }
  | { readonly do: 'release'; readonly barrier: string }
  /** Waits until a reader in the background was given an event of this type, a second at most: some runtimes hold events back. */
  | { readonly do: 'given'; readonly reader: string; readonly event: string }
  /** Any HTTP exchange; the path may hold `{id}` (of `main`). `host` and others are sent as given. */
  | {
      readonly do: 'request'
      readonly method: string
      readonly path: string
      readonly headers?: Readonly<Record<string, string | readonly string[]>>
      readonly body?: string
      /** Repeats a character to make a large body: `{char, bytes}` is put where the body holds `{{fill}}`. */
      readonly fill?: { readonly char: string; readonly bytes: number }
      readonly as?: string
      /** The requirement that this step breaks on purpose; the run's other submits are its twin without the fault. */
      readonly breaks?: string
    }
  /** Reads the log once more from every cursor 0…last (and one past the end). */
  | { readonly do: 'sweep'; readonly of?: string }
  /**
   * Signals the runtime's process. After SIGTERM `GET /v1/runtime` is asked until it tells of the stop or nobody answers; after SIGKILL the
   * process is gone when the next step begins. A scenario with this step has a runtime of its own. `within_ms`: at a moment that the run's
   * seed draws, at most so many milliseconds after the step before it.
   */
  | { readonly do: 'signal'; readonly signal: ProcessSignal; readonly within_ms?: number }
  /**
   * Waits until the process has ended and starts it again: the same port, configuration, environment and data directory. `unready`: goes on
   * at once, whether or not it is ready, as somebody does who kills it while it recovers.
   */
  | { readonly do: 'start'; readonly unready?: boolean }

/** Limits that a runtime may publish, and that bound one request. */
export type RequestLimit = 'body_bytes' | 'parts' | 'uri_length' | 'json_depth'

/**
 * A text so many times over; `#` in it is the number of the copy, from 1. `limit`: as many as the runtime publishes, else as the
 * specification asks for at least, and `plus` more; for `body_bytes` as many as make the whole body so long. `most`: where the limit is too far away, so many stand for it.
 */
export interface Repeat {
  readonly text: string
  readonly times: number | { readonly limit: RequestLimit; readonly plus?: number; readonly most?: number }
}

/** A whole test case as data. `calls[i]` is what the i-th target of the group does on its 1st, 2nd, … generating call. */
export interface Scenario {
  readonly id: string
  readonly title: string
  readonly group: Group
  readonly needs?: readonly Need[]
  /** Merged over `{ability, input: [{type: 'text', text: nonce}]}`. */
  readonly request?: Readonly<Record<string, unknown>>
  readonly calls: readonly (readonly CallScript[])[]
  /** Default: submit, read to the end, sweep-free snapshot and result, one replay from 0. */
  readonly client?: readonly ClientStep[]
  /** Restricts the scenario to these dialects (a wire form that only one has). */
  readonly dialects?: readonly string[]
  /** `admission`: a 429 is an answer here and no reason to come back later; `once`: one dialect is enough; `heavy`: not for every mutant; `unread`: its logs are too long to be read once more at the end. */
  readonly tags?: readonly string[]
  /**
   * Fields of the runtime configuration that differ in this scenario: it is run against a runtime of its own, which the kit starts beside
   * the other one.
   */
  readonly configuration?: Readonly<Record<string, unknown>>
  /** Environment variables of that runtime beside the usual ones. */
  readonly environment?: Readonly<Record<string, string>>
  /** The least patience that the scenario needs, whatever the run's own, in milliseconds. */
  readonly patience_ms?: number
}

/** The steps of a scenario that names none. */
export const defaultClient: readonly ClientStep[] = [
  { do: 'submit' },
  { do: 'read', as: 'live' },
  { do: 'snapshot' },
  { do: 'result' },
  { do: 'read', as: 'replay', after: 0 }
]

/** Whether the scenario stops, kills or starts its runtime, which nobody else may then use. */
export const ownsProcess = ({ client = [] }: Scenario): boolean =>
  client.some((step) => step.do === 'signal' || step.do === 'start')
