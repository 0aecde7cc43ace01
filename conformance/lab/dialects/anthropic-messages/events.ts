import { seededRandom } from '../../random.ts'
import type { Frame, SayContext } from '../dialect.ts'
import { jsonText } from '../json-text.ts'
import type { Payload } from './blocks.ts'

/** Writes events with the provider's habit of random padding spaces: before the last brace, or at the end of the line. */
export function eventWriter(context: SayContext): (payload: Payload) => Frame {
  const random = seededRandom(`padding:${context.seed}:${context.nonce}:${context.target}:${context.call}`)
  const padded = !context.variants.includes('unpadded')
  return (payload) => {
    const text = jsonText(payload, context)
    return { event: payload.type, data: padded ? pad(text, random) : text }
  }
}

function pad(text: string, random: () => number): string {
  if (random() < 0.14) return text
  const spaces = ' '.repeat(1 + Math.floor(random() * 15))
  return random() < 0.9 ? `${text.slice(0, -1)}${spaces}}` : text + spaces
}
