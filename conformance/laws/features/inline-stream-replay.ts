import { acceptingSubmits } from '../shared/accepts.ts'
import { claims } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A replay that accepts an event stream gets the stream of the same execution, from the first event. */
export const inlineStreamReplay = judged('features/inline-stream-replay', (view, check) => {
  if (!claims(view, 'inline_stream')) return
  for (const { stream, answer, accepts, replays } of acceptingSubmits(view)) {
    if (!accepts || replays === undefined) continue
    const own = view.executions.find(({ name }) => name === (replays.as ?? 'main'))
    if (own === undefined) continue
    const first = stream?.events[0]
    const holds = stream?.execution === own.id && first?.sequence === 1 && stream.terminal !== undefined
    check(holds, first ?? stream ?? answer ?? { index: view.end }, () => ({
      expected: 'the events of the execution of this key, from sequence 1 to the terminal',
      saw: stream
        ? `${stream.execution === own.id ? 'its' : 'other'} events from sequence ${brief(first?.sequence)}`
        : `status ${answer?.status} without a stream`
    }))
  }
})
