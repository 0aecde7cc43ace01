import { atTheDoor } from '../shared/at-the-door.ts'

/** JSON nested as deep as the runtime publishes, or 64 deep, is accepted. */
export const depthAtLeast = atTheDoor('requests/depth-at-least')
