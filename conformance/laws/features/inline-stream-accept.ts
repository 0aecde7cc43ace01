import { acceptingSubmits } from '../shared/accepts.ts'
import { claims } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Who names `text/event-stream` with a weight above zero gets a stream, and nobody else does. */
export const inlineStreamAccept = judged('features/inline-stream-accept', (view, check) => {
  if (!claims(view, 'inline_stream')) return
  for (const { step, stream, answer, accepts } of acceptingSubmits(view)) {
    check(accepts === (stream !== undefined), stream ?? answer ?? { index: view.end }, () => ({
      expected: `${accepts ? 'an event stream' : 'JSON'} for Accept: ${step.accept}`,
      saw: stream ? 'an event stream' : `status ${answer?.status} with JSON`
    }))
  }
})
