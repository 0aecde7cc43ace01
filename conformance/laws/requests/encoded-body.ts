import { atTheDoor } from '../shared/at-the-door.ts'

/** Bodies that name a content encoding are refused with 415, whether or not they have it. */
export const encodedBody = atTheDoor('requests/encoded-body', [415])
