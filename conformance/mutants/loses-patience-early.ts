import type { Mutant } from './mutant.ts'

export const losesPatienceEarly: Mutant = {
  name: 'loses-patience-early',
  title: 'A provider with a configured limit of silence is left after a quarter of it.',
  predicts: ['configuration/provider-timeouts'],
  edits: () => ({
    timeouts: ({ connect_ms, first_byte_ms, idle_ms, progress_ms }) => ({
      connect_ms,
      first_byte_ms: first_byte_ms / 4,
      idle_ms: idle_ms / 4,
      progress_ms: progress_ms / 4
    })
  })
}
