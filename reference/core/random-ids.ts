import { randomUUID } from 'node:crypto'
import type { Ids } from './ports.ts'

/** Identities from the platform's random source. */
export const randomIds: Ids = {
  executionId: () => randomUUID(),
  callId: () => `call_${randomUUID().replaceAll('-', '')}`
}
