import { isProviderFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'

/** The same answer; `hear` is told of every chunk of its body. */
function heard(response: Response, hear: (text: string) => void): Response {
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hear(Buffer.from(chunk).toString('latin1'))
      controller.enqueue(chunk)
    }
  })
  const { status, headers, body } = response
  return body === null ? response : new Response(body.pipeThrough(listening), { status, headers })
}

export const takesDoneForATerminal: Mutant = {
  name: 'takes-done-for-a-terminal',
  title: 'A line that says DONE is taken for the end of the answer, whatever stood before it.',
  predicts: ['terminal/needs-provider-terminal'],
  edits: () => ({
    provider: (provider, rebuild) => ({
      ...provider,
      async *execute(call) {
        let done = false
        const listening = rebuild(
          (fetch) => async (input, init) =>
            heard(await fetch(input, init), (text) => {
              done ||= text.includes('data: [DONE]')
            })
        )
        try {
          yield* listening.execute(call)
        } catch (thrown) {
          if (!done || !isProviderFailure(thrown) || thrown.code !== 'provider_protocol_error') throw thrown
          yield [{ type: 'completed', finish_reason: 'stop' }]
        }
      }
    })
  })
}
