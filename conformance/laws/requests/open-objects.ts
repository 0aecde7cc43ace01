import { atTheDoor } from '../shared/at-the-door.ts'

/** Any keys are accepted inside `extensions`, `metadata` and the value of a `json` part. */
export const openObjects = atTheDoor('requests/open-objects')
