import { atTheDoor } from '../shared/at-the-door.ts'

/** Parts of all six types are accepted, other types refused with 400. */
export const partTypes = atTheDoor('requests/part-types', [400])
