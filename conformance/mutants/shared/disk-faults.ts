import type { EventDraft } from '../../../reference/core/ports.ts'
import type { Edits } from '../mutant.ts'
import type { DiskRecord } from './disk.ts'
import { asDraft, type LooseEvent, withFields } from './loose-event.ts'

/** A draft as an object of any fields. */
export const looseDraft = (event: EventDraft): LooseEvent => event as unknown as LooseEvent

/** A durable store whose new process finds every execution changed. */
export const findsChanged = (change: (record: DiskRecord) => DiskRecord): Edits => ({
  disk: { found: (records) => records.map(change) }
})

/** A durable store that ends interrupted work with other fields in the terminal event. */
export const recoversWith = (fields: (event: LooseEvent) => Partial<LooseEvent>): Edits => ({
  disk: { recovered: (event) => asDraft(withFields(looseDraft(event), fields(looseDraft(event)))) }
})

/** The same with other fields in its error. */
export const recoversWithError = (fields: object): Edits =>
  recoversWith(({ error }) => ({ error: { ...(error as object), ...fields } }))

/** Whether an execution was found without its terminal event. */
export const isOpenRecord = ({ events }: DiskRecord): boolean =>
  !['execution.completed', 'execution.failed'].includes(String(events.at(-1)?.type))
