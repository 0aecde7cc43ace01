import type { Act, UsageCounters } from '../../../model/script.ts'
import { seededToken } from '../../random.ts'
import type { Frame, SayContext, Voice } from '../dialect.ts'
import { jsonText } from '../json-text.ts'
import { isEmptyDelta, joinedArguments, lastUses, overlay, quietPart, servedModel } from '../look-ahead.ts'
import { blockKey, blockObject, createBlocks, type Payload, parsed } from './blocks.ts'
import { type EndAct, endDelta, errorFrame } from './endings.ts'
import { eventWriter } from './events.ts'
import { deltaUsage, startUsage } from './usage.ts'
import { usageReports } from './usage-reports.ts'

/** Says a script as the event stream of the Messages API, or as its one message object. */
export function createAnthropicVoice(acts: readonly Act[], context: SayContext): Voice {
  const write = eventWriter(context)
  const keyOf = (act: Act, index: number): string | undefined =>
    isEmptyDelta(act) ? `text:${quietPart(acts, index)}` : blockKey(act)
  const blocks = createBlocks(context, lastUses(acts, keyOf))
  const reports = usageReports(acts)
  const model = servedModel(acts) ?? context.model
  const id = `msg_${seededToken(`message:${context.seed}:${context.nonce}:${context.target}:${context.call}`, 24)}`
  const message = (fields: Record<string, unknown>) => ({ model, id, type: 'message', role: 'assistant', ...fields })
  let counters: UsageCounters | undefined
  let refusal = ''
  let opened = false
  let last: Record<string, unknown> = { stop_reason: null, stop_sequence: null, stop_details: null }

  const report = (usage: UsageCounters, index: number): Payload[] => {
    counters = overlay(counters ?? {}, usage)
    const alreadySaid = (opened && index === reports.leading) || reports.heldForEnd.has(index)
    if (alreadySaid) return []
    const delta = { stop_reason: null, stop_sequence: null, stop_details: null }
    return [{ type: 'message_delta', delta, usage: deltaUsage(counters) }]
  }
  const end = ({ end: act }: EndAct): Payload[] => {
    const closed = act.form === 'unclosed' ? [] : blocks.closeAll()
    last = endDelta(act, refusal)
    const usage = act.form === 'no_usage' ? {} : { usage: deltaUsage(counters ?? {}) }
    return [...closed, { type: 'message_delta', delta: last, ...usage }, { type: 'message_stop' }]
  }
  const say = (act: Act, index: number): Payload[] => {
    if ('text' in act) return blocks.grow(`text:${act.part ?? 0}`, 'text', act.text, index)
    if ('reasoning' in act) return blocks.grow(`thinking:${act.part ?? 0}`, 'thinking', act.reasoning, index)
    if ('tool' in act) return blocks.call(act.tool, wholeArguments(acts, act.tool), index)
    if ('args' in act) return blocks.args(act.args.call, act.args.delta, index)
    if ('usage' in act) return report(act.usage, index)
    if ('end' in act) return end(act)
    if ('noise' in act && act.noise === 'ping') return [{ type: 'ping' }]
    if ('noise' in act && act.noise === 'unknown') return [{ type: 'lab_unlisted', note: 'not in any list' }]
    if (isEmptyDelta(act)) return blocks.grow(`text:${quietPart(acts, index)}`, 'text', '', index)
    // The Messages API streams no refusal text: what there is stands in the terminal's stop details.
    if ('refusal' in act) refusal += act.refusal
    return []
  }
  const whole = () =>
    message({
      content: blocks.all.map(blockObject),
      ...last,
      usage: { ...startUsage(counters, undefined), ...deltaUsage(counters ?? {}) }
    })
  const start = (): Frame => {
    opened = true
    const usage = startUsage(reports.first, reports.leading === undefined ? undefined : reports.first?.output)
    return write({ type: 'message_start', message: message({ content: [], ...last, usage }) })
  }
  const spoken: Voice = {
    open: () => [start()],
    say: (act, index) => {
      if (!('error' in act)) return say(act, index).map(write)
      return [errorFrame(act.error, `req_${id.slice(4)}`, (value) => jsonText(value, context))]
    },
    whole
  }
  return context.variants.includes('prefilled') ? prefilled(acts, spoken, whole, write) : spoken
}

/** Everything stands in `message_start`; of the acts only the end and errors are said. */
function prefilled(
  acts: readonly Act[],
  voice: Voice,
  whole: () => Record<string, unknown>,
  write: (payload: Payload) => Frame
): Voice {
  return {
    open: () => {
      acts.forEach((act, index) => {
        if (!('error' in act)) voice.say(act, index)
      })
      return [write({ type: 'message_start', message: whole() })]
    },
    say: (act, index) => {
      if ('error' in act) return voice.say(act, index)
      return 'end' in act ? [write({ type: 'message_stop' })] : []
    },
    whole
  }
}

/** The joined arguments of a call that is said whole, if they are one JSON object; others can only come as deltas. */
function wholeArguments(acts: readonly Act[], tool: { call: string; form?: string }): string | undefined {
  if (tool.form !== 'snapshot') return undefined
  const text = joinedArguments(acts, tool.call)
  return parsed(text) === undefined ? undefined : text
}
