import { atTheDoor } from '../shared/at-the-door.ts'

/** A body as large as the runtime publishes, or of 1 MiB, is accepted. */
export const bodyAtLeast = atTheDoor('requests/body-at-least')
