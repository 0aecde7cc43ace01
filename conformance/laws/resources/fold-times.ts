import { foldedSnapshots } from '../shared/folded.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A snapshot was created at the time of the first event and updated at that of the last one. */
export const foldTimes = judged('resources/fold-times', (view, check) => {
  for (const { snapshot, body, folded } of foldedSnapshots(view)) {
    for (const name of ['created_at', 'updated_at'] as const) {
      check(instant(body[name]) === instant(folded[name]), snapshot, () => ({
        expected: `${name} ${brief(folded[name])}`,
        saw: brief(body[name])
      }))
    }
  }
})

/** Times compare as instants: how many digits a resource shows is free. */
const instant = (time: unknown): unknown => (typeof time === 'string' ? Date.parse(time) : time)
