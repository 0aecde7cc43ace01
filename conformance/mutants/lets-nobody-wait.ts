import type { Mutant } from './mutant.ts'

export const letsNobodyWait: Mutant = {
  name: 'lets-nobody-wait',
  title: 'Whoever comes while the slots of a provider are taken finds its queue full, whatever max_queue_depth says.',
  predicts: ['configuration/provider-concurrency'],
  patienceMs: 2000,
  edits: () => ({ entries: (entries) => entries.map((entry) => ({ ...entry, maxQueueDepth: 0 })) })
}
