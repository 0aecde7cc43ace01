/** What the measuring process tells a server process. */
export interface FanoutOrder {
  readonly kind: 'fanout'
  readonly perTick: number
}

export type ServerOrder =
  | { readonly kind: 'listen' }
  | { readonly kind: 'load'; readonly body: string; readonly submission: string }
  | FanoutOrder
  | { readonly kind: 'memory' }

/** What a runtime execution of the benchmarks does, said in its `metadata`. */
export interface BenchPlan {
  readonly deltas: number
  readonly perTick: number
  /** Waits for the `fanout` order before the first delta. */
  readonly gated: boolean
}
