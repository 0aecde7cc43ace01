import type { Mutant } from './mutant.ts'

export const callsAsManyAsItLikes: Mutant = {
  name: 'calls-as-many-as-it-likes',
  title: 'max_concurrency of a provider is told and not kept.',
  predicts: ['routing/bounded-queue'],
  patienceMs: 2000,
  edits: () => ({ entries: (entries) => entries.map((entry) => ({ ...entry, maxConcurrency: 64 })) })
}
