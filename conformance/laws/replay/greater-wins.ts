import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Of two different cursors in one request the greater decides where the stream begins. */
export const greaterWins = judged('replay/greater-wins', (view, check) => {
  for (const { readers } of view.executions) {
    for (const { opened, events } of readers) {
      const [first] = events
      if (opened.lesser === undefined || first === undefined) continue
      check(first.sequence !== opened.lesser + 1, first, () => ({
        expected: `a stream that begins behind the greater cursor, not behind ${opened.lesser}`,
        saw: `sequence ${brief(first.sequence)}`
      }))
    }
  }
})
