import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** An attempt that got an error object from its provider has failed, in the stream and as a status, before and after output. */
export const errorIsFailure = judged('terminal/error-is-failure', (view, check) => {
  for (const { attempts, terminal } of joined(view)) {
    for (const attempt of attempts) {
      const kind = attempt.said?.ending.kind
      if ((kind !== 'error' && kind !== 'status') || terminal === undefined) continue
      const completed = attempt.terminal?.type === 'execution.completed'
      check(!completed, attempt.terminal ?? attempt, () => ({
        expected: 'a failed attempt, for the provider answered with an error',
        saw: 'execution.completed'
      }))
    }
  }
})
