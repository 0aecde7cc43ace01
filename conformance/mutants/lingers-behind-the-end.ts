import type { Mutant } from './mutant.ts'
import { answer, isStream, rewriteAnswers } from './shared/rewrite-answers.ts'

const lingerMs = 1500

const lingering = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  body.pipeThrough(
    new TransformStream({ flush: () => new Promise<void>((resolve) => void setTimeout(resolve, lingerMs)) })
  )

export const lingersBehindTheEnd: Mutant = {
  name: 'lingers-behind-the-end',
  title: 'A stream stays open for a second and a half behind the terminal event.',
  predicts: ['terminal/stream-ends-after'],
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      isStream(response) && response.body !== null ? answer(response, { body: lingering(response.body) }) : response
    )
  })
}
