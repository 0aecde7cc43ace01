import { atTheDoor } from '../shared/at-the-door.ts'

/** Routing figures at the ends of their ranges are accepted, those beyond refused with 400. */
export const routingRanges = atTheDoor('requests/routing-ranges', [400])
