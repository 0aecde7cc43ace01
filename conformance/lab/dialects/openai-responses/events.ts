import { seededRandom, seededToken } from '../../random.ts'
import type { Frame, SayContext } from '../dialect.ts'
import { jsonText } from '../json-text.ts'
import { blur } from '../openai-blur.ts'
import type { Payload } from './items.ts'

/** Numbers events from 0 and adds what every event of this dialect carries: `obfuscation` on deltas, rotating ids where asked for. */
export function eventWriter(context: SayContext): (payload: Payload) => Frame {
  const random = seededRandom(`obfuscation:${context.seed}:${context.nonce}:${context.target}:${context.call}`)
  const numbered = !context.variants.includes('no_sequence')
  const rotating = context.variants.includes('rotating_ids')
  let sequence = 0
  return (payload) => {
    const number = sequence++
    const { type, ...rest } = rotating ? rotated(payload, number, context) : payload
    const obfuscation = context.obfuscation && type.endsWith('.delta') ? blur(random) : undefined
    const event = {
      type,
      ...(numbered ? { sequence_number: number } : {}),
      ...rest,
      ...(obfuscation === undefined ? {} : { obfuscation })
    }
    return { event: type, data: jsonText(event, context) }
  }
}

function rotated(payload: Payload, number: number, context: SayContext): Payload {
  const id = `rot_${seededToken(`rotating:${context.nonce}:${number}`, 24)}`
  const item = payload.item as { id: string } | undefined
  return {
    ...payload,
    ...('item_id' in payload ? { item_id: id } : {}),
    ...(item === undefined ? {} : { item: { ...item, id } })
  }
}
