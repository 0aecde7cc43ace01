import { atTheDoor } from '../shared/at-the-door.ts'

/** 64 entries of strings, numbers and booleans are accepted; one more, and any other value, is refused with 400. */
export const metadataRange = atTheDoor('requests/metadata-range', [400])
