/** A place among the active executions. `release` may be called any number of times and counts once. */
export interface Ticket {
  release(): void
}

/** Runtime-wide admission: a bounded number of executions from their submit until their outcome is decided. */
export interface Admission {
  /** A ticket, or nothing when full. */
  enter(): Ticket | undefined
}

/** @see spec/chapters/12-routing.md#flow-control */
export function createAdmission(maxActive: number): Admission {
  let active = 0
  return {
    enter() {
      if (active >= maxActive) return undefined
      active += 1
      let held = true
      return {
        release() {
          if (held) active -= 1
          held = false
        }
      }
    }
  }
}
