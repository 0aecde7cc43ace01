import { judged } from '../shared/judged.ts'
import { checkReadable } from '../shared/readable.ts'
import { submitsOf } from '../shared/submit-view.ts'

/** Who has an id may ask for its snapshot, result and events at once, and is not told that there is no such execution. */
export const submissionReadable = judged('resources/submission-readable', (view, check) => {
  checkReadable(view, submitsOf(view), check)
})
