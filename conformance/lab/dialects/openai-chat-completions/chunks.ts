import { seededRandom, seededToken } from '../../random.ts'
import type { Frame, SayContext } from '../dialect.ts'
import { jsonText } from '../json-text.ts'
import { blur } from '../openai-blur.ts'

/** What is the same in every chunk of an answer, and in an answer that comes whole. */
export interface Identity {
  readonly id: string
  readonly created: number
  readonly model: string
  readonly service_tier: 'default'
  readonly system_fingerprint: string
}

/** Who the answer of this call is. `model`: the one that claims to have served it. */
export function identityOf(context: SayContext, model: string): Identity {
  const { seed, nonce, target, call } = context
  return {
    id: `chatcmpl-${seededToken(`completion:${seed}:${nonce}:${target}:${call}`, 29)}`,
    created: 1_790_000_000 + (Number.parseInt(seededToken(`created:${nonce}`, 6), 16) % 1_000_000),
    model,
    service_tier: 'default',
    system_fingerprint: `fp_${seededToken(`fingerprint:${seed}:${target}`, 10)}`
  }
}

/** Writes the chunks of one answer. No event has a name in this dialect. */
export interface ChunkWriter {
  /** A chunk of the one choice there is. */
  choice(
    delta: Readonly<Record<string, unknown>>,
    finishReason?: string,
    beside?: Readonly<Record<string, unknown>>
  ): Frame
  /** A chunk without a choice. `usage`: the counters that it holds. */
  bare(usage?: Readonly<Record<string, unknown>>): Frame
}

export function chunkWriter(identity: Identity, context: SayContext): ChunkWriter {
  const random = seededRandom(`obfuscation:${context.seed}:${context.nonce}:${context.target}:${context.call}`)
  const { id, ...rest } = identity
  const frame = (choices: readonly unknown[], beside: Readonly<Record<string, unknown>>): Frame => ({
    data: jsonText(
      {
        id,
        object: 'chat.completion.chunk',
        ...rest,
        choices,
        // A request that asks for the counters finds the field in every chunk.
        ...(context.usageAsked ? { usage: null } : {}),
        ...beside
      },
      context
    )
  })
  return {
    choice: (delta, finishReason, beside) =>
      frame([{ index: 0, delta, logprobs: null, finish_reason: finishReason ?? null }], {
        ...(context.obfuscation ? { obfuscation: blur(random) } : {}),
        ...beside
      }),
    bare: (usage) => frame([], usage === undefined ? {} : { usage })
  }
}

/** What ends every stream of this dialect, whole or not, unless it breaks off. */
export const doneFrame: Frame = { data: '[DONE]' }
