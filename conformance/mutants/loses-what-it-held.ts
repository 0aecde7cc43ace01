import type { Mutant } from './mutant.ts'

export const losesWhatItHeld: Mutant = {
  name: 'loses-what-it-held',
  title: 'It claims a durable store, and after a crash it knows of nothing.',
  predicts: ['features/durable', 'idempotency/replay-after-restart'],
  edits: () => ({ disk: { found: () => [] } })
}
