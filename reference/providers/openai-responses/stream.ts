import type { FinishReason, Target } from '../../../generated/types.ts'
import type { Ids, ProviderEvent, ProviderFailure } from '../../core/ports.ts'
import { malformed } from '../failure.ts'
import { foremostReason } from '../finish-reason.ts'
import { asArray, asIndex, asName, asObject, asText, type JsonObject } from '../json.ts'
import { createOutputParts, type PartKind } from '../output-parts.ts'
import { type StateData, stateEvent, stateEvents } from '../provider-state.ts'
import { showableModel } from '../showable-model.ts'
import type { StreamReader } from '../stream-reader.ts'
import { createUsageTally } from '../usage-facts.ts'
import { failureInStream } from './errors.ts'
import { createResponseItems, type PartList, spokenPart } from './items.ts'
import { countersOf } from './usage.ts'

export interface ResponsesReaderOptions {
  readonly ids: Ids
  readonly credential: string
  /** Whose state the events name. */
  readonly target: Target
}

const terminals = new Set(['response.completed', 'response.incomplete', 'response.failed', 'error'])

/**
 * Reads one stream of the Responses API. Output is keyed by place (`output_index` with `content_index` or `summary_index`), never by item
 * id. The `done` events repeat what the deltas said: they fill what never came and must agree with what did.
 */
