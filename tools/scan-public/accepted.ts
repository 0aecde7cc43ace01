/** Something in the history that may stay: versions of files cannot be changed any more, and by its id a version is known for ever. */
export interface Accepted {
  /** How the id of the file's version begins. */
  readonly version: string
  readonly rule: string
  /** Why it does no harm. */
  readonly reason: string
}

export const acceptedInHistory: readonly Accepted[] = [
  {
    version: 'd42dd11b0092',
    rule: 'host of a registry',
    reason:
      'An earlier test named the host of the public npm registry as one that may stand anywhere; no other name was meant.'
  }
]

/** Whether a finding is one of them. `name` is that of a text of the history: `<12 digits of the id>:<file>`. */
export function isAccepted({ name, rule }: { readonly name: string; readonly rule: string }): boolean {
  return acceptedInHistory.some((one) => name.startsWith(`${one.version}:`) && rule === one.rule)
}
