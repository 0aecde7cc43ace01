import type { ExecutionRecord } from '../../core/ports.ts'
import type { Entry } from './entry.ts'
import type { Identities } from './identities.ts'
import type { Journals } from './journals.ts'
import type { Shelf } from './shelf.ts'
import type { Tails } from './tails.ts'

/** What the parts of an open store share. */
export interface StoreParts {
  readonly shelf: Shelf
  readonly journals: Journals
  readonly identities: () => Identities
  readonly tails: Tails
  readonly details: Details
  /** @throws a store failure once the store is closed */
  readonly assertOpen: () => void
  /** A write failed: the store is unavailable until it has been made good. */
  readonly onTrouble: (reason: unknown) => void
  /** Work that must be done before the store is closed. It must not reject. */
  readonly inBackground: (work: Promise<void>) => void
  readonly wake: (executionId: string) => void
  readonly ended: (executionId: string) => void
}

/** What a record tells beside the index. */
export type Detail = Pick<ExecutionRecord, 'createdAt' | 'ability' | 'partition' | 'metadata'>

/** Details of the executions asked about last. */
export interface Details {
  keep(executionId: string, detail: Detail): void
  /** @throws a store failure where the journal cannot be read */
  of(entry: Entry): Promise<Detail>
  forget(executionId: string): void
}
