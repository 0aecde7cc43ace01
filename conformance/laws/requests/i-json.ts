import { atTheDoor } from '../shared/at-the-door.ts'

/** Duplicate keys, lone surrogates and numbers out of range are refused with 400, while what only looks like them is accepted. */
export const iJson = atTheDoor('requests/i-json', [400])
