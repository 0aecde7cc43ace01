import { atTheDoor } from '../shared/at-the-door.ts'

/** 64 extension keys are accepted, 65 refused with 400. */
export const extensionsRange = atTheDoor('requests/extensions-range', [400])
