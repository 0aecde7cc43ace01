import { eventSchemas } from '../event-schemas.ts'
import type { SpecSource } from '../spec-source.ts'
import { inlineEnumerations, struct } from './declarations.ts'
import { block } from './layout.ts'
import { goName } from './names.ts'

/** What every event has from `EventBase`. */
const base = new Set(['type', 'status'])

const typeName = (type: string): string => `EventType${goName(type)}`

const eventTypes = (types: readonly string[], terminal: readonly string[]): string => {
  const rows = types.map((type) => ({ cells: [typeName(type), 'EventType', `= ${JSON.stringify(type)}`] }))
  return `// EventType is the type of an event. Others than these are legal: they come as [UnknownEvent].
type EventType string

const (
${block(rows)})

// Terminal tells whether an event of this type ends its execution.
func (t EventType) Terminal() bool {
	return ${terminal.map((type) => `t == ${typeName(type)}`).join(' || ')}
}
`
}

const factory = (schemas: Readonly<Record<string, string>>): string => {
  const cases = Object.entries(schemas).map(
    ([type, name]) => `\tcase ${typeName(type)}:\n\t\treturn &${goName(name)}{}\n`
  )
  return `// newEvent is the empty event of a type.
func newEvent(t EventType) Event {
	switch t {
${cases.join('')}	default:
		return &UnknownEvent{}
	}
}
`
}

/** The Go declarations of the events: their types, what all have, and one struct for each. */
export const events = (spec: SpecSource): string => {
  const document = spec.openapi
  const schemas = eventSchemas(document)
  const terminal = Object.keys(schemas).filter((type) => spec.lifecycle.events[type]?.terminal === true)
  const structs = Object.values(schemas).flatMap((name) => [
    struct(document, name, { embedded: ['EventBase'], skip: base }),
    ...inlineEnumerations(name, document.components.schemas[name] ?? {})
  ])
  const eventBase = struct(document, 'EventBase', { embedded: ['received'] }).replace(
    /(Type +)string( +`)/,
    '$1EventType$2'
  )
  return [eventTypes(Object.keys(schemas), terminal), eventBase, ...structs, factory(schemas)].join('\n')
}

/** The schemas that `events` declares or leaves to the package. */
export const eventNames = ({ openapi }: SpecSource): string[] => [
  ...Object.values(eventSchemas(openapi)),
  'EventBase',
  'ExecutionEvent',
  'ExtensionEvent'
]
