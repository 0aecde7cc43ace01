/** What the lab saw of one provider request. Times are the lab's monotonic milliseconds. Nothing here holds a prompt or a key. */
export interface LedgerRequest {
  readonly kind: 'ledger.request'
  readonly time: number
  /** Unique in the run. */
  readonly request: number
  readonly target: string
  readonly dialect: string
  readonly method: string
  readonly path: string
  /** False for `/models` probes and the like. */
  readonly generating: boolean
  /** The scenario nonce found in the input; absent when none was known. */
  readonly nonce?: string
  /** The name in a `label-<name>-<nonce>` of its input: which of several submits of the run it serves. */
  readonly label?: string
  /** Which of the target's scripts it met, from 1: without labels, that is the first, second, … generating request of this nonce there. */
  readonly call?: number
  /** It holds no nonce at all, of this run or of any other. */
  readonly nonceless?: true
  /** Which configured key was presented: the id of the target that owns it, `none`, or `unknown`. */
  readonly credentialOf: string
  readonly model?: string
  /** SHA-256 of the body's canonical content without what names the target (model). */
  readonly contentHash?: string
  readonly headerNames: readonly string[]
  /** Values of the few headers that a specification prescribes and that hold nothing of the caller's. */
  readonly headers?: Readonly<Record<string, string>>
  /** Marks of the scenario (`trap-<name>-<nonce>`) found anywhere in the request, by their names. */
  readonly traps?: readonly string[]
  /** Marks of the caller's input (`part-<name>-<nonce>`) that stand in the body, by their names in the order of their first appearance. */
  readonly marks?: readonly string[]
  /** What a generating request of a text dialect asks for. */
  readonly asked?: AskedFacts
  /** Chat Completions: whether the answer to a generating request tells its counters; a stream does only where that is asked for. */
  readonly usageAsked?: boolean
  /** Queue dialects: which step of a job this is, and which request submitted it. The submit itself is the generating request. */
  readonly queue?: { readonly step: 'submit' | 'status' | 'result' | 'cancel'; readonly submitted: number }
  /** What answered: the scenario's script; or the lab itself, because of the key, the model, the request's shape, or a call too many. */
  readonly answeredBy?:
    | 'script'
    | 'unscripted'
    | 'unknown_nonce'
    | 'bad_key'
    | 'bad_model'
    | 'bad_request'
    | 'probe'
    | 'elsewhere'
}

/** One piece of what a provider was told, in order. Texts and bytes are told by their hash. */
export type AskedPiece =
  | { readonly kind: 'text'; readonly role: string; readonly hash: string }
  | { readonly kind: 'media'; readonly role: string; readonly hash: string }
  /** `id`: hash of the provider's id of the call. Arguments are hashed as JSON, whatever their spelling. */
  | { readonly kind: 'call'; readonly id: string; readonly name: string; readonly hash: string }
  /** `of`: the place among the calls of this request that its id names, -1 where it names none. */
  | { readonly kind: 'result'; readonly of: number; readonly hash: string; readonly error: boolean }
  /** The provider's own state. `own`: word for word what this target said in this scenario. */
  | { readonly kind: 'state'; readonly own: boolean }

/** A provider request in neutral words, as far as the protocol has such words. */
export interface AskedFacts {
  /** Hash of the system text. */
  readonly system?: string
  readonly pieces: readonly AskedPiece[]
  readonly tools: readonly { readonly name: string; readonly parameters: string; readonly description?: string }[]
  /** `auto`, `none`, `required`, or `tool:<name>`. */
  readonly toolChoice?: string
  readonly parallel?: boolean
  /** Hash of the schema of the output. */
  readonly schema?: string
  /** Parameters of the feature `generation` by their neutral names. */
  readonly parameters: Readonly<Record<string, unknown>>
}

export interface LedgerBytes {
  readonly kind: 'ledger.bytes'
  readonly time: number
  readonly request: number
  /** Body bytes written so far. */
  readonly written: number
}

/** A barrier of the script was reached. */
export interface LedgerBarrier {
  readonly kind: 'ledger.barrier'
  readonly time: number
  readonly request: number
  readonly barrier: string
}

/** The barrier was released, and the script went on. */
export interface LedgerPassed {
  readonly kind: 'ledger.passed'
  readonly time: number
  readonly request: number
  readonly barrier: string
}

/** How the exchange ended: `done` by script, `aborted` by the runtime before the script was through. */
export interface LedgerEnd {
  readonly kind: 'ledger.end'
  readonly time: number
  readonly request: number
  readonly how: 'done' | 'aborted'
  readonly written: number
}

export type LedgerItem = LedgerRequest | LedgerBytes | LedgerBarrier | LedgerPassed | LedgerEnd
