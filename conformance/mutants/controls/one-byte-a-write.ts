import type { Control } from '../mutant.ts'
import { answer, isStream, rewriteAnswers } from '../shared/rewrite-answers.ts'

const bytewise = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += 1) controller.enqueue(chunk.subarray(at, at + 1))
    }
  })

export const oneByteAWrite: Control = {
  name: 'one-byte-a-write',
  title: 'Event streams are written byte by byte.',
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      isStream(response) ? answer(response, { body: response.body?.pipeThrough(bytewise()) ?? null }) : response
    )
  })
}
