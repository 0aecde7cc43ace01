import type { ClientAnswer } from '../client/index.ts'
import type { StreamClosed } from '../model/transcript.ts'
import type { ClientSide, Step } from './client-side.ts'
import { fill } from './fill.ts'
import { createLingerWatch } from './linger-watch.ts'
import { within } from './within.ts'

/** Reads a log as the step says. */
export async function read(side: ClientSide, step: Step<'read'>): Promise<void> {
  const execution = side.executions.get(step.of ?? 'main')
  if (execution === undefined) return
  const reader = step.as ?? `reader-${side.readers.size + 1}`
  const opening = openLog(side, { ...step, execution, reader })
  const reading = opening.then(closedOf)
  side.readers.set(reader, reading)
  // A reader in the background watches from here on: what follows in the scenario finds it open. A runtime that holds the head of its
  // answer back may need what follows to give it, so the wait is short.
  await (step.background ? within(opening, headWaitMs) : reading)
}

const headWaitMs = 1000

const closedOf = (answer: ClientAnswer): Promise<StreamClosed> | undefined =>
  answer.kind === 'stream' ? answer.closed : undefined

interface LogRead extends Partial<Step<'read'>> {
  readonly execution: string
  readonly reader: string
}

/** Reads a log once, to its end or as far as the step says. */
export async function readLog(side: ClientSide, step: LogRead): Promise<StreamClosed | undefined> {
  return closedOf(await openLog(side, step))
}

/** Resolves once the head of the answer is there. A cursor goes where `via` says; of two the greater should win. */
function openLog(side: ClientSide, step: LogRead): Promise<ClientAnswer> {
  const { execution, reader, after } = step
  const via = after === undefined ? 'none' : (step.via ?? 'query')
  const query = via === 'query' || via === 'both' ? `?after=${encodeURIComponent(String(after))}` : ''
  const header = via === 'header' ? after : via === 'both' ? (step.header_after ?? after) : undefined
  const cursors = [cursor(after), cursor(header ?? after)]
  const [lesser, greater] = [Math.min(...cursors), Math.max(...cursors)]
  return side.client.send({
    operation: 'streamExecutionEvents',
    method: 'GET',
    path: `/v1/executions/${execution}/events${query}`,
    headers: {
      accept: 'text/event-stream',
      ...(header === undefined ? {} : { 'last-event-id': String(header) }),
      ...fill(step.headers ?? {}, side.tokens)
    },
    execution,
    name: reader,
    stream: {
      reader,
      execution,
      via,
      after: greater,
      ...(via === 'both' && lesser < greater ? { lesser } : {}),
      ...(step.events === undefined ? {} : { events: step.events }),
      ...(step.comments === undefined ? {} : { comments: step.comments }),
      ...(step.pace_ms === undefined ? {} : { paceMs: step.pace_ms }),
      ...(step.pause_after === undefined ? {} : { pause: pauseOf(side, reader, step.pause_after) }),
      onItem: createLingerWatch(side.client)
    }
  })
}

/** Lets a reader stop after so many events, until its `go_on`. */
function pauseOf(side: ClientSide, reader: string, after: number): { after: number; until: Promise<void> } {
  return { after, until: new Promise((resolve) => side.paused.set(reader, resolve)) }
}

function cursor(value: number | string | undefined): number {
  const number = Number(value ?? 0)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

const sweepWidth = 8

/** Reads from 0, from every sequence and from one past the end, a few at a time. */
export async function sweep(side: ClientSide, step: Step<'sweep'>): Promise<void> {
  const execution = side.executions.get(step.of ?? 'main')
  if (execution === undefined) return
  const cursors = sweepCursors(side.recording.lastSequence(execution))
  const next = async (): Promise<void> => {
    for (let after = cursors.shift(); after !== undefined; after = cursors.shift()) {
      await readLog(side, { execution, reader: `sweep-${after}`, after, via: after % 2 === 0 ? 'query' : 'header' })
    }
  }
  await Promise.all(Array.from({ length: sweepWidth }, next))
}

/** Every cursor of a short log; of a long one both ends and an even choice between, so that the cost stays bounded. */
function sweepCursors(last: number): number[] {
  const from = (start: number, count: number, stride = 1) =>
    Array.from({ length: count }, (_, at) => start + at * stride)
  // A number that a hostile runtime made up is not a number of cursors.
  if (last + 2 <= 80) return from(0, last + 2)
  const end = last + 2
  return [...from(0, 20), ...from(20, 40, Math.floor((end - 40) / 40)), ...from(end - 20, 20)]
}
