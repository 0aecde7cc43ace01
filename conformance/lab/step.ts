/** One thing a driver does. Steps are the whole interface between scripts and sockets. */
export type Step =
  | { readonly do: 'head'; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  /** Body bytes. `alone`: written and flushed before anything else, so that it can be a segment of its own. */
  | { readonly do: 'bytes'; readonly bytes: Uint8Array; readonly alone: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'barrier'; readonly name: string }
  /** Clean end of the body. */
  | { readonly do: 'end' }
  /** Silence until the peer leaves. */
  | { readonly do: 'stall' }
  /** TCP reset. */
  | { readonly do: 'reset' }
  /** The socket is closed with FIN, whatever HTTP still owes. */
  | { readonly do: 'fin' }
  /** Bytes on the connection outside HTTP's framing. */
  | { readonly do: 'raw'; readonly bytes: Uint8Array }
