import type { Mutant } from './mutant.ts'

export const callsAnotherThanItReports: Mutant = {
  name: 'calls-another-than-it-reports',
  title: 'After a failure the log names one target and the call goes to its neighbour.',
  predicts: ['target/is-the-one-called'],
  edits() {
    const calls = new WeakMap<object, number>()
    return {
      entries: (entries) =>
        entries.map((entry, at) => {
          const neighbour = entries[at + 1] ?? entry
          const { provider } = entry
          return {
            ...entry,
            provider: {
              ...provider,
              execute(call) {
                const number = (calls.get(call.request) ?? 0) + 1
                calls.set(call.request, number)
                const bound = call.request.deadline_ms ?? call.request.routing?.retry_budget_ms
                return number === 2 && bound === undefined ? neighbour.provider.execute(call) : provider.execute(call)
              }
            }
          }
        })
    }
  }
}
