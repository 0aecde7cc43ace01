import { judged } from '../shared/judged.ts'
import { replaysOf, submitsOf } from '../shared/submit-view.ts'

/** Of a run that submits one request under one key, however often, providers hear as often as its log tells of attempts. */
export const noSecondCall = judged('idempotency/no-second-call', (view, check) => {
  const accepted = submitsOf(view).filter(({ id }) => id !== undefined)
  const [first] = accepted
  const replays = replaysOf(view)
  const alone = accepted.every(({ key, fingerprint }) => key === first?.key && fingerprint === first?.fingerprint)
  const execution = view.executions.find(({ id }) => id === first?.id)
  if (!alone || execution?.terminal === undefined) return
  for (const replay of replays) {
    const surplus = view.calls[execution.attempts.length]
    check(surplus === undefined, replay, () => ({
      expected: `${execution.attempts.length} provider requests`,
      saw: `${view.calls.length}, the last one at ${view.calls.at(-1)?.target}`
    }))
  }
})
