import { atTheDoor } from '../shared/at-the-door.ts'

/** A foreign `Origin` is answered with 403, on every operation, while the same request without it is served. */
export const originChecked = atTheDoor('security/origin-checked', [403])
