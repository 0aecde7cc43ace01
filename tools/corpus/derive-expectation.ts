import { deriveAnthropic } from './derive-anthropic.ts'
import { deriveOpenai } from './derive-openai.ts'
import { type CorpusProvider, type Expectation, sha256Of } from './index-file.ts'
import type { Payload } from './json-lines.ts'

/** What a stream says by its provider's own documentation. */
export interface Told {
  readonly finish: string
  readonly text: string
  readonly calls: readonly { readonly name: string; readonly arguments: string }[]
  readonly usage: Readonly<Record<string, unknown>>
}

/**
 * What a correct adapter reports for a stream that no index describes, worked out apart from any adapter. A stream without the
 * provider's own end has failed, and then nothing more is expected of it.
 */
export function deriveExpectation(provider: CorpusProvider, payloads: readonly Payload[]): Expectation {
  const told = provider === 'openai-responses' ? deriveOpenai(payloads) : deriveAnthropic(payloads)
  if (told === undefined) return { outcome: 'failed' }
  const counts = Object.entries(told.usage).filter((entry): entry is [string, number] => isCount(entry[1]))
  return {
    outcome: 'succeeded',
    finish_reason: told.finish,
    text: { sha256: sha256Of(told.text), utf8_bytes: Buffer.byteLength(told.text) },
    tool_calls: told.calls.map((call) => ({ name: call.name, arguments_sha256: sha256Of(call.arguments || '{}') })),
    usage: Object.fromEntries(counts)
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
