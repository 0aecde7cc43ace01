import { atTheDoor } from '../shared/at-the-door.ts'

/** Bodies that are no UTF-8 are refused with 400, while text of every plane is accepted. */
export const invalidUtf8 = atTheDoor('requests/invalid-utf8', [400])
