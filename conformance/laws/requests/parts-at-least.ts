import { atTheDoor } from '../shared/at-the-door.ts'

/** As many parts as the runtime publishes, or 1024, are accepted. */
export const partsAtLeast = atTheDoor('requests/parts-at-least')
