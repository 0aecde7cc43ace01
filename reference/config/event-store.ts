import { type Check, type Checked, fields, integer, refuse, word } from './check.ts'

const many = Number.MAX_SAFE_INTEGER

const memory = fields(
  { type: word('memory') },
  {
    max_executions: integer(1, many),
    max_bytes: integer(1, many),
    max_execution_bytes: integer(1, many),
    max_events: integer(3, many),
    retention_ms: integer(1, many)
  }
)

/** The configured store of events. */
export type EventStoreConfig = Checked<typeof memory>

const later = new Set<unknown>(['file', 'redis'])

/** Reads the store; the kinds that the specification names and this build lacks are told apart from misspelled ones. */
export const eventStore: Check<EventStoreConfig> = (value, path) => {
  const type: unknown = (value as { type?: unknown } | null | undefined)?.type
  if (later.has(type)) return refuse(`${path}.type`, `${String(type)} is not available in this build: use memory`)
  return memory(value, path)
}
