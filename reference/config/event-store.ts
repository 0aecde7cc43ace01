import { type Check, type Checked, fields, integer, text, variableName, word } from './check.ts'

const many = Number.MAX_SAFE_INTEGER

/** What every kind of store may be limited to. */
const limits = {
  max_executions: integer(1, many),
  max_bytes: integer(1, many),
  max_execution_bytes: integer(1, many),
  max_events: integer(3, many),
  retention_ms: integer(1, many)
}

/** The fields of each kind of store. */
const kinds = {
  memory: fields({ type: word('memory') }, limits),
  file: fields(
    { type: word('file'), directory: text(), encryption_key_env: variableName },
    { ...limits, max_disk_bytes: integer(1, many) }
  ),
  redis: fields({ type: word('redis'), url_env: variableName }, { ...limits, lease_ms: integer(500, 600_000) })
}

type Kinds = typeof kinds

/** The configuration of one kind of store. */
export type StoreConfigOf<Kind extends keyof Kinds> = Checked<Kinds[Kind]>

/** The configured store of events. */
export type EventStoreConfig = { [Kind in keyof Kinds]: StoreConfigOf<Kind> }[keyof Kinds]

const kindOf = word(...(Object.keys(kinds) as (keyof Kinds)[]))

/** Reads the store by its kind; a misspelled one is told what was likely meant. */
export const eventStore: Check<EventStoreConfig> = (value, path) => {
  const type: unknown = (value as { type?: unknown } | null | undefined)?.type
  if (typeof type !== 'string') return kinds.memory(value, path)
  return kinds[kindOf(type, `${path}.type`)](value, path)
}
