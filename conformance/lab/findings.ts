/** Something at the desk that no scenario accounts for. Holds no prompt and no key. */
export interface Finding {
  readonly kind:
    | 'unknown_nonce'
    | 'unknown_target'
    | 'followed_redirect'
    | 'bad_request'
    | 'bad_key'
    | 'bad_model'
    | 'needs_socket'
    | 'lab_fault'
  readonly time: number
  readonly target?: string
  readonly detail: string
}

export interface Findings {
  readonly list: readonly Finding[]
  add(finding: Omit<Finding, 'time'>): void
}

const most = 1000

/** Keeps the first thousand findings; later ones would only repeat them. */
export function createFindings(now: () => number): Findings {
  const list: Finding[] = []
  return {
    list,
    add(finding) {
      if (list.length < most) list.push({ time: now(), ...finding })
    }
  }
}
