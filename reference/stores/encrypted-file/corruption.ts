import type { Damage } from './walk.ts'

/**
 * Damage that a store has found: what was stored is not what stands there. It holds no content: `file` is relative to the store's
 * directory, `position` is in bytes from its beginning.
 *
 * @see spec/chapters/26-journal-format.md#corruption
 */
export interface StoreCorruption {
  readonly code: 'store_corrupt'
  readonly file: string
  readonly position: number
  readonly what: Damage
  /** Absent where the damage hides whose it is. */
  readonly executionId?: string
}

/** One line for the operator. */
export function describeCorruption({ file, position, what, executionId }: StoreCorruption): string {
  const whose = executionId === undefined || file.includes(executionId) ? '' : ` (execution ${executionId})`
  return `event store corrupt: ${file} at byte ${position}: ${what}${whose}`
}

export const identitiesFile = 'identities'
export const journalFile = (fileId: string): string => `journals/${fileId}.journal`
