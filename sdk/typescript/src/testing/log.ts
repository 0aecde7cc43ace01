import type { AnyEvent } from '../generated/events.ts'

export const executionId = '0f8fad5b-d9cb-469f-a165-70867728950e'

const target = { provider: 'alpha', model: 'alpha-1' }

const numbered = (event: object, at: number): AnyEvent =>
  ({ execution_id: executionId, sequence: at + 1, time: '2026-11-30T12:00:00.000Z', ...event }) as AnyEvent

/** The whole log of an execution with these events of output, which succeeds. */
export const logOf = (...output: object[]): AnyEvent[] =>
  [
    { type: 'execution.accepted', status: 'accepted' },
    { type: 'route.selected', status: 'routing', target, attempt: 1 },
    ...output.map((event) => ({ status: 'running', ...event })),
    { type: 'execution.completed', status: 'succeeded', target, finish_reason: 'stop' }
  ].map(numbered)

/** The log of an execution that fails after these events of output. */
export const failedLogOf = (error: object, ...output: object[]): AnyEvent[] => [
  ...logOf(...output).slice(0, -1),
  numbered({ type: 'execution.failed', status: 'failed', error }, output.length + 2)
]

export const delta = (text: string, output_index = 0) => ({ type: 'output.delta', output_index, delta: text })

/** A log of so many events in all, some with characters of two, three and four bytes. */
export const longLog = (count: number): AnyEvent[] =>
  logOf(...Array.from({ length: count - 3 }, (_, at) => delta(`${at} é€𝄞`)))

/** The frame of an event. */
export const frame = (event: AnyEvent): string =>
  `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

export const frames = (events: readonly AnyEvent[]): string => events.map(frame).join('')

/** What a runtime sends of a log to a reader with this cursor. */
export const after = (log: readonly AnyEvent[], cursor: number): AnyEvent[] =>
  log.filter(({ sequence }) => sequence > cursor)
