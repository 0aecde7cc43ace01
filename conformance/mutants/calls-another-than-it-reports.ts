import type { Mutant } from './mutant.ts'

export const callsAnotherThanItReports: Mutant = {
  name: 'calls-another-than-it-reports',
  title: 'Neighbours in the configuration serve each other’s calls.',
  predicts: ['target/is-the-one-called'],
  edits: () => ({
    entries: (entries) =>
      entries.map((entry, at) => {
        const neighbour = entries[at % 2 === 0 ? at + 1 : at - 1] ?? entry
        return { ...entry, provider: { ...entry.provider, execute: neighbour.provider.execute } }
      })
  })
}
