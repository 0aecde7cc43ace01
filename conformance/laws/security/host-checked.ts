import { atTheDoor } from '../shared/at-the-door.ts'

/** A foreign `Host` is answered with 403, on every operation, while the same request under the own name is served. */
export const hostChecked = atTheDoor('security/host-checked', [403])
