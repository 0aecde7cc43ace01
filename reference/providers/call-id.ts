import { createHash } from 'node:crypto'

/** What every provider takes as the id of a tool call. */
const portable = /^[A-Za-z0-9_-]{1,64}$/

/**
 * The id of a tool call as it is sent. Providers make ids of different shapes and refuse those of others, so an id that is not of the
 * shape they share becomes one, the same for the call and its result, in every attempt.
 */
export function portableCallId(callId: string): string {
  if (portable.test(callId)) return callId
  return `call_${createHash('sha256').update(callId).digest('base64url')}`
}