export function createResponsesReader({ ids, credential, target }: ResponsesReaderOptions): StreamReader {
  const events: ProviderEvent[] = []
  const parts = createOutputParts(events, ids)
  const items = createResponseItems(parts)
  const tally = createUsageTally()
  let queued = false
  let ended = false
  let failing: (Error & ProviderFailure) | undefined
  let lastNumber: number | undefined
  let gap = false
  /** Whether there may be state, so that those who reason not pay nothing for it. */
  let stateful = false

  function speak(event: JsonObject, kind: PartKind, list: PartList, text: string | undefined, whole: boolean): void {
    if (text === undefined) return
    if (kind === 'output.delta') tellState(event.output_index, 'message')
    const index = asIndex(event[list === 'content' ? 'content_index' : 'summary_index']) ?? 0
    const part = items.at(event.output_index).part(list, index, kind)
    if (whole) part.snapshot(text)
    else part.delta(text)
  }

  function speakPart(event: JsonObject, list: PartList): void {
    const spoken = spokenPart(asObject(event.part))
    if (spoken !== undefined) speak(event, spoken.kind, list, spoken.text, true)
  }

  function callArguments(event: JsonObject, text: string | undefined, whole: boolean): void {
    if (text === undefined) return
    const call = items.at(event.output_index).call()
    if (whole) call.snapshot(text)
    else call.delta(text)
  }

  function openItem(event: JsonObject): void {
    const item = asObject(event.item)
    tellStateBefore(event.output_index, item)
    const opened = items.at(event.output_index, item)
    if (isCall(item)) {
      opened.call().identify(asName(item.call_id), asName(item.name))
    }
  }

  function closeItem(event: JsonObject): void {
    const item = asObject(event.item)
    tellStateBefore(event.output_index, item)
    const closed = items.at(event.output_index, item)
    if (item !== undefined) closed.snapshot(item)
    closed.close()
  }

  /** State is told in its place: where what it led to begins. */
  function tellState(outputIndex: unknown, before: StateData['before']): void {
    if (stateful) for (const state of items.stateBefore(outputIndex)) events.push(stateEvent(state, before, target))
  }

  function tellStateBefore(outputIndex: unknown, item: JsonObject | undefined): void {
    stateful ||= item?.type === 'reasoning'
    const callId = asName(item?.call_id)
    if (item?.type === 'message') tellState(outputIndex, 'message')
    else if (isCall(item) && callId !== undefined) tellState(outputIndex, { call_id: callId })
  }

  function report(response: JsonObject | undefined): void {
    const facts = tally.facts(countersOf(response))
    if (facts.length > 0) events.push({ type: 'usage', facts })
  }

  function complete(event: JsonObject, incomplete: boolean): void {
    const response = asObject(event.response)
    if (response?.status === 'failed' || response?.status === 'cancelled') fail(response)
    const output = asArray(response?.output)
    const reasons = reasonsOf(response, incomplete || response?.status === 'incomplete')
    items.finish(output, !reasons.includes('stop'))
    if (gap && !(parts.vouched && output.length > 0)) throw malformed('events are missing and nothing repeats them')
    events.push(...stateEvents(items.spoken(), target))
    report(response)
    if (parts.refused) reasons.push('refusal')
    if (parts.calls > 0) reasons.push('tool_calls')
    const served = showableModel(response?.model, credential)
    events.push({
      type: 'completed',
      finish_reason: foremostReason(reasons),
      ...(served !== undefined && { served_model: served })
    })
    ended = true
  }

  /** The response that failed may still follow, and says what was used. */
  function failAt(event: JsonObject): void {
    failing ??= failureInStream(event, credential)
  }

  /** Only a queue is worth telling; that a call which never waited is being processed goes without saying. */
  function progress(phase: 'queued' | 'processing'): void {
    queued ||= phase === 'queued'
    if (queued) events.push({ type: 'progress', phase })
  }

  function fail(response: JsonObject | undefined): never {
    report(response)
    throw failing ?? failureInStream(asObject(response?.error), credential)
  }

  const said = (kind: PartKind, list: PartList, field: string, whole: boolean) => (event: JsonObject) =>
    speak(event, kind, list, asText(event[field]), whole)

  const handlers = new Map<string, (event: JsonObject) => void>([
    ['response.output_text.delta', said('output.delta', 'content', 'delta', false)],
    ['response.output_text.done', said('output.delta', 'content', 'text', true)],
    ['response.refusal.delta', said('output.refusal.delta', 'content', 'delta', false)],
    ['response.refusal.done', said('output.refusal.delta', 'content', 'refusal', true)],
    ['response.reasoning_summary_text.delta', said('output.reasoning.delta', 'summary', 'delta', false)],
    ['response.reasoning_summary_text.done', said('output.reasoning.delta', 'summary', 'text', true)],
    ['response.reasoning_text.delta', said('output.reasoning.delta', 'content', 'delta', false)],
    ['response.reasoning_text.done', said('output.reasoning.delta', 'content', 'text', true)],
    ['response.content_part.done', (event) => speakPart(event, 'content')],
    ['response.reasoning_summary_part.done', (event) => speakPart(event, 'summary')],
    ['response.function_call_arguments.delta', (event) => callArguments(event, asText(event.delta), false)],
    ['response.function_call_arguments.done', (event) => callArguments(event, asText(event.arguments), true)],
    ['response.custom_tool_call_input.delta', (event) => callArguments(event, asText(event.delta), false)],
    ['response.custom_tool_call_input.done', (event) => callArguments(event, asText(event.input), true)],
    ['response.output_item.added', openItem],
    ['response.output_item.done', closeItem],
    ['response.queued', () => progress('queued')],
    ['response.in_progress', () => progress('processing')],
    ['response.completed', (event) => complete(event, false)],
    ['response.incomplete', (event) => complete(event, true)],
    ['response.failed', (event) => fail(asObject(event.response))],
    ['error', failAt]
  ])

  function read(type: string, event: JsonObject): void {
    count(event)
    if (failing !== undefined && type !== 'response.failed') return
    if (type !== 'error' && saysError(event)) failAt(event)
    else handlers.get(type)?.(event)
  }

  /** Numbers are consecutive where there are any. Proxies leave out events that say nothing, so a gap alone is no fault. */
  function count({ sequence_number }: JsonObject): void {
    const number = asIndex(sequence_number)
    if (number === undefined) return
    gap ||= lastNumber !== undefined && number > lastNumber + 1
    lastNumber = number
  }

  return {
    events,
    read,
    isTerminal: (type) => terminals.has(type),
    get ended() {
      return ended
    },
    get failing() {
      return failing
    }
  }
}

/**
 * A JSON error body inside a data line, as proxies write it, under whatever event name. The provider's own client takes an `error` in any
 * event for one.
 */
function saysError({ type, error }: JsonObject): boolean {
  return type === undefined ? error !== undefined && error !== null : Boolean(error)
}

function isCall(item: JsonObject | undefined): item is JsonObject {
  return item?.type === 'function_call' || item?.type === 'custom_tool_call'
}

/** The reasons the response itself states. It has no status for tool calls or a refusal: those are seen in its output. */
function reasonsOf(response: JsonObject | undefined, incomplete: boolean): FinishReason[] {
  if (!incomplete) return ['stop']
  switch (asObject(response?.incomplete_details)?.reason) {
    case 'max_output_tokens':
    case 'max_tokens':
      return ['length']
    case 'content_filter':
      return ['content_filter']
    default:
      return ['other']
  }
}
