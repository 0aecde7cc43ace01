import { atTheDoor } from '../shared/at-the-door.ts'

/** A body just below 8 MiB is accepted. */
export const conversationBody = atTheDoor('requests/conversation-body')
