import { candidates, isInterrupted } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Attempt n of the first pass goes to candidate n; a later pass may leave targets out but keeps to the candidates. */
export const nextCandidate = judged('attempts/next-candidate', (view, check) => {
  for (const execution of view.executions) {
    const order = candidates(view, execution).map(({ id }) => id)
    const { attempts, terminal } = execution
    if (order.length > 0 && attempts.length === 0 && terminal !== undefined && !isInterrupted(execution)) {
      check(false, terminal, () => ({ expected: `an attempt on ${order[0]}`, saw: `${terminal.type} without one` }))
    }
    for (const [position, attempt] of attempts.entries()) {
      const place = order.indexOf(String(attempt.provider))
      const first = position < order.length
      check(first ? place === position : place !== -1, attempt, () => ({
        expected: first ? `candidate ${order[position]}` : `one of ${order.join(', ') || 'no candidate'}`,
        saw: brief(attempt.provider)
      }))
    }
  }
})
