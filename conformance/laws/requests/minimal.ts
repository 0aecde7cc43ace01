import { atTheDoor } from '../shared/at-the-door.ts'

/** A request of an ability and one part of any type, and of nothing else, is accepted. */
export const minimal = atTheDoor('requests/minimal')
