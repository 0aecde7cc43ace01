import type { Mutant } from './mutant.ts'

export const ignoresSilence: Mutant = {
  name: 'ignores-silence',
  title: 'However short the configured limits of silence are, a provider is given ages.',
  predicts: ['configuration/provider-timeouts'],
  patienceMs: 3000,
  edits: () => ({
    timeouts: ({ connect_ms }) => ({ connect_ms, first_byte_ms: 60_000, idle_ms: 60_000, progress_ms: 60_000 })
  })
}
