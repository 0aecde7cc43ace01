import { atTheDoor } from '../shared/at-the-door.ts'

/** A URI as long as the runtime publishes, or of 8192 characters, is accepted. */
export const uriAtLeast = atTheDoor('requests/uri-at-least')
