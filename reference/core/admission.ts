/** A place among the active executions. `release` may be called any number of times and counts once. */
export interface Ticket {
  release(): void
}

/** Runtime-wide admission: a bounded number of executions, and of request bytes that they hold, until their outcome is decided. */
export interface Admission {
  /** A ticket for a request of so many bytes, or nothing when full. */
  enter(bytes: number): Ticket | undefined
}

/** What requests with inline media may hold together; one alone is always taken. */
const mostBytes = 512 * 1024 * 1024

/** @see spec/chapters/12-routing.md#flow-control */
export function createAdmission(maxActive: number, maxBytes = mostBytes): Admission {
  let active = 0
  let held = 0
  return {
    enter(bytes) {
      if (active >= maxActive || (active > 0 && held + bytes > maxBytes)) return undefined
      active += 1
      held += bytes
      let inside = true
      return {
        release() {
          if (!inside) return
          inside = false
          active -= 1
          held -= bytes
        }
      }
    }
  }
}
