import type { Act, UsageCounters } from '../../../model/script.ts'
import type { Frame, SayContext, Voice } from '../dialect.ts'
import { overlay, servedModel } from '../look-ahead.ts'
import { chunkWriter, doneFrame, identityOf } from './chunks.ts'
import { errorFrame, finishReasons } from './endings.ts'
import { createMessage, type Delta } from './message.ts'
import { usageObject } from './usage.ts'

/**
 * Says a script as the chunks of Chat Completions, or as its one completion object. Reasoning has no words here; counters come behind the
 * last choice, where the request asks for them.
 */
export function createChatVoice(acts: readonly Act[], context: SayContext): Voice {
  const identity = identityOf(context, servedModel(acts) ?? context.model)
  const chunks = chunkWriter(identity, context)
  const message = createMessage(acts, context)
  let counters: UsageCounters | undefined
  let finishReason: string | null = null
  let ended = false

  const end = ({ end: act }: Extract<Act, { end: unknown }>): Frame[] => {
    // Only an empty text tells such a refusal from an answer.
    const refused = act.finish === 'refusal' && !message.refused ? [chunks.choice(message.refuse(''))] : []
    finishReason = finishReasons[act.finish]
    if (act.form === 'no_usage') counters = undefined
    ended = true
    const told = context.usageAsked && counters !== undefined ? [chunks.bare(usageObject(counters))] : []
    return [...refused, chunks.choice({}, finishReason), ...told, doneFrame]
  }
  const delta = (act: Act): Delta | undefined => {
    if ('text' in act) return message.text(act.text)
    if ('refusal' in act) return message.refuse(act.refusal)
    if ('tool' in act) return message.call(act.tool)
    if ('args' in act) return message.args(act.args.call, act.args.delta)
    if (!('noise' in act)) return undefined
    if (act.noise === 'empty_delta') return message.text('')
    return act.noise === 'unknown' ? { lab_unlisted: 'not in any list' } : undefined
  }
  return {
    open: () => [chunks.choice({ role: 'assistant', content: '', refusal: null })],
    say(act) {
      if ('end' in act) return end(act)
      if ('error' in act) return [errorFrame(act, chunks)]
      if ('usage' in act) {
        counters = overlay(counters ?? {}, act.usage)
        // Behind the end only a chunk of their own can hold them.
        return ended && context.usageAsked ? [chunks.bare(usageObject(counters))] : []
      }
      if ('noise' in act && act.noise === 'ping') return [chunks.bare()]
      const said = delta(act)
      return said === undefined ? [] : [chunks.choice(said)]
    },
    whole: () => ({
      id: identity.id,
      object: 'chat.completion',
      created: identity.created,
      model: identity.model,
      choices: [{ index: 0, message: message.whole(), logprobs: null, finish_reason: finishReason }],
      ...(counters === undefined ? {} : { usage: usageObject(counters) }),
      service_tier: identity.service_tier,
      system_fingerprint: identity.system_fingerprint
    })
  }
}
