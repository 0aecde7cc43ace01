import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from 'json-schema-faker'
import { expect, test } from 'vitest'
import { eventTypes } from '../../generated/events.ts'
import { validateExecutionEvent } from '../../generated/validators.mjs'
import { repositoryRoot } from './repository-root.ts'

type Event = Readonly<Record<string, unknown>>

const file = join(repositoryRoot, 'generated/json-schema/ExecutionEvent.json')
const schema = JSON.parse(readFileSync(file, 'utf8')) as Event

/** Events that a program which knows nothing of ours has drawn from the published schema, the same at every run. */
async function drawn(count: number): Promise<Event[]> {
  const generator = createGenerator({ seed: 20_261_130 })
  const events: Event[] = []
  for (let one = 0; one < count; one += 1) events.push((await generator.generate(schema)) as Event)
  return events
}

test('500 events that a stranger draws from the published schema pass the validators, of every type', async () => {
  const events = await drawn(500)
  for (const event of events) {
    expect(validateExecutionEvent(event), JSON.stringify([event, validateExecutionEvent.errors])).toBe(true)
  }
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(eventTypes)))
})

test('a drawn event that lacks a required field, or has another type, is refused', async () => {
  for (const event of await drawn(100)) {
    for (const field of ['execution_id', 'sequence', 'time', 'type', 'status']) {
      const { [field]: _, ...rest } = event
      expect(validateExecutionEvent(rest), field).toBe(false)
    }
    expect(validateExecutionEvent({ ...event, type: 'output.frob' })).toBe(false)
  }
})
