import type { FinishReason, Target } from '../../../generated/types.ts'
import type { Ids, ProviderEvent } from '../../core/ports.ts'
import { malformed } from '../failure.ts'
import { foremostReason } from '../finish-reason.ts'
import { asArray, asName, asObject, type JsonObject } from '../json.ts'
import { createOutputParts } from '../output-parts.ts'
import { stateEvent, stateEvents } from '../provider-state.ts'
import { showableModel } from '../showable-model.ts'
import type { StreamReader } from '../stream-reader.ts'
import { createUsageTally } from '../usage-facts.ts'
import { createMessageBlocks } from './blocks.ts'
import { failureInStream } from './errors.ts'
import { createMessageUsage } from './usage.ts'

export interface MessagesReaderOptions {
  readonly ids: Ids
  readonly credential: string
  /** Whose state the events name. */
  readonly target: Target
}

const finishReasons: ReadonlyMap<string, FinishReason> = new Map([
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_use', 'tool_calls'],
  ['pause_turn', 'pause'],
  ['refusal', 'refusal']
])

/** Reads one stream of the Messages API. Output is keyed by the index of its content block. */
export function createMessagesReader({ ids, credential, target }: MessagesReaderOptions): StreamReader {
  const events: ProviderEvent[] = []
  const parts = createOutputParts(events, ids)
  const blocks = createMessageBlocks(parts, (state, before) => events.push(stateEvent(state, before, target)))
  const usage = createMessageUsage()
  const tally = createUsageTally()
  let message: JsonObject | undefined
  let stopReason: string | undefined
  let explanation: string | undefined
  let ended = false

  function report(): void {
    const facts = tally.facts(usage.counters())
    if (facts.length > 0) events.push({ type: 'usage', facts })
  }

  function start(event: JsonObject): void {
    const begun = asObject(event.message)
    // Proxies repeat the first event; another message inside this one is a fault.
    if (message !== undefined && message.id !== begun?.id) throw malformed('a second message starts')
    message ??= begun ?? {}
    stopReason ??= asName(begun?.stop_reason)
    usage.start(asObject(begun?.usage), asName(begun?.stop_reason) !== undefined)
    report()
  }

  function update(event: JsonObject): void {
    const delta = asObject(event.delta)
    stopReason = asName(delta?.stop_reason) ?? stopReason
    explanation = asName(asObject(delta?.stop_details)?.explanation) ?? explanation
    if (event.usage === undefined) return
    usage.update(asObject(event.usage))
    report()
  }

  function complete(): void {
    const stated = finishReasons.get(stopReason ?? '') ?? 'other'
    blocks.finish(asArray(message?.content), stated !== 'stop' && stated !== 'tool_calls')
    events.push(...stateEvents(blocks.spoken(), target))
    if (stopReason === 'refusal' && explanation !== undefined) parts.part('output.refusal.delta').delta(explanation)
    const reasons: FinishReason[] = [stated]
    if (parts.calls > 0) reasons.push('tool_calls')
    const served = showableModel(message?.model, credential)
    events.push({
      type: 'completed',
      finish_reason: foremostReason(reasons),
      ...(served !== undefined && { served_model: served })
    })
    ended = true
  }

  function fail(event: JsonObject): never {
    throw failureInStream(event, credential)
  }

  const handlers = new Map<string, (event: JsonObject) => void>([
    ['message_start', start],
    ['content_block_start', (event) => blocks.start(event.index, asObject(event.content_block))],
    ['content_block_delta', (event) => blocks.delta(event.index, asObject(event.delta))],
    ['content_block_stop', (event) => blocks.stop(event.index)],
    ['message_delta', update],
    ['message_stop', complete],
    ['error', fail]
  ])

  function read(type: string, event: JsonObject): void {
    // A JSON error body inside a data line, as proxies write it, under whatever event name.
    if (event.type === undefined && event.error !== undefined && event.error !== null) fail(event)
    handlers.get(type)?.(event)
  }

  return {
    events,
    read,
    isTerminal: (type) => type === 'message_stop' || type === 'error',
    get ended() {
      return ended
    }
  }
}
