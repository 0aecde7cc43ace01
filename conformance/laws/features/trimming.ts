import { claims } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Who may drop the head of a log never shows the rest behind a cursor that lies before it. */
export const trimming = judged('features/trimming', (view, check) => {
  if (!claims(view, 'trimming')) return
  for (const { opened, events, execution } of view.readers) {
    const [first] = events
    if (first === undefined || execution === '') continue
    check(first.sequence === opened.after + 1, first, () => ({
      expected: `sequence ${opened.after + 1} behind the cursor ${opened.after}, or 410`,
      saw: `sequence ${brief(first.sequence)}`
    }))
  }
})
