import { deepEqual, equal, ok } from 'node:assert/strict'
import type { ExecutionStatus, Target } from '../../generated/types.ts'
import { validateExecutionEvent } from '../../generated/validators.mjs'
import type { ProviderEvent } from '../core/ports.ts'

/** How an attempt ended, as far as its events must show it. */
export type Ending = 'completed' | 'failed'

/**
 * Checks what an attempt yielded: each event is one the specification can store, output is numbered by first appearance, a call starts
 * once and before its arguments, and `completed` comes once and last, or not at all where the attempt failed.
 */
export function checkEvents(events: readonly ProviderEvent[], target: Target, ending: Ending): void {
  for (const event of events) checkEvent(event, target)
  checkOutputIndexes(events)
  checkCalls(events)
  const ends = events.flatMap(({ type }, index) => (type === 'completed' ? [index] : []))
  deepEqual(ends, ending === 'completed' ? [events.length - 1] : [], 'completed comes once and last, on success only')
}

function checkEvent(event: ProviderEvent, target: Target): void {
  const stored = storedForm(event, target)
  if (stored === undefined) return
  const valid = validateExecutionEvent(stored)
  const faults = (validateExecutionEvent.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  ok(valid, `${event.type} is no event of the specification: ${faults.join('; ')}`)
  if (event.type === 'output.provider_state') {
    deepEqual({ provider: event.provider, model: event.model }, target, 'state names the target of the call')
  }
}

/** The event the core would store for it. A quantity that is no number takes a fact back and is not stored. */
function storedForm(event: ProviderEvent, target: Target): Record<string, unknown> | undefined {
  const envelope = (type: string, status: ExecutionStatus, fields: object): Record<string, unknown> => ({
    execution_id: '00000000-0000-4000-8000-000000000001',
    sequence: 3,
    time: '2026-11-30T12:00:00.000Z',
    ...fields,
    type,
    status
  })
  switch (event.type) {
    case 'progress':
      return envelope('execution.progress', 'running', event)
    case 'usage': {
      const facts = event.facts.filter(({ quantity }) => Number.isFinite(quantity))
      return facts.length === 0 ? undefined : envelope('usage.reported', 'running', { facts })
    }
    case 'completed':
      return envelope('execution.completed', 'succeeded', { ...event, target })
    default:
      return envelope(event.type, 'running', event)
  }
}

function checkOutputIndexes(events: readonly ProviderEvent[]): void {
  let highest = -1
  const seen = new Map<number, string>()
  for (const event of events) {
    if (!('output_index' in event) || event.output_index === undefined) continue
    const { output_index, type } = event
    if (!seen.has(output_index)) ok(output_index > highest, 'output indexes rise by first appearance')
    highest = Math.max(highest, output_index)
    equal(seen.get(output_index) ?? type, type, 'an output index keeps its kind')
    seen.set(output_index, type)
  }
}

function checkCalls(events: readonly ProviderEvent[]): void {
  const started = new Set<string>()
  for (const event of events) {
    if (event.type === 'tool.call.started') {
      ok(!started.has(event.call_id), 'a call id starts once')
      started.add(event.call_id)
    } else if (event.type === 'tool.call.arguments.delta') {
      ok(started.has(event.call_id), 'a call starts before its arguments')
    }
  }
}
