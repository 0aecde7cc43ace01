/** What a worker is told: what to run, and how. It begins once told. */
export interface WorkerOrder {
  readonly url: string
  readonly name: string
  readonly leaseMs: number
  readonly numbers: readonly number[]
  readonly concurrency: number
  /** Between two appends of an execution, in milliseconds: a slow provider. */
  readonly paceMs: number
}

/** What a worker tells of one execution, as it happens: what it was acknowledged, and nothing before it was. */
export type WorkerNews =
  | { readonly kind: 'created'; readonly number: number; readonly executionId: string }
  | { readonly kind: 'replayed'; readonly number: number; readonly executionId: string }
  | { readonly kind: 'stored'; readonly executionId: string; readonly last: number; readonly ended: boolean }
  /** An append was refused (or its fate is unknown) and the worker left the execution alone. */
  | { readonly kind: 'left'; readonly executionId: string; readonly why: string }
  | { readonly kind: 'done' }

/** The text of the delta with a sequence: it tells whose and which it is. */
export const deltaOf = (executionId: string, sequence: number): string => `${executionId} ${sequence}`

/** Two numbers share a key now and then, so that workers claim the same at once. */
export const keyOf = (number: number): string => `key-${number % 10 === 0 ? Math.floor(number / 20) * 20 : number}`
