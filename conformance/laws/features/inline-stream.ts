import { acceptingSubmits } from '../shared/accepts.ts'
import { claims } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A submit that accepts an event stream is answered with one, from the first event to the terminal. */
export const inlineStream = judged('features/inline-stream', (view, check) => {
  if (!claims(view, 'inline_stream')) return
  for (const { step, stream, answer, accepts, replays } of acceptingSubmits(view)) {
    if (!accepts || replays !== undefined) continue
    const first = stream?.events[0]
    const whole = first?.sequence === 1 && stream?.terminal !== undefined
    check(whole, first ?? stream ?? answer ?? { index: view.end }, () => ({
      expected: `200 with the events from sequence 1 to the terminal, for Accept: ${step.accept}`,
      saw: stream ? `a stream from sequence ${brief(first?.sequence)}` : `status ${answer?.status} without a stream`
    }))
  }
})
