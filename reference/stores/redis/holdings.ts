/** An execution that this process owns: it alone appends to it. */
export interface Owned {
  /** The token that it was claimed with. */
  readonly token: string
  /** The sequence of its last event; 0 while the claim is under way. */
  last: number
  cancelRequested: boolean
  readonly cancelWatchers: Set<() => void>
}

/** Executions that this process owns, by id. */
export type Holdings = Map<string, Owned>

/** Tells all who wait for a wish to cancel. */
export function hearCancel(owned: Owned): void {
  owned.cancelRequested = true
  for (const heard of [...owned.cancelWatchers]) heard()
}
