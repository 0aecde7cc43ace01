import type { ClaimOutcome, ExecutionRecord } from '../../core/ports.ts'
import { list, type Reply } from './link.ts'

/** What a key stands for. */
export type Known = Exclude<ClaimOutcome, { kind: 'full' | 'created' }>

/** What a script answered of a key; nothing where it is not known. */
export function knownOf(reply: Reply): Known | undefined {
  const [kind, executionId, createdAt, status] = list(reply).map(String)
  if (kind === 'conflict') return { kind }
  if (kind !== 'replay') return undefined
  return { kind, executionId: String(executionId), createdAt: String(createdAt), status: status as Status }
}

type Status = Extract<Known, { kind: 'replay' }>['status']

/** The fields that a record is read from, in order. */
export const recordFields = ['created', 'status', 'last', 'cancel', 'ability', 'metadata', 'partition']

/** What others may see of a record; nothing where there is none. */
export function publicRecord(executionId: string, fields: readonly Reply[]): ExecutionRecord | undefined {
  const [createdAt, status, last, cancel, ability, metadata, partition] = fields
  if (typeof status !== 'string') return undefined
  return {
    executionId,
    createdAt: String(createdAt),
    status: status as ExecutionRecord['status'],
    lastSequence: Number(last),
    cancelRequested: cancel === '1',
    ability: String(ability),
    ...(partition ? { partition: String(partition) } : {}),
    ...(metadata ? { metadata: JSON.parse(String(metadata)) as NonNullable<ExecutionRecord['metadata']> } : {})
  }
}
