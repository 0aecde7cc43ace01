import { concurrentOf } from '../shared/concurrent.ts'
import { judged } from '../shared/judged.ts'

/** Of submits sent at once under one key one is answered with 202 and all others as its replays. */
export const concurrentOne202 = judged('idempotency/concurrent-one-202', (view, check) => {
  for (const answers of concurrentOf(view)) {
    const [first, ...others] = answers.toSorted((a, b) => b.status - a.status)
    if (first === undefined) continue
    const one = first.status === 202 && others.every(({ status, id }) => status === 200 && id === first.id)
    check(one, first, () => ({
      expected: `one 202 and ${others.length} times 200 with its execution`,
      saw: [first, ...others].map(({ status }) => status).join(', ')
    }))
  }
})
