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
  /** 1 for the first generating request of this nonce at this target. */
  readonly call?: number
  /** Which configured key was presented: the id of the target that owns it, `none`, or `unknown`. */
  readonly credentialOf: string
  readonly model?: string
  /** SHA-256 of the body's canonical content without what names the target (model). */
  readonly contentHash?: string
  readonly headerNames: readonly string[]
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

/** How the exchange ended: `done` by script, `aborted` by the runtime before the script was through. */
export interface LedgerEnd {
  readonly kind: 'ledger.end'
  readonly time: number
  readonly request: number
  readonly how: 'done' | 'aborted'
  readonly written: number
}

export type LedgerItem = LedgerRequest | LedgerBytes | LedgerBarrier | LedgerEnd
