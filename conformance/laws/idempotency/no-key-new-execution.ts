import { judged } from '../shared/judged.ts'
import { answerOf, submitsOf } from '../shared/submit-view.ts'

/** The same body without a key makes a new execution each time. */
export const noKeyNewExecution = judged('idempotency/no-key-new-execution', (view, check) => {
  const submits = submitsOf(view).filter(({ breaks }) => breaks === undefined)
  for (const [position, later] of submits.entries()) {
    const earlier = submits.slice(0, position)
    const again = earlier.some(({ fingerprint, id }) => id !== undefined && fingerprint === later.fingerprint)
    if (later.key !== undefined || !again) continue
    const isNew = later.status === 202 && later.id !== undefined && earlier.every(({ id }) => id !== later.id)
    check(isNew, later, () => ({ expected: '202 with an execution of its own', saw: answerOf(later) }))
  }
})
