import type { Mutant } from './mutant.ts'

export const letsEverybodyWait: Mutant = {
  name: 'lets-everybody-wait',
  title: 'However many wait for a provider, its queue is never full.',
  predicts: ['routing/bounded-queue', 'configuration/provider-concurrency'],
  patienceMs: 2000,
  edits: () => ({ entries: (entries) => entries.map((entry) => ({ ...entry, maxQueueDepth: 64 })) })
}
