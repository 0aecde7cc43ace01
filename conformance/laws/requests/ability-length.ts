import { atTheDoor } from '../shared/at-the-door.ts'

/** Abilities of 1 and of 256 characters are accepted, the empty one and longer ones refused with 400. */
export const abilityLength = atTheDoor('requests/ability-length', [400])
