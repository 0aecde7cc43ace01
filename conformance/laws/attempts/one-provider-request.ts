import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** A target gets at most as many generating requests as the log has attempts on it: nothing retries behind an attempt. */
export const oneProviderRequest = judged('attempts/one-provider-request', (view, check) => {
  for (const { calls, attempts } of joined(view)) {
    for (const target of new Set(calls.map((call) => call.target))) {
      const made = calls.filter((call) => call.target === target)
      const told = attempts.filter(({ provider }) => provider === target).length
      check(made.length <= told, made[told] ?? made[0] ?? { index: view.end }, () => ({
        expected: `at most ${told} provider requests at ${target}, one for each attempt`,
        saw: `${made.length}`
      }))
    }
  }
})
