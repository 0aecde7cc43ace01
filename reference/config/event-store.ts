import { type Check, type Checked, fields, integer, refuse, variableName, word } from './check.ts'

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
  redis: fields({ type: word('redis'), url_env: variableName }, { ...limits, lease_ms: integer(500, 600_000) })
}

type Kinds = typeof kinds

/** The configuration of one kind of store. */
export type StoreConfigOf<Kind extends keyof Kinds> = Checked<Kinds[Kind]>

/** The configured store of events. */
export type EventStoreConfig = { [Kind in keyof Kinds]: StoreConfigOf<Kind> }[keyof Kinds]

const later = new Set<unknown>(['file'])

/** Reads the store; the kinds that the specification names and this build lacks are told apart from misspelled ones. */
export const eventStore: Check<EventStoreConfig> = (value, path) => {
  const type: unknown = (value as { type?: unknown } | null | undefined)?.type
  if (later.has(type))
    return refuse(`${path}.type`, `${String(type)} is not available in this build: use memory or redis`)
  const known = Object.entries(kinds).find(([kind]) => kind === type)
  if (known !== undefined) return known[1](value, path)
  // Throws: no kind is left.
  return fields({ type: word(...(Object.keys(kinds) as (keyof Kinds)[])) }, limits)(value, path) as never
}
