import type { Control } from '../mutant.ts'
import { answer, isStream, rewriteAnswers } from '../shared/rewrite-answers.ts'

const momentMs = 150

const later = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  body.pipeThrough(
    new TransformStream({ flush: () => new Promise<void>((resolve) => void setTimeout(resolve, momentMs)) })
  )

export const endsStreamsAMomentLater: Control = {
  name: 'ends-streams-a-moment-later',
  title: 'Between the terminal event and the end of a stream lies a moment.',
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      isStream(response) && response.body !== null ? answer(response, { body: later(response.body) }) : response
    )
  })
}
