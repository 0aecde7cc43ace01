import { atTheDoor } from '../shared/at-the-door.ts'

/** Deadlines at the ends of their range are accepted, those beyond refused with 400. */
export const deadlineRange = atTheDoor('requests/deadline-range', [400])
