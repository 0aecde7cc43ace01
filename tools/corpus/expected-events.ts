import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An event as a fixture expects it, or as a runtime wrote it. */
export type FixtureEvent = Readonly<Record<string, unknown>>

/** The expected events of a fixture, by the directory of all fixtures and its id. */
export async function readExpected(directory: string, id: string): Promise<FixtureEvent[]> {
  const lines = (await readFile(join(directory, id, 'expected.events.ndjson'), 'utf8')).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as FixtureEvent)
}

/** What two logs of one answer have to agree in. */
export interface Meaning {
  readonly events: readonly FixtureEvent[]
  /** For each piece of provider state, in order: the texts that have to stand in it. Its place among the other events is free. */
  readonly states: readonly string[]
}

/**
 * Reduces events to what the specification decides: output indices count up by first appearance, facts are ordered by unit, and what the
 * runtime adds by itself is gone. `remote_outcome`, `retry_after_ms`, and `complete` of a failed attempt count where the expectation
 * names them; progress counts for queue providers alone.
 */
export function meaningOf(events: readonly FixtureEvent[], expected: readonly FixtureEvent[], queue: boolean): Meaning {
  const failed = expected.at(-1)?.type === 'execution.failed'
  const optional = ['remote_outcome', 'retry_after_ms', ...(failed ? ['complete'] : [])]
  const open = optional.filter((name) => !JSON.stringify(expected).includes(`"${name}":`))
  const indices: unknown[] = []
  const kept = events.filter(({ type }) => type !== 'output.provider_state' && (queue || type !== 'execution.progress'))
  const states = events.filter(({ type }) => type === 'output.provider_state')
  return {
    events: kept.map((event) => reduced(event, indices, open)),
    states: states.map(({ holds, data }) =>
      holds === undefined ? JSON.stringify(data) : (holds as string[]).join('\n')
    )
  }
}

function reduced(event: FixtureEvent, indices: unknown[], open: readonly string[]): FixtureEvent {
  const { execution_id, sequence, time, target, attempt, ...rest } = event
  const reducedEvent: Record<string, unknown> = { ...rest }
  if ('output_index' in event) {
    if (!indices.includes(event.output_index)) indices.push(event.output_index)
    reducedEvent.output_index = indices.indexOf(event.output_index)
  }
  if (Array.isArray(event.facts)) {
    const facts = event.facts as FixtureEvent[]
    reducedEvent.facts = facts
      .map((fact) => without(fact, open))
      .toSorted((one, other) => String(one.unit).localeCompare(String(other.unit)))
  }
  if (event.error !== undefined) reducedEvent.error = without(event.error as FixtureEvent, ['message', ...open])
  return reducedEvent
}

function without(value: FixtureEvent, names: readonly string[]): FixtureEvent {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}
