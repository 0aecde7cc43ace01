import type { Act, UsageCounters } from '../../../model/script.ts'
import type { Frame, SayContext, Voice } from '../dialect.ts'
import { isEmptyDelta, lastUses, overlay, quietPart, servedModel } from '../look-ahead.ts'
import { errorObject } from '../openai-errors.ts'
import { type EndAct, type ErrorAct, ending, failure } from './endings.ts'
import { eventWriter } from './events.ts'
import { argumentsDelta, type Payload, reasoningDelta } from './items.ts'
import { createOutput, itemKey } from './output.ts'
import { responseObject } from './response-object.ts'
import { usageObject } from './usage.ts'

/** Says a script as the event stream of the Responses API, or as its one response object. */
export function createOpenAiVoice(acts: readonly Act[], context: SayContext): Voice {
  const write = eventWriter(context)
  const keyOf = (act: Act, index: number): string | undefined =>
    isEmptyDelta(act) ? `message:${quietPart(acts, index)}` : itemKey(act)
  const output = createOutput(context, lastUses(acts, keyOf))
  const model = servedModel(acts) ?? context.model
  let counters: UsageCounters | undefined
  let final: unknown = responseObject(context, model, { status: 'in_progress', output: [], usage: null })

  const usage = (): unknown => (counters === undefined ? null : usageObject(counters))
  const end = ({ end: act }: EndAct): Payload[] => {
    const closed = ending(act, output, usage())
    final = responseObject(context, model, closed.state)
    return [...closed.before, { type: closed.type, response: final }]
  }
  const fail = ({ error }: ErrorAct): Payload[] =>
    failure(error, (state) => responseObject(context, model, { ...state, output: [], usage: usage() }))
  const payloads = (act: Act, index: number): Payload[] => {
    if ('text' in act) return output.part('output_text', act.part ?? 0, act.text, index)
    if ('refusal' in act) return output.part('refusal', act.part ?? 0, act.refusal, index)
    if ('reasoning' in act) {
      const { item, before } = output.reasoning(act.part ?? 0, index)
      item.text += act.reasoning
      return [...before, reasoningDelta(item, act.reasoning)]
    }
    if ('tool' in act) return output.call(act.tool, index)
    if ('args' in act) {
      const { item, before } = output.openCall(act.args.call, index)
      item.text += act.args.delta
      return item.silent ? before : [...before, argumentsDelta(item, act.args.delta)]
    }
    if ('usage' in act) {
      counters = overlay(counters ?? {}, act.usage)
      return []
    }
    if ('end' in act) return end(act)
    if ('error' in act) return fail(act)
    return 'noise' in act ? noise(act.noise, index) : []
  }
  const noise = (kind: string, index: number): Payload[] => {
    if (kind === 'ping') return [{ type: 'keepalive' }]
    if (kind === 'unknown') return [{ type: 'response.lab_unlisted.progress', note: 'not in any list' }]
    return kind === 'empty_delta' ? output.part('output_text', quietPart(acts, index), '', index) : []
  }
  return {
    open: () =>
      ['response.created', 'response.in_progress'].map((type) =>
        write({ type, response: responseObject(context, model, { status: 'in_progress', output: [], usage: null }) })
      ),
    say: (act, index) => {
      if ('error' in act && act.error.form === 'untyped') return [untyped(act)]
      const frames = payloads(act, index).map(write)
      return 'end' in act && context.variants.includes('done_sentinel') ? [...frames, { data: '[DONE]' }] : frames
    },
    whole: () => final
  }
}

/** An error object in a data line that has neither type nor event name. */
function untyped({ error }: ErrorAct): Frame {
  return { data: JSON.stringify({ error: errorObject(error.kind, error.message) }) }
}
