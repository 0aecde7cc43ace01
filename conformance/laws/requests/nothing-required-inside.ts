import { atTheDoor } from '../shared/at-the-door.ts'

/** Empty `requirements` and `routing`, and either with one field alone, are accepted. */
export const nothingRequiredInside = atTheDoor('requests/nothing-required-inside')
