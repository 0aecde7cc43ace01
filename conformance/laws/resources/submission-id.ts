import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { submitsOf } from '../shared/submit-view.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id of a new execution is a UUID that no other execution of the run has. */
export const submissionId = judged('resources/submission-id', (view, check) => {
  const submits = submitsOf(view)
  for (const submit of submits) {
    if (submit.status !== 202) continue
    const id = at(submit.exchange.body, 'execution_id')
    const twin = submits.some((other) => other !== submit && other.status === 202 && other.id === id)
    check(typeof id === 'string' && uuid.test(id) && !twin, submit, () => ({
      expected: 'a UUID of its own',
      saw: twin ? 'the id of another execution' : brief(id)
    }))
  }
})
