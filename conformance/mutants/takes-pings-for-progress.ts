import type { Mutant } from './mutant.ts'

export const takesPingsForProgress: Mutant = {
  name: 'takes-pings-for-progress',
  title: 'A provider that says nothing but pings is never left.',
  predicts: ['configuration/provider-timeouts'],
  patienceMs: 4000,
  edits: () => ({ timeouts: (configured) => ({ ...configured, progress_ms: 60_000 }) })
}
