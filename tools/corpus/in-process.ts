import { createRuntime } from '../../reference/index.ts'
import { bodyOf } from './body-of.ts'
import type { RecordedStream } from './index-file.ts'
import { type Observation, observe } from './observe.ts'
import { corpusConfig, corpusEnv } from './providers.ts'

const nowhere = {
  'openai-responses': 'https://openai.example.test/v1',
  'anthropic-messages': 'https://anthropic.example.test'
}

/** Plays a stream through a runtime without any socket: its body comes in exactly these chunks. */
export async function playInProcess(stream: RecordedStream, chunks: readonly Uint8Array[]): Promise<Observation> {
  const answer = async (): Promise<Response> =>
    new Response(bodyOf(chunks), { headers: { 'content-type': 'text/event-stream' } })
  const runtime = createRuntime(corpusConfig(nowhere), { fetch: answer, env: corpusEnv })
  try {
    return await observe(runtime, { ability: stream.provider, input: [{ type: 'text', text: 'recorded' }] })
  } finally {
    await runtime.stop(0)
  }
}
